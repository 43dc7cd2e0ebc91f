import ModelKitCore
import ModelKitDeclarations

// A set refuses what is in it already, and what is equal decides `==`:
//
//     struct Tag: Model, Hashable { let id: Int }              equal where the ids are
//     struct Tag: Model, Hashable { var id = 0 }               … as far as the data gives them
//     struct Tag: Model, Hashable { static func == … }         only that code knows
//     class Tag: Model, Hashable                               the same

extension ModelDescriber {
  /// How far the equality of values is told by their declaration.
  private enum Comparison: Int, Comparable {
    case none, partly, wholly

    static func < (a: Comparison, b: Comparison) -> Bool { a.rawValue < b.rawValue }
  }

  /// Says of which sets it cannot be told whether an element stands in them twice.
  mutating func reportSetElements() {
    for element in setElements where element.shape != .any {
      var seen: Set<ModelID> = []
      let name = schema.name(of: element.shape)
      switch comparison(of: element.shape, &seen) {
      case .none: report(.uncomparedElements(name), at: element.range, in: element.file)
      case .partly: report(.partlyComparedElements(name), at: element.range, in: element.file)
      case .wholly: continue
      }
    }
  }

  private func comparison(of shape: ValueShape, _ seen: inout Set<ModelID>) -> Comparison {
    switch shape {
    case .optional(let part), .array(let part), .set(let part):
      return comparison(of: part, &seen)
    case .dictionary(let key, let value):
      return min(comparison(of: key, &seen), comparison(of: value, &seen))
    case .model(let id):
      guard seen.insert(id).inserted else { return .wholly }
      guard schema[id].isComparedByProperties else { return .none }
      return schema[id].properties.reduce(.wholly) { least, property in
        min(least, property.hasDefault ? .partly : .wholly, comparison(of: property.shape, &seen))
      }
    case .any, .custom: return .none
    default: return .wholly
    }
  }
}

extension DeclaredType {
  /// Whether Swift compares two values by what these properties read, and by that alone.
  func isCompared(by properties: [PropertyDescription]) -> Bool {
    let isSynthesized =
      declaration.kind == .struct && (inherits("Hashable") || inherits("Equatable"))
      && !parts.contains { $0.members.functions.contains { $0.name == "==" } }
    let read = Set(properties.map(\.name))
    return isSynthesized
      && declaration.members.properties.allSatisfy { property in
        guard property.isStored, !property.isStatic else { return true }
        guard read.contains(property.name) else { return property.initialValue?.isLiteral ?? false }
        return property.isComparedByValue
      }
  }
}

extension PropertyDeclaration {
  /// Whether it has no wrapper, which may have an equality of its own, and is no `Presence`, to which
  /// null and nothing are two things.
  fileprivate var isComparedByValue: Bool {
    guard head.attributes.allSatisfy({ $0.isNamed("Key") }) else { return false }
    guard case .named(let names)? = type?.kind else { return true }
    return names.last?.text != "Presence"
  }
}
