import ModelKitCore
import ModelKitDocument

extension SchemaChecker {
  /// Checks a dictionary whose keys are data.
  func checkDictionary(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, key: CheckPlan.ShapeID,
    value: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    guard var cursor = reader.enterEntries(node) else {
      guard let substitute = reader.dictionarySubstitute(for: node) else {
        throw reader.mismatch(at: node, expected: name(of: shape))
      }
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try check(node, shape, &reader)
      }
    }
    var isWhole = true
    var seen = Set<AnyHashable>()
    var isRepeated = false
    while let entry = reader.nextEntry(&cursor) {
      let name = try? checkKey(entry.key, key, &reader)
      let isRead: Void? = try? check(entry.value, value, &reader)
      guard let name, isRead != nil else {
        reader.noteFaultyEntry(isKey: name == nil, isValue: isRead == nil)
        isWhole = false
        continue
      }
      if !seen.insert(name).inserted { isRepeated = true }
    }
    if isRepeated || !isWhole {
      let isUnique = reader.auditEntries { (node, reader) throws(ModelFailure) in
        try checkKey(node, key, &reader)
      }
      isWhole = isWhole && isUnique
    }
    reader.leaveEntries()
    guard isWhole, !reader.isDamaged(node) else { throw ModelFailure() }
  }

  /// Checks a key; gives what makes two of them the same.
  func checkKey(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) throws(ModelFailure) -> AnyHashable {
    switch plan.shapes[shape] {
    case .string, .imageName: return try reader.string(at: node)
    case .integer(.int): return try reader.integerKey(at: node)
    case .uuid: return try reader.uuidKey(at: node)
    case .enumeration(let index):
      let enumeration = plan.enumerations[index]
      switch enumeration.values {
      case .strings, .anyString:
        let raw = try reader.string(at: node)
        if enumeration.allowed.isEmpty || enumeration.strings.contains(raw) { return raw }
        throw reader.unknownKeyCase(
          at: node, of: enumeration.name, allowed: enumeration.allowed)
      case .integers, .anyInteger: break
      }
    default: break
    }
    throw reader.notAKeyType(at: node, name(of: shape))
  }
}
