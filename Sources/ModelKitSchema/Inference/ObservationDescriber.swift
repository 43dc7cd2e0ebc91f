import ModelKitCore
import ModelKitDocument

/// Makes a description of what has been seen.
struct ObservationDescriber {
  private var schema = ModelSchema()
  private var names = Set<String>()

  /// The schema of a file's entries.
  mutating func schema(of entries: Observation, fileName: String) -> ModelSchema {
    if entries.commonKind == .dictionary {
      schema.root = model(of: entries, name: ModelName.forEntries(ofFile: fileName))
    }
    return schema
  }

  private mutating func model(of seen: Observation, name: String) -> ModelID {
    let id = schema.add(ModelDescription(name: unique(name)))
    let total = seen.count(of: .dictionary)
    schema[id].properties = seen.keys.compactMap { key in
      guard let place = seen.value(of: key) else { return nil }
      let shape = shape(of: place, key: key)
      let isOptional = place.total < total || place.count(of: .null) > 0
      return PropertyDescription(key: key, shape: isOptional ? .optional(shape) : shape)
    }
    return id
  }

  private mutating func shape(of seen: Observation, key: String) -> ValueShape {
    switch seen.commonKind {
    case .boolean: .boolean
    case .integer: .integer(.int)
    case .real: .double
    case .string: .string
    case .date: .date
    case .data: .data
    case .array:
      .array(seen.elements.map { shape(of: $0, key: ModelName.singular(key)) } ?? .any)
    case .dictionary: .model(model(of: seen, name: ModelName.type(for: key)))
    case .uid, .invalid, .null, nil: .any
    }
  }

  /// The name, or the name and a number where it is taken.
  private mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
