import ModelKitDocument

/// The names of types, which take a microsecond to find.
final class TypeNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The name of a type, as Swift writes it.
  func name(of type: Any.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
