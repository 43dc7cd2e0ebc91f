import ModelKitCore
import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Whether two elements of a set are equal is told by what their models get, not by how the data writes
// it: `{"id": 1, "note": null}` and `{"id": 1}` are one tag. What has an equality that no schema knows
// is never taken for equal; of those the source of a model tells in words.

extension SchemaChecker {
  /// What a value is to `Set`; `nil` where that cannot be told.
  func value(
    of node: NodeID, _ shape: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) -> ComparedValue? {
    switch plan.shapes[shape] {
    case .boolean: return ComparedValue(try? reader.boolean(at: node))
    case .integer, .decimal: return ComparedValue(try? reader.decimal(at: node))
    case .double: return ComparedValue(try? reader.double(at: node))
    case .float: return ComparedValue(try? reader.float(at: node))
    case .string, .imageName: return ComparedValue(try? reader.string(at: node))
    case .date: return ComparedValue(try? reader.dateSeconds(at: node))
    case .data: return ComparedValue(try? reader.dataBytes(at: node))
    case .url: return ComparedValue(try? reader.url(at: node))
    case .uuid: return ComparedValue(try? reader.uuid(at: node))
    case .color: return ComparedValue(try? reader.color(at: node))
    case .enumeration(let index):
      return value(of: node, plan.enumerations[index], &reader)
    case .optional(let wrapped):
      return reader.isNil(node) ? .absent : value(of: node, wrapped, &reader)
    case .array(let element): return list(at: node, element, &reader).map { .list($0) }
    case .set(let element): return list(at: node, element, &reader).map { .set(Set($0)) }
    case .dictionary(let key, let value):
      return dictionary(at: node, key, value, &reader).map { .dictionary($0) }
    case .model(let id): return values(of: node, model: id, &reader).map { .list($0) }
    case .any: return nil
    }
  }

  /// The case that a raw value stands for; values that no case has are all the fallback.
  private func value(
    of node: NodeID, _ enumeration: CheckPlan.Enumeration, _ reader: inout ModelReader
  ) -> ComparedValue? {
    switch enumeration.values {
    case .strings, .anyString:
      guard let raw = try? reader.string(at: node) else { return nil }
      if enumeration.allowed.isEmpty || enumeration.strings.contains(raw) {
        return .scalar(raw)
      }
      return .scalar(enumeration.fallback ?? raw)
    // In OpenStep `7` and `+7` are one number.
    case .integers(_, let width), .anyInteger(let width):
      let raw = try? reader.checkRawInteger(at: node, of: enumeration.name, width)
      if let raw, enumeration.allowed.isEmpty || enumeration.integers.contains(raw) {
        return .scalar(raw)
      }
      if let fallback = enumeration.fallback { return ComparedValue(Int64(fallback)) }
      return ComparedValue(try? reader.decimal(at: node))
    }
  }

  // MARK: Values with parts

  private func list(
    at node: NodeID, _ element: CheckPlan.ShapeID, _ reader: inout ModelReader
  ) -> [ComparedValue]? {
    if let substitute = reader.listSubstitute(for: node) {
      return reader.values(of: substitute, inPlaceOf: node) { (node, reader) in
        list(at: node, element, &reader)
      }
    }
    guard var cursor = reader.enterList(node) else {
      if reader.kind(at: node) == .data {
        // Bytes as a list of numbers.
        return (try? reader.dataBytes(at: node))?.map { .scalar(Decimal($0)) }
      }
      return value(of: node, element, &reader).map { [$0] }
    }
    defer { reader.leaveList() }
    var values: [ComparedValue] = []
    for index in 0..<cursor.count {
      let child = reader.nextElement(&cursor, index)
      // A faulty element has been reported, and is left out or nil.
      if reader.policy.leavesElementsOut, isFaulty(child, element, &reader) {
        if reader.policy.faultyElements == .replace, isOptional(element) {
          values.append(.absent)
        }
        continue
      }
      guard let value = value(of: child, element, &reader) else { return nil }
      values.append(value)
    }
    return values
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

  private func dictionary(
    at node: NodeID, _ key: CheckPlan.ShapeID, _ value: CheckPlan.ShapeID,
    _ reader: inout ModelReader
  ) -> [AnyHashable: ComparedValue]? {
    guard var cursor = reader.enterEntries(node) else {
      return reader.dictionarySubstitute(for: node).flatMap { substitute in
        reader.values(of: substitute, inPlaceOf: node) { (node, reader) in
          dictionary(at: node, key, value, &reader)
        }
      }
    }
    defer { reader.leaveEntries() }
    var values: [AnyHashable: ComparedValue] = [:]
    while let entry = reader.nextEntry(&cursor) {
      guard let name = try? checkKey(entry.key, key, &reader),
        let value = self.value(of: entry.value, value, &reader)
      else { return nil }
      values[name] = value
    }
    return values
  }

  /// What a model is made of, in the order of its properties. A default is not known: where one stands
  /// in, a model is equal to none.
  private func values(
    of node: NodeID, model id: ModelID, _ reader: inout ModelReader
  ) -> [ComparedValue]? {
    guard plan.models[id.index].isComparedByProperties else { return nil }
    if reader.kind(at: node) != .dictionary,
      let substitute = reader.dictionarySubstitute(for: node)
    {
      return reader.values(of: substitute, inPlaceOf: node) { (node, reader) in
        values(of: node, model: id, &reader)
      }
    }
    return try? read(node, model: id, &reader) { (model, reader) throws(ModelFailure) in
      var values: [ComparedValue] = []
      for property in model.properties {
        guard let value = value(of: property, &reader) else { throw ModelFailure() }
        values.append(value)
      }
      return values
    }
  }

  private func value(
    of property: CheckPlan.Property, _ reader: inout ModelReader
  ) -> ComparedValue? {
    let absent: ComparedValue? = property.hasDefault ? nil : .absent
    guard let specification = property.specification else {
      guard let node = reader.find(property.key) else { return absent }
      if property.hasDefault, reader.isNullForDefault(node) { return nil }
      return value(of: node, property.shape, &reader)
    }
    let reading = reader.read(
      specification, isRequired: false, hasDefault: property.hasDefault, as: nil
    ) { (node, reader) throws(ModelFailure) in value(of: node, property.shape, &reader) }
    switch reading {
    case .value(let value): return value
    case .absent: return absent
    case .null, .failed: return nil
    }
  }
}

extension ModelReader {
  /// The values of what is read in place of a value.
  fileprivate mutating func values<Values>(
    of substitute: Substitute, inPlaceOf node: NodeID,
    _ body: (NodeID, inout ModelReader) -> Values?
  ) -> Values? {
    let values = try? read(substitute, inPlaceOf: node, isNoted: false) {
      (node, reader) throws(ModelFailure) in body(node, &reader)
    }
    return values ?? nil
  }
}

extension Policy {
  /// Whether a list may come to have fewer elements than the data gives it.
  fileprivate var leavesElementsOut: Bool {
    faultyElements == .skip || faultyElements == .replace || compactsLists
  }
}
