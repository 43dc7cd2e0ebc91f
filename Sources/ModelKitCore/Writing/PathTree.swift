import ModelKitDocument

/// Values by the paths to which they belong, as the tree that the paths make.
struct PathTree<Value> {
  /// A place on the way of one of the paths.
  struct Place {
    fileprivate let number: Int
  }

  /// What lies below each place. The places refer to each other by number, as trees within trees would
  /// be let go of by calls within calls.
  private var below: [[NodePath.Step: Int]] = [[:]]
  private var values: [Int: Value] = [:]

  init(_ values: some Sequence<(key: NodePath, value: Value)>) {
    for (path, value) in values {
      var place = 0
      for step in path.steps {
        if let next = below[place][step] {
          place = next
        } else {
          below[place][step] = below.count
          place = below.count
          below.append([:])
        }
      }
      self.values[place] = value
    }
  }

  /// The place of the root.
  var root: Place { Place(number: 0) }

  /// The place a step further, if a path leads there.
  func place(_ step: NodePath.Step, from place: Place) -> Place? {
    below[place.number][step].map { Place(number: $0) }
  }

  /// The value of the path that ends at a place.
  subscript(place: Place) -> Value? { values[place.number] }

  /// The path with a value within which a path lies, if there is one.
  func pathAround(_ path: NodePath) -> NodePath? {
    var place: Place? = root
    for (count, step) in path.steps.enumerated() {
      guard let here = place else { return nil }
      if self[here] != nil { return NodePath(Array(path.steps.prefix(count))) }
      place = self.place(step, from: here)
    }
    return nil
  }
}
