public import ModelKitCore
public import ModelKitDocument

/// Checks a document against a schema by the very coercions that decoding uses: what it accepts is
/// exactly what the described models can be loaded from.
///
/// ```swift
/// let report = SchemaChecker(schema).check(document)
/// report.models        // the nodes of the good entries
/// report.diagnostics   // a finding for each fault, with the place of the property's declaration
/// ```
public struct SchemaChecker: Sendable {
  /// How strict the check is.
  public let policy: Policy
  private let plan: CheckPlan

  /// A checker for a schema with a root model.
  public init(_ schema: ModelSchema, policy: Policy = .strict) {
    self.policy = policy
    plan = CheckPlan(schema)
  }

  /// Checks the entries that the part of a document at `path` holds. The report's models are the
  /// nodes of the good entries. A schema without a root model accepts every entry.
  ///
  /// - Complexity: O(*n*) in the nodes of the document.
  public func check(_ document: Document, at path: NodePath = NodePath()) -> LoadReport<NodeID> {
    let root = plan.schema.root
    let keys = root.map { plan.models[$0.index].keys } ?? KeySet([])
    let report = EntryLoader.load(
      document, at: path, keys: keys, policy: policy, schema: plan.schema
    ) { (entry, reader) throws(ModelFailure) -> NodeID in
      if let root { try check(entry, model: root, &reader) }
      return entry
    }
    return report.mappingDiagnostics { DeclarationLabels(plan.schema).labelled($0) }
  }

  private func check(
    _ node: NodeID, model id: ModelID, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    try reader.enterModel(node, described: id)
    var isWhole = true
    for property in plan.models[id.index].properties {
      guard let value = reader.find(property.key) else {
        if property.isRequired {
          reader.reportMissing(property.key)
          isWhole = false
        }
        continue
      }
      do throws(ModelFailure) {
        try check(value, property.shape, &reader)
      } catch {
        isWhole = false
      }
    }
    guard isWhole else {
      reader.abandonModel(plan.models[id.index].keys)
      throw ModelFailure()
    }
    try reader.leaveModel(plan.models[id.index].keys)
  }

  /// Checks one value.
  private func check(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    switch plan.shapes[shape] {
    case .boolean: _ = try reader.boolean(at: node)
    case .integer(let width): try reader.checkInteger(at: node, width)
    case .double: _ = try reader.double(at: node)
    case .float: _ = try reader.float(at: node)
    case .decimal: _ = try reader.decimal(at: node)
    case .string: try reader.checkString(at: node)
    case .date: _ = try reader.dateSeconds(at: node)
    case .data: _ = try reader.dataBytes(at: node)
    case .url: _ = try reader.url(at: node)
    case .uuid: _ = try reader.uuid(at: node)
    case .color: _ = try reader.color(at: node)
    case .imageName: _ = try reader.imageName(at: node)
    case .enumeration(let index): try check(node, plan.enumerations[index], &reader)
    case .optional(let wrapped):
      if !reader.isNull(node) { try check(node, wrapped, &reader) }
    case .array(let element): try checkList(node, shape, element, &reader)
    case .set(let element): try checkSet(node, shape, element, &reader)
    case .dictionary(let key, let value):
      try checkDictionary(node, shape, key: key, value: value, &reader)
    case .model(let id): try check(node, model: id, &reader)
    case .any: try reader.checkReadable(at: node)
    }
  }

  private func check(
    _ node: NodeID, _ enumeration: CheckPlan.Enumeration, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    switch enumeration.values {
    case .strings, .anyString:
      let raw = try reader.rawString(at: node, of: enumeration.name)
      if enumeration.allowed.isEmpty || enumeration.strings.contains(raw) { return }
      throw reader.unknownCase(
        at: node, of: enumeration.name, value: raw, allowed: enumeration.allowed)
    case .integers(_, let width), .anyInteger(let width):
      let raw = try reader.checkRawInteger(at: node, of: enumeration.name, width)
      if enumeration.allowed.isEmpty || raw.map(enumeration.integers.contains) ?? false { return }
      throw reader.unknownCase(
        at: node, of: enumeration.name, value: raw.map(String.init) ?? "",
        allowed: enumeration.allowed)
    }
  }

