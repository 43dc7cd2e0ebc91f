import ModelKitDocument

// Whether an entry holds one of many places is asked once per entry. With the places `[0].a`, `[2].b`
// and entries one step deep, the prefixes of that length, `[0]` and `[2]`, answer it by one look-up.

/// The paths that lead to some of many places.
struct PathPrefixes {
  private let places: [NodePath]
  /// The first steps of all places, by how many steps they are.
  private var prefixes: [Int: Set<NodePath>] = [:]

  init(_ places: [NodePath]) { self.places = places }

  /// Whether one of the places is at a path or below it.
  ///
  /// - Complexity: O(*n*) in the places for the first path of a length, O(*length*) for others.
  mutating func contains(_ path: NodePath) -> Bool {
    guard !places.isEmpty else { return false }
    let length = path.steps.count
    if let known = prefixes[length] { return known.contains(path) }
    let found = Set(
      places.filter { $0.steps.count >= length }.map { NodePath(Array($0.steps.prefix(length))) })
    prefixes[length] = found
    return found.contains(path)
  }
}
