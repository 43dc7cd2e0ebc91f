import ModelKitDocument

/// What findings ask for again and again: the name of a type takes a microsecond to find, and the
/// path of a value is asked for by its message and by the finding itself.
final class FindingCache {
  private var names: [ObjectIdentifier: String] = [:]
  private var last: (place: ReadingStep, path: NodePath)?

  /// The name of a type, as Swift writes it.
  func name(of type: Any.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// The path of a place, which is found unless it is the last one that was asked for. In a text there
  /// is one way to it; in a binary property list there can be several, so that those are not kept.
  func path(of place: ReadingStep, or find: () -> NodePath) -> NodePath {
    if let last, last.place == place { return last.path }
    let path = find()
    last = (place, path)
    return path
  }
}
