public import ModelKitDocument

extension ModelReader {
  /// Opens a dictionary for ``find(_:)``. False if it is not one, which the caller reports.
  @inline(__always)
  mutating func enterDictionary(_ id: NodeID, model: ReadingFrame.ModelIdentity) -> Bool {
    let node = node(id)
    guard node.rawKind == Node.Bits.dictionary else { return false }
    return push(
      ReadingFrame(
        container: id.index, count: node.length, next: isIndirect ? 0 : id.index &+ 1,
        end: isIndirect ? node.length : node.next, matched: 0, position: 0, model: model))
  }

  /// The value of a key in the innermost dictionary, which is then where a fault's path leads.
  ///
  /// Keys mostly stand in the order in which a model declares them: the entry after the one found
  /// last is looked at first.
  @usableFromInline
  package mutating func find(_ name: KeyName) -> NodeID? {
    let frame = top
    let next = frame.pointee.next
    guard stopsAtFirstKey, next < frame.pointee.end else { return search(name) }
    if isIndirect {
      let key = nodes[Int(key(ofEntry: next, in: frame.pointee.container))]
      guard isKey(key, name) else { return search(name) }
      return take(entry: next)
    }
    guard isKey(nodes[Int(next)], name) else { return search(name) }
    return take(entry: next)
  }

  /// The value of a key in any dictionary; where it stands twice, the last one.
  func value(of name: KeyName, in id: NodeID) -> NodeID? {
    guard node(id).rawKind == Node.Bits.dictionary else { return nil }
    return entry(of: name, in: id.index, isFirst: false).map { value(ofEntry: $0, in: id.index) }
  }

  /// Looks at every entry; where duplicates are no error the last one counts.
  @inline(never)
  private mutating func search(_ name: KeyName) -> NodeID? {
    if let found = searchLiterally(name) { return found }
    guard !policy.keyNaming.isAsWritten else { return nil }
    for other in namesInData(for: name) {
      if let found = searchLiterally(other) { return found }
    }
    return nil
  }

  private mutating func namesInData(for name: KeyName) -> [KeyName] {
    if let known = namesInData[name.text] { return known }
    let names = policy.keyNaming.names(for: name.text).map { KeyName($0) }
    namesInData[name.text] = names
    return names
  }

  private mutating func searchLiterally(_ name: KeyName) -> NodeID? {
    entry(of: name, in: top.pointee.container, isFirst: stopsAtFirstKey).map { take(entry: $0) }
  }

  /// The first entry of a dictionary that has a key, or the last one.
  private func entry(of name: KeyName, in container: UInt32, isFirst: Bool) -> UInt32? {
    var entry = isIndirect ? 0 : container &+ 1
    var found: UInt32?
    for _ in 0..<nodes[Int(container)].length {
      if isKey(nodes[Int(key(ofEntry: entry, in: container))], name) {
        found = entry
        if isFirst { break }
      }
      entry = following(entry)
    }
    return found
  }

  /// Notes that an entry has been found and gives its value.
  @inline(__always)
  private mutating func take(entry: UInt32) -> NodeID {
    let frame = top
    frame.pointee.position = entry
    frame.pointee.matched &+= 1
    frame.pointee.next = following(entry)
    return value(ofEntry: entry, in: frame.pointee.container)
  }

  @inline(__always)
  private func isKey(_ key: Node, _ name: KeyName) -> Bool {
    if !key.has(Node.Bits.escaped | Node.Bits.utf16),
      name.matches(base + Int(key.offset), length: key.length)
    {
      return true
    }
    return key.has(Node.Bits.escaped | Node.Bits.utf16 | Node.Bits.nonASCII)
      && isDecodedKey(key, name)
  }

  @inline(never)
  private func isDecodedKey(_ key: Node, _ name: KeyName) -> Bool {
    // One text has several forms in bytes: é is one character or two.
    key.rawKind == Node.Bits.string
      && StringContent.string(of: key, in: base, format: document.format) == name.text
  }

  /// The entry after one: its number, or the node of its key.
  @inline(__always)
  func following(_ entry: UInt32) -> UInt32 {
    isIndirect ? entry &+ 1 : nodes[Int(entry) &+ 1].next
  }

  /// The node of an entry's key.
  @inline(__always)
  func key(ofEntry entry: UInt32, in container: UInt32) -> UInt32 {
    guard isIndirect else { return entry }
    return reference(Int(nodes[Int(container)].offset) &+ Int(entry) &* referenceSize)
  }

  /// The node of an entry's value.
  @inline(__always)
  func value(ofEntry entry: UInt32, in container: UInt32) -> NodeID {
    guard isIndirect else { return NodeID(entry &+ 1) }
    let node = nodes[Int(container)]
    let index = Int(node.length) &+ Int(entry)
    return NodeID(reference(Int(node.offset) &+ index &* referenceSize))
  }

  @inline(__always)
  private func reference(_ offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: BigEndian.load(base + offset, width: referenceSize))
  }
}
