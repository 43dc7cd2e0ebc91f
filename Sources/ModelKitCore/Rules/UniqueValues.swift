import ModelKitDocument

/// The values of keys that no two entries may share, and where each was met first.
struct UniqueValues {
  /// A value of one key of one model.
  struct Place: Hashable {
    let model: String
    let key: String
    let value: String
  }

  private var places: [Place: NodeID] = [:]

  /// Where a value was met before; `nil` and remembered if it was not.
  mutating func first(_ place: Place, or node: NodeID) -> NodeID? {
    if let first = places[place] { return first }
    places[place] = node
    return nil
  }
}
