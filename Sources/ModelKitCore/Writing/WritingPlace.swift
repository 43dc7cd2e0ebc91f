import ModelKitDocument

/// Where a value is being written, as a chain from the value up.
final class WritingPlace {
  let step: NodePath.Step
  let parent: WritingPlace?

  init(_ step: NodePath.Step, in parent: WritingPlace?) {
    self.step = step
    self.parent = parent
  }
}

extension WritingPlace? {
  /// The way from the root.
  var path: NodePath {
    var steps: [NodePath.Step] = []
    var next = self
    while let place = next {
      steps.append(place.step)
      next = place.parent
    }
    return NodePath(steps.reversed())
  }
}
