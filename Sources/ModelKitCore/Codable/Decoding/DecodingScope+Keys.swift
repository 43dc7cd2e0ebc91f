import ModelKitDocument

extension DecodingScope {
  /// The value of a key, which is then the child being read.
  ///
  /// Keys mostly stand in the order in which a type asks for them: the entry after the one found
  /// last is looked at first.
  @inline(__always)
  func find(_ name: String, _ reader: UnsafeMutablePointer<ModelReader>) -> NodeID? {
    let next = next
    if next < end, context.takesFirstKey {
      let key = reader.pointee.nodes[Int(reader.pointee.key(ofEntry: next, in: container.index))]
      if !key.has(Node.Bits.escaped | Node.Bits.utf16),
        Self.isEqual(name, reader.pointee.base + Int(key.offset), count: Int(key.length))
      {
        return take(next, number: number, reader)
      }
    }
    return search(name, reader)
  }

  /// Looks at every entry; where duplicates are no error the last one counts.
  @inline(never)
  private func search(_ name: String, _ reader: UnsafeMutablePointer<ModelReader>) -> NodeID? {
    let converts = context.convertsKeys && !(subject is any StringKeyed.Type)
    let place =
      converts || count > Self.fewEntries
      ? indexedPlace(of: name, converts: converts, reader) : placeByLooking(for: name, reader)
    guard let place else {
      rarities = rarities ?? Rarities()
      rarities?.absent.append(name)
      return nil
    }
    return take(place.entry, number: place.number, reader)
  }

  /// How many entries are looked through for each key; for more of them an index is made.
  private static let fewEntries: UInt32 = 64

  private func placeByLooking(
    for name: String, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Place? {
    var place = Place(entry: first, number: 0)
    var match: Place?
    while place.entry < end {
      let key = reader.pointee.key(ofEntry: place.entry, in: container.index)
      if Self.isKey(reader.pointee.nodes[Int(key)], name, reader) {
        match = place
        if context.stopsAtFirstKey { break }
      }
      place = place.next(reader)
    }
    return match
  }

  private func indexedPlace(
    of name: String, converts: Bool, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Place? {
    if let index = rarities?.index { return index[name] }
    var index: [String: Place] = [:]
    var place = Place(entry: first, number: 0)
    while place.entry < end {
      let key = NodeID(reader.pointee.key(ofEntry: place.entry, in: container.index))
      if let text = reader.pointee.document.string(key) {
        let name = converts ? context.convertedKey(text, in: self, entry: place.entry) : text
        if !context.stopsAtFirstKey || index[name] == nil { index[name] = place }
      }
      place = place.next(reader)
    }
    rarities = rarities ?? Rarities()
    rarities?.index = index
    return index[name]
  }

  /// Calls `body` with each entry and its key as the file has it.
  func forEachEntry(
    _ reader: UnsafeMutablePointer<ModelReader>, _ body: (UInt32, String) -> Void
  ) {
    var entry = first
    while entry < end {
      let key = NodeID(reader.pointee.key(ofEntry: entry, in: container.index))
      if let text = reader.pointee.document.string(key) { body(entry, text) }
      entry = reader.pointee.following(entry)
    }
  }

  /// Notes that an entry has been found and gives its value.
  @inline(__always)
  private func take(
    _ entry: UInt32, number: UInt32, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> NodeID {
    self.entry = entry
    self.number = number &+ 1
    next = reader.pointee.following(entry)
    if number < 64 { found |= 1 << UInt64(number) } else { noteBeyond(number) }
    return reader.pointee.value(ofEntry: entry, in: container.index)
  }

  @inline(never)
  private func noteBeyond(_ number: UInt32) {
    rarities = rarities ?? Rarities()
    rarities?.found.insert(number)
  }

  private static func isKey(
    _ key: Node, _ name: String, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Bool {
    // One text has several forms in bytes: é is one character or two.
    guard !key.has(Node.Bits.escaped | Node.Bits.utf16 | Node.Bits.nonASCII) else {
      let format = reader.pointee.document.format
      return StringContent.string(of: key, in: reader.pointee.base, format: format) == name
    }
    return isEqual(name, reader.pointee.base + Int(key.offset), count: Int(key.length))
  }

  /// Whether a text is these bytes, after which eight more can be read.
  @inline(__always)
  private static func isEqual(_ name: String, _ p: UnsafePointer<UInt8>, count: Int) -> Bool {
    let utf8 = name.utf8
    guard utf8.count == count else { return false }
    return utf8.withContiguousStorageIfAvailable { name in
      guard let q = name.baseAddress else { return count == 0 }
      return isEqual(UnsafeRawPointer(q), UnsafeRawPointer(p), count)
    } ?? utf8.elementsEqual(UnsafeBufferPointer(start: p, count: count))
  }

  @inline(__always)
  private static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    var i = 0
    while i &+ 8 <= count {
      guard
        a.loadUnaligned(fromByteOffset: i, as: UInt64.self)
          == b.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      else { return false }
      i &+= 8
    }
    while i < count {
      guard
        a.load(fromByteOffset: i, as: UInt8.self) == b.load(fromByteOffset: i, as: UInt8.self)
      else { return false }
      i &+= 1
    }
    return true
  }
}

/// Dictionaries whose keys are text: their keys are data, which no strategy converts.
protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}
