public import ModelKitCore
public import ModelKitDocument

/// Checks a document against a schema by the very coercions that decoding uses: what it accepts is
/// what the described models can be loaded from, but for what their own code refuses.
///
/// ```swift
/// let report = SchemaChecker(schema).check(document)
/// report.models        // the nodes of the good entries
/// report.diagnostics   // a finding for each fault, with the place of the property's declaration
/// ```
public struct SchemaChecker: Sendable {
  /// How strict the check is.
  public let policy: Policy
  let plan: CheckPlan
  private let labels: DeclarationLabels

  /// A checker for a schema with a root model.
  public init(_ schema: ModelSchema, policy: Policy = .strict) {
    self.policy = policy
    plan = CheckPlan(schema)
    labels = DeclarationLabels(schema)
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
    return report.completingDiagnostics(labels.labelled)
  }

  private func check(
    _ node: NodeID, model id: ModelID, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    if reader.kind(at: node) != .dictionary,
      let substitute = reader.dictionarySubstitute(for: node)
    {
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try check(node, model: id, &reader)
      }
    }
    try read(node, model: id, &reader) { (model, reader) throws(ModelFailure) in
      if let union = model.union {
        try check(node, union, &reader)
      } else {
        try check(model.properties, &reader)
      }
    }
  }

  /// Opens a model's dictionary for `body`, under the policy of the model.
  func read<Value>(
    _ node: NodeID, model id: ModelID, _ reader: inout ModelReader,
    _ body: (CheckPlan.Model, inout ModelReader) throws(ModelFailure) -> Value
  ) throws(ModelFailure) -> Value {
    let model = plan.models[id.index]
    let outer = model.changes == nil ? nil : reader.policy
    try reader.enterModel(node, described: id)
    if let changes = model.changes { reader.changePolicy(by: changes) }
    defer { if let outer { reader.restorePolicy(outer) } }
    let value: Value
    do throws(ModelFailure) {
      value = try body(model, &reader)
    } catch {
      reader.abandonModel(model.keys)
      throw error
    }
    try reader.leaveModel(model.keys)
    return value
  }

  /// Checks every property of the innermost dictionary.
  private func check(
    _ properties: [CheckPlan.Property], _ reader: inout ModelReader
  ) throws(ModelFailure) {
    var isWhole = true
    for property in properties where !check(property, &reader) { isWhole = false }
    guard isWhole else { throw ModelFailure() }
  }

  private func check(_ property: CheckPlan.Property, _ reader: inout ModelReader) -> Bool {
    if let specification = property.specification {
      return check(property, specification, &reader)
    }
    guard let value = reader.find(property.key) else { return absent(property, &reader) }
    if property.hasDefault, !isOptional(property.shape), reader.isNullForDefault(value) {
      reader.noteDefault(forNull: value)
      return true
    }
    do throws(ModelFailure) {
      try check(value, property.shape, &reader)
      return true
    } catch {
      if property.hasDefault { reader.adviseDefault(forNull: value) }
      return false
    }
  }

  private func check(
    _ property: CheckPlan.Property, _ specification: KeySpecification,
    _ reader: inout ModelReader
  ) -> Bool {
    let reading = reader.read(
      specification, isRequired: property.isRequired,
      hasDefault: property.hasDefault && !isOptional(property.shape),
      as: plan.sources[property.shape]
    ) { (node, reader) throws(ModelFailure) in
      try check(node, property.shape, &reader)
    }
    switch reading {
    case .value, .null: return true
    case .absent: return absent(property, &reader)
    case .failed: return false
    }
  }

  private func absent(_ property: CheckPlan.Property, _ reader: inout ModelReader) -> Bool {
    if property.hasDefault {
      if let specification = property.specification {
        reader.noteDefault(specification)
      } else {
        reader.noteDefault(property.key)
      }
    }
    if property.isRequired { reader.reportMissing(property.key) }
    return !property.isRequired
  }

  func isOptional(_ shape: CheckPlan.ShapeID) -> Bool {
    if case .optional = plan.shapes[shape] { return true }
    return false
  }

  private func check(
    _ node: NodeID, _ union: CheckPlan.Union, _ reader: inout ModelReader
  ) throws(ModelFailure) {
    let tag = try reader.tag(union.key, of: union.tags)
    guard let variant = union.variants[tag] else { return }
    try reader.readVariant(at: node, chosenBy: union.key) {
      (node, reader) throws(ModelFailure) in try check(node, variant, &reader)
    }
  }

  /// Checks one value.
  func check(
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
      if !reader.isNil(node) { try check(node, wrapped, &reader) }
    case .array(let element): try checkList(node, shape, element, isSet: false, &reader)
    case .set(let element): try checkList(node, shape, element, isSet: true, &reader)
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
      if let fallback = enumeration.fallback {
        return reader.noteFallback(at: node, as: fallback)
      }
      throw reader.unknownCase(
        at: node, of: enumeration.name, value: raw, allowed: enumeration.allowed)
    case .integers(_, let width), .anyInteger(let width):
      let raw = try reader.checkRawInteger(at: node, of: enumeration.name, width)
      if enumeration.allowed.isEmpty || raw.map(enumeration.integers.contains) ?? false { return }
      if let fallback = enumeration.fallback {
        return reader.noteFallback(at: node, as: fallback)
      }
      throw reader.unknownCase(
        at: node, of: enumeration.name, value: raw.map(String.init) ?? "",
        allowed: enumeration.allowed)
    }
  }
}
