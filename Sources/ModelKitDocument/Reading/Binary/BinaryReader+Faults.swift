// The passes that read only mark an object as faulty. This one, for files that have such an object,
// looks at the bytes again and says what is wrong with it.

extension BinaryReader {
  /// An object and where it begins; beyond the objects if its offset is wrong.
  struct Location {
    let object: Int
    let offset: Int
  }

  func location(of object: Int) -> Location {
    let layout = trailer.layout
    let entry = base + layout.offsetTable + object * layout.offsetSize
    let offset = Self.load(entry, shift: Self.shift(width: layout.offsetSize))
    return Location(object: object, offset: Int(min(offset, UInt64(UInt32.max))))
  }

  /// Reports each faulty object that the tree holds, once, in the order of the file.
  ///
  /// What nothing refers to is not part of the tree, and its faults do no harm.
  @inline(never)
  func reportFaults(into diagnostics: inout DiagnosticList) {
    guard foundFault else { return }
    var parts = Set<Int>()
    for object in faultyObjectsOfTree() {
      let part = faultyPart(of: object)
      guard parts.insert(part).inserted else { continue }
      diagnostics.report(diagnostic(of: object, at: location(of: part)))
    }
    diagnostics.sortByPlace()
  }

  /// The objects of the tree that are marked.
  private func faultyObjectsOfTree() -> [Int] {
    var faulty: [Int] = []
    var isSeen = [Bool](repeating: false, count: trailer.count)
    var waiting = [trailer.top]
    isSeen[trailer.top] = true
    while let object = waiting.popLast() {
      let node = nodes[object]
      if node.rawKind == Node.Bits.invalid { faulty.append(object) }
      guard node.rawKind >= Node.Bits.array else { continue }
      // Keys are strings, or the dictionary would be marked.
      let first = node.rawKind == Node.Bits.dictionary ? Int(node.length) : 0
      for position in first..<first + Int(node.length) {
        let child = Int(reference(in: node, at: position))
        guard !isSeen[child] else { continue }
        isSeen[child] = true
        waiting.append(child)
      }
    }
    return faulty
  }

  /// The object that a marked one is marked for: itself, or its first key that is no string.
  private func faultyPart(of object: Int) -> Int {
    guard !nodes[object].has(Self.isCyclic), let container = container(at: object),
      container.rawKind == Node.Bits.dictionary
    else { return object }
    for position in 0..<Int(container.length) {
      let reference = reference(in: container, at: position)
      guard reference < UInt64(trailer.count) else { return object }
      let key = Int(reference)
      if nodes[key].rawKind != Node.Bits.string { return key }
    }
    return object
  }

  private func diagnostic(of object: Int, at place: Location) -> Diagnostic {
    if nodes[object].has(Self.isCyclic) {
      return .binaryCycle(at: place, leadsBackTo: location(of: Int(nodes[object].offset)))
    }
    guard place.object == object else {
      if nodes[place.object].rawKind == Node.Bits.invalid {
        return diagnostic(of: place.object, at: place)
      }
      return .binaryKey(
        at: place, kind: nodes[place.object].kind, dictionary: location(of: object))
    }
    let end = trailer.layout.offsetTable
    guard (BinaryHeader.byteCount..<end).contains(place.offset) else {
      let entry = end + object * trailer.layout.offsetSize
      return .binaryOffset(
        of: place, entry: SourceSpan(entry, entry + trailer.layout.offsetSize), end: end)
    }
    if let container = container(at: object), let wrong = firstWrongReference(in: container) {
      return .binaryReference(at: place, to: wrong, count: trailer.count)
    }
    return contentFault(at: place, end: end)
  }

  private func firstWrongReference(in container: Node) -> UInt64? {
    let count = Int(container.length) * (container.rawKind == Node.Bits.dictionary ? 2 : 1)
    for position in 0..<count {
      let reference = reference(in: container, at: position)
      if reference >= UInt64(trailer.count) { return reference }
    }
    return nil
  }

  /// A container's node as `readObjects` made it; `nil` if its own bytes are wrong or it is none.
  private func container(at object: Int) -> Node? {
    let end = trailer.layout.offsetTable
    let offset = location(of: object).offset
    guard (BinaryHeader.byteCount..<end).contains(offset) else { return nil }
    let type = base[offset] >> 4
    guard type >= 0xA, type <= 0xD, let (length, content) = count(at: offset, end: end)
    else { return nil }
    let references = type == 0xD ? length * 2 : length
    guard references * trailer.layout.referenceSize <= end - content else { return nil }
    return Node(
      offset: UInt32(truncatingIfNeeded: content), length: UInt32(truncatingIfNeeded: length),
      next: 0, bits: type == 0xD ? Node.Bits.dictionary : Node.Bits.array)
  }

  /// The count of an object of varying length, and where its content begins.
  private func count(at offset: Int, end: Int) -> (length: Int, content: Int)? {
    let short = Int(base[offset] & 0xF)
    return short < 0xF ? (short, offset + 1) : longLength(at: offset + 1, end: end)
  }

  /// The count of an object as it stands in the file, however large.
  private func claimedLength(at offset: Int) -> UInt64 {
    guard base[offset] & 0xF == 0xF else { return UInt64(base[offset] & 0xF) }
    let width = 1 << Int(base[offset + 1] & 3)
    return Self.load(base + offset + 2, shift: Self.shift(width: width))
  }

  /// What is wrong with an object's own bytes.
  private func contentFault(at place: Location, end: Int) -> Diagnostic {
    let marker = base[place.offset]
    guard let form = BinaryForm(marker) else { return .binaryMarker(at: place, marker) }
    if let width = form.fixedWidth {
      guard width <= end - place.offset - 1 else {
        return .binaryRoom(at: place, form, needs: UInt64(width), end: end)
      }
      if form == .date {
        let bits = Self.load(base + place.offset + 1, shift: 0)
        return .binaryDate(at: place, seconds: Double(bitPattern: bits))
      }
      return .binaryUID(at: place, width: width)
    }
    guard let (length, content) = count(at: place.offset, end: end) else {
      return .binaryCount(at: place, form)
    }
    let width = form.elementWidth(referenceSize: trailer.layout.referenceSize)
    guard length * width <= end - content else {
      let needs = claimedLength(at: place.offset).multipliedReportingOverflow(by: UInt64(width))
      return .binaryRoom(
        at: place, form, needs: needs.overflow ? .max : needs.partialValue, end: end)
    }
    if form == .utf16String {
      let unit = UTF16Content.firstUnpaired(base + content, count: length) ?? 0
      return .binarySurrogate(
        at: place, UTF16Content.unit(base + content, unit), offset: content + 2 * unit)
    }
    let byte = (0..<length).first { base[content + $0] > 0x7F } ?? 0
    return .binaryASCII(at: place, base[content + byte], offset: content + byte)
  }
}
