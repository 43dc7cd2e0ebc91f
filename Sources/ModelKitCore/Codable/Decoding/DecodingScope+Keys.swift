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
    if context.convertsKeys, !(subject is any StringKeyed.Type) {
      return searchConverted(name, reader)
    }
    var entry = first
    var number: UInt32 = 0
    var match: (entry: UInt32, number: UInt32)?
    while entry < end {
      let key = reader.pointee.nodes[Int(reader.pointee.key(ofEntry: entry, in: container.index))]
      if Self.isKey(key, name, reader) {
        match = (entry, number)
        if context.stopsAtFirstKey { break }
      }
      entry = reader.pointee.following(entry)
      number &+= 1
    }
    guard let match else {
      rarities = rarities ?? Rarities()
      rarities?.absent.append(name)
      return nil
    }
    return take(match.entry, number: match.number, reader)
  }

  private func searchConverted(
    _ name: String, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> NodeID? {
    let entries = rarities?.converted ?? convertedEntries(reader)
    rarities = rarities ?? Rarities()
    rarities?.converted = entries
    guard let entry = entries[name] else {
      rarities = rarities ?? Rarities()
      rarities?.absent.append(name)
      return nil
    }
    return take(entry, number: numberOf(entry, reader), reader)
  }

  private func convertedEntries(
    _ reader: UnsafeMutablePointer<ModelReader>
  ) -> [String: UInt32] {
    var entries: [String: UInt32] = [:]
    forEachEntry(reader) { entry, key in
      entries[context.convertedKey(key, in: self, entry: entry)] = entry
    }
    return entries
  }

  /// The number of an entry; in a binary property list an entry is its number.
  private func numberOf(_ wanted: UInt32, _ reader: UnsafeMutablePointer<ModelReader>) -> UInt32 {
    guard !reader.pointee.isIndirect else { return wanted }
    var number: UInt32 = 0
    var entry = first
    while entry < wanted {
      entry = reader.pointee.following(entry)
      number &+= 1
    }
    return number
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
    guard !key.has(Node.Bits.escaped | Node.Bits.utf16) else {
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
