import ModelKitDocument

/// The names of types, which take a microsecond to find.
final class TypeNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The last one that was asked for, as findings in a row are mostly of one type.
  private var last: (type: Any.Type, name: String)?

  /// The name of a type, as Swift writes it.
  func name(of type: Any.Type) -> String {
    if let last, last.type == type { return last.name }
    let name = names[ObjectIdentifier(type)] ?? String(describing: type)
    names[ObjectIdentifier(type)] = name
    last = (type, name)
    return name
  }
}
