import ModelKitDocument

/// The values of keys that no two entries may share, and where each was met first.
struct UniqueValues {
  /// A value of one key of one model.
  struct Place: Hashable {
    let model: Owner
    /// The key as the model names it, whatever the data calls it.
    let key: [KeyName]
    let value: RuledValue.Identity
  }

  /// The model that a key belongs to; two models can have one name.
  enum Owner: Hashable {
    case none
    case type(ObjectIdentifier)
    case described(ModelID)

    init(_ model: ReadingFrame.ModelIdentity) {
      self =
        switch model {
        case .none: .none
        case .type(let type): .type(ObjectIdentifier(type))
        case .described(let id): .described(id)
        }
    }
  }

  private var places: [Place: NodeID] = [:]

  /// Where a value was met before; `nil` and remembered if it was not.
  mutating func first(_ place: Place, or node: NodeID) -> NodeID? {
    if let first = places[place] { return first }
    places[place] = node
    return nil
  }
}
