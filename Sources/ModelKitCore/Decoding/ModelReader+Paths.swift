import ModelKitDocument

extension ModelReader {
  /// The way to the child that is being read.
  package var currentPath: NodePath { path(ofFrames: frameCount) }

  /// The way to the innermost container itself.
  var containerPath: NodePath {
    path(ofFrames: frameCount - 1)
  }

  private func path(ofFrames count: Int) -> NodePath {
    var path = outerPath
    path.steps.reserveCapacity(path.steps.count + count)
    for frame in openFrames.prefix(count) {
      path.steps.append(step(into: frame.container, at: frame.position))
    }
    return path
  }

  /// The way that was recorded in steps.
  func path(of steps: ArraySlice<ReadingStep>) -> NodePath {
    var path = outerPath
    path.steps.reserveCapacity(path.steps.count + steps.count)
    for step in steps { path.steps.append(self.step(into: step.container, at: step.position)) }
    return path
  }

  /// The step from a container to its child at a frame's position.
  func step(into container: UInt32, at position: UInt32) -> NodePath.Step {
    if nodes[Int(container)].rawKind == Node.Bits.array { return .index(Int(position)) }
    let key = nodes[Int(key(ofEntry: position, in: container))]
    // A key that could not be read is no text, and has been reported.
    guard key.rawKind == Node.Bits.string else { return .key("") }
    return .key(StringContent.string(of: key, in: base, format: document.format))
  }

  /// The innermost model that is being read.
  var currentModel: ReadingFrame.ModelIdentity {
    for frame in openFrames.reversed() {
      if case .none = frame.model { continue }
      return frame.model
    }
    return .none
  }

  /// The name of the innermost model that is being read.
  var currentModelName: String? { name(of: currentModel) }

  /// The name of a model.
  func name(of model: ReadingFrame.ModelIdentity) -> String? {
    switch model {
    case .none: nil
    case .type(let type): typeNames.name(of: type)
    case .described(let id): schema[id].name
    }
  }
}
