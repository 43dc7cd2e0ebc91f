import ModelKitCore
import ModelKitDocument

extension SchemaChecker {
  /// What a scalar is to `Set`; `nil` for what has an equality of its own, which no schema knows.
  func value(
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
      return value(of: node, plan.enumerations[index], &reader)
    case .optional(let wrapped):
      return reader.isNil(node) ? AnyHashable(NodeKind.null) : value(of: node, wrapped, &reader)
    case .array(let element):
      if reader.kind(at: node) == .data { return try? reader.dataBytes(at: node) }
      var values: [AnyHashable] = []
      for child in reader.document.elements(of: node) {
        // A faulty element has been reported, and is left out or nil.
        if isFaulty(child, element, &reader) {
          if reader.policy.faultyElements == .replace, isOptional(element) {
            values.append(NodeKind.null)
          }
          continue
        }
        guard let value = value(of: child, element, &reader) else { return nil }
        values.append(value)
      }
      return values
    case .set, .dictionary, .model, .any: return nil
    }
  }

  /// The case that a raw value stands for; values that no case has are all the fallback.
  private func value(
    of node: NodeID, _ enumeration: CheckPlan.Enumeration, _ reader: inout ModelReader
  ) -> AnyHashable? {
    switch enumeration.values {
    case .strings, .anyString:
      guard let raw = try? reader.string(at: node) else { return nil }
      if enumeration.allowed.isEmpty || enumeration.strings.contains(raw) { return raw }
      return enumeration.fallback ?? raw
    // In OpenStep `7` and `+7` are one number.
    case .integers(_, let width), .anyInteger(let width):
      let raw = try? reader.checkRawInteger(at: node, of: enumeration.name, width)
      if let raw, enumeration.allowed.isEmpty || enumeration.integers.contains(raw) { return raw }
      if let fallback = enumeration.fallback { return Int64(fallback) }
      return try? reader.decimal(at: node)
    }
  }

  private func isFaulty(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) -> Bool {
    let mark = reader.mark
    do throws(ModelFailure) {
      try check(node, shape, &reader)
      return !reader.isSound(since: mark)
    } catch {
      return true
    }
  }
}