  private func checkList(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ element: CheckPlan.ShapeID,
    _ reader: inout ModelReader
  ) throws(ModelFailure) {
    guard var cursor = reader.enterList(node) else {
      if case .integer(.uint8) = plan.shapes[element], reader.kind(at: node) == .data { return }
      throw reader.mismatch(at: node, expected: name(of: shape))
    }
    var isWhole = !reader.isDamaged(node)
    for index in 0..<cursor.count {
      let child = reader.nextElement(&cursor, index)
      do throws(ModelFailure) {
        try check(child, element, &reader)
      } catch {
        isWhole = false
      }
    }
    reader.leaveList()
    guard isWhole else { throw ModelFailure() }
  }

  private func checkSet(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ element: CheckPlan.ShapeID,
    _ reader: inout ModelReader
  ) throws(ModelFailure) {
    guard var cursor = reader.enterList(node) else {
      throw reader.mismatch(at: node, expected: name(of: shape))
    }
    var isWhole = !reader.isDamaged(node)
    var seen = Set<AnyHashable>()
    for index in 0..<cursor.count {
      let child = reader.nextElement(&cursor, index)
      do throws(ModelFailure) {
        try check(child, element, &reader)
        guard let value = value(of: child, element, &reader) else { continue }
        if !seen.insert(value).inserted { throw reader.duplicateElement(at: child) }
      } catch {
        isWhole = false
      }
    }
    reader.leaveList()
    guard isWhole else { throw ModelFailure() }
  }

  private func checkDictionary(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, key: CheckPlan.ShapeID,
    value: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    guard var cursor = reader.enterEntries(node) else {
      throw reader.mismatch(at: node, expected: name(of: shape))
    }
    var isWhole = true
    var seen = Set<AnyHashable>()
    var isRepeated = false
    while let entry = reader.nextEntry(&cursor) {
      do throws(ModelFailure) {
        let name = try checkKey(entry.key, key, &reader)
        try check(entry.value, value, &reader)
        if !seen.insert(name).inserted { isRepeated = true }
      } catch {
        isWhole = false
      }
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

  private func checkKey(
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

  /// What a scalar is to `Set`; `nil` for what has an equality of its own, which no schema knows.
  private func value(
    of node: NodeID, _ shape: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) -> AnyHashable? {
    switch plan.shapes[shape] {
    case .boolean: return try? reader.boolean(at: node)
    case .integer, .decimal: return try? reader.decimal(at: node)
    case .double: return try? reader.double(at: node)
    case .float: return try? reader.float(at: node)
    case .string, .imageName: return try? reader.string(at: node)
    case .date: return try? reader.dateSeconds(at: node)
    case .data: return try? reader.dataBytes(at: node)
    case .url: return try? reader.url(at: node)
    case .uuid: return try? reader.uuid(at: node)
    case .color: return try? reader.color(at: node)
    case .enumeration(let index):
      switch plan.enumerations[index].values {
      case .strings, .anyString: return try? reader.string(at: node)
      // In OpenStep `7` and `+7` are one number.
      case .integers, .anyInteger: return try? reader.decimal(at: node)
      }
    case .optional(let wrapped):
      return reader.isNull(node) ? AnyHashable(NodeKind.null) : value(of: node, wrapped, &reader)
    case .array(let element):
      if reader.kind(at: node) == .data { return try? reader.dataBytes(at: node) }
      var values: [AnyHashable] = []
      for child in reader.document.elements(of: node) {
        guard let value = value(of: child, element, &reader) else { return nil }
        values.append(value)
      }
      return values
    case .set, .dictionary, .model, .any: return nil
    }
  }

  private func name(of shape: CheckPlan.ShapeID) -> String {
    plan.schema.name(of: plan.sources[shape])
  }
}
