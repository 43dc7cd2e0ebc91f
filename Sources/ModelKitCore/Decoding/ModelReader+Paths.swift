import ModelKitDocument

extension ModelReader {
  /// The way to the child that is being read.
  package var currentPath: NodePath {
    path(ofFrames: frameCount)
  }

  /// The way to the innermost container itself.
  var containerPath: NodePath {
    path(ofFrames: frameCount - 1)
  }

  private func path(ofFrames count: Int) -> NodePath {
    var path = NodePath()
    for frame in openFrames.prefix(count) { path.steps.append(step(into: frame)) }
    return path
  }

  private func step(into frame: ReadingFrame) -> NodePath.Step {
    if nodes[Int(frame.container)].rawKind == Node.Bits.array {
      return .index(Int(frame.position))
    }
    let key = nodes[Int(key(ofEntry: frame.position, in: frame.container))]
    return .key(StringContent.string(of: key, in: base, format: document.format))
  }

  /// The name of the innermost model that is being read.
  var currentModelName: String? {
    for frame in openFrames.reversed() {
      switch frame.model {
      case .none: continue
      case .type(let type): return String(describing: type)
      case .described(let id): return schema[id].name
      }
    }
    return nil
  }
}
