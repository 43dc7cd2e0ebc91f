public import ModelKitDocument

extension Array: ModelValue where Element: ModelValue {
  /// Reads a list. Every element is read, so that each fault is reported.
  @inlinable
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> [Element] {
    guard var cursor = reader.enterList(node) else { return try readOther(at: node, from: &reader) }
    var elements: [Element] = []
    elements.reserveCapacity(cursor.count)
    var isWhole = true
    for index in 0..<cursor.count {
      let child = reader.nextElement(&cursor, index)
      let mark = reader.mark
      do throws(ModelFailure) {
        elements.append(try Element.read(at: child, from: &reader))
        guard reader.isSound(since: mark) else {
          elements.removeLast()
          throw ModelFailure()
        }
      } catch {
        // Already reported; the others are looked at all the same.
        switch reader.settle(child, since: mark) {
        case .leftOut: continue
        case .replaced: if let absent = Element.valueWhenMissing { elements.append(absent) }
        case .fault: isWhole = false
        }
        if reader.endsLists { break }
      }
    }
    reader.leaveList()
    guard isWhole, !reader.isDamaged(node) else { throw ModelFailure() }
    return elements
  }

  /// A list from a value that is none: bytes from data, one element, text that is one.
  @usableFromInline
  @inline(never)
  static func readOther(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> [Element] {
    if let substitute = reader.listSubstitute(for: node) {
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try read(at: node, from: &reader)
      }
    }
    let isBytes = Element.self == UInt8.self && reader.kind(at: node) == .data
    if !isBytes, reader.takesOneForMany(node) {
      let element = try Element.read(at: node, from: &reader)
      reader.noteCoercion(at: node, to: spelledName)
      return [element]
    }
    return try reader.listFromData(at: node, expected: spelledName)
  }

  /// `[Element]`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    .array(Element.describe(in: &schema))
  }
}

extension Set: ModelValue where Element: ModelValue {
  /// Reads a list in which no element stands twice.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Set<Element> {
    guard var cursor = reader.enterList(node) else { return try readOther(at: node, from: &reader) }
    var elements = Set<Element>(minimumCapacity: cursor.count)
    var isWhole = true
    for index in 0..<cursor.count {
      let child = reader.nextElement(&cursor, index)
      let mark = reader.mark
      do throws(ModelFailure) {
        let element = try Element.read(at: child, from: &reader)
        guard reader.isSound(since: mark) else { throw ModelFailure() }
        if !elements.insert(element).inserted { throw reader.duplicateElement(at: child) }
      } catch {
        switch reader.settle(child, since: mark) {
        case .leftOut, .replaced: continue
        case .fault: isWhole = false
        }
        if reader.endsLists { break }
      }
    }
    reader.leaveList()
    guard isWhole, !reader.isDamaged(node) else { throw ModelFailure() }
    return elements
  }

  private static func readOther(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Set<Element> {
    if let substitute = reader.listSubstitute(for: node) {
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try read(at: node, from: &reader)
      }
    }
    guard reader.takesOneForMany(node) else {
      throw reader.mismatch(at: node, expected: spelledName)
    }
    let element = try Element.read(at: node, from: &reader)
    reader.noteCoercion(at: node, to: spelledName)
    return [element]
  }

  /// `Set<Element>`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    .set(Element.describe(in: &schema))
  }
}

extension Dictionary: ModelValue where Key: ModelValue, Value: ModelValue {
  /// Reads a dictionary. Every entry is read, so that each fault is reported.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> [Key: Value] {
    guard var cursor = reader.enterEntries(node) else {
      guard let substitute = reader.dictionarySubstitute(for: node) else {
        throw reader.mismatch(at: node, expected: Self.spelledName)
      }
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try read(at: node, from: &reader)
      }
    }
    var values: [Key: Value] = [:]
    values.reserveCapacity(reader.document.count(of: node))
    var isWhole = true
    var isRepeated = false
    while let entry = reader.nextEntry(&cursor) {
      let key = try? Key.read(key: entry.key, from: &reader)
      let value = try? Value.read(at: entry.value, from: &reader)
      guard let key, let value else {
        reader.noteFaultyEntry(isKey: key == nil, isValue: value == nil)
        isWhole = false
        continue
      }
      if values.updateValue(value, forKey: key) != nil { isRepeated = true }
    }
    if isRepeated || !isWhole {
      let isUnique = reader.auditEntries { (key, reader) throws(ModelFailure) in
        try Key.read(key: key, from: &reader)
      }
      isWhole = isWhole && isUnique
    }
    reader.leaveEntries()
    guard isWhole, !reader.isDamaged(node) else { throw ModelFailure() }
    return values
  }

  /// `[Key: Value]`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    let key = Key.describe(in: &schema)
    return .dictionary(key: key, value: Value.describe(in: &schema))
  }
}
