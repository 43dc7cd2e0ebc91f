#if canImport(Darwin)
  // Apple's standard library does not tell.
#else
  @_spi(Reflection) import Swift
#endif

/// The stored properties of a type: by them an `init(from:)` that the compiler has written is told
/// from one that is written by hand and may do something else with what it decodes.
struct StoredProperties {
  /// The properties in the order of their declaration, by the names of their keys.
  private(set) var all: [(name: String, type: Any.Type)] = []

  /// The properties of a structure or a class.
  init(of type: Any.Type) {
    #if !canImport(Darwin)
      var all: [(name: String, type: Any.Type)] = []
      let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
      _forEachField(of: type, options: options) { name, _, type, _ in
        let name = String(cString: name)
        // A wrapped property is stored with an underscore, which its key does not have.
        all.append((name.hasPrefix("_") ? String(name.dropFirst()) : name, type))
        return true
      }
      self.all = all
    #endif
  }

  /// Whether a property is decoded under this key as this type: the one of the same name, or where
  /// the key has another name, some property of the type.
  func contains(_ key: String, of type: Any.Type) -> Bool {
    if let named = all.first(where: { $0.name == key }) { return named.type == type }
    return all.contains { $0.type == type }
  }
}
