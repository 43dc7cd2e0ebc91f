#if canImport(Darwin)
  // Apple's standard library does not tell.
#else
  @_spi(Reflection) import Swift
#endif

/// The stored properties of a type: by them an `init(from:)` that the compiler has written is told
/// from one that is written by hand and may do something else with what it decodes.
struct StoredProperties {
  private var types: [String: Any.Type] = [:]

  /// The properties of a structure or a class.
  init(of type: Any.Type) {
    #if !canImport(Darwin)
      var types: [String: Any.Type] = [:]
      let options: _EachFieldOptions = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
      _forEachField(of: type, options: options) { name, _, type, _ in
        types[String(cString: name)] = type
        return true
      }
      self.types = types
    #endif
  }

  /// Whether a property is decoded under this key as this type: one of the same name (a wrapped one
  /// has an underscore), or where the key has another name, some property of the type.
  func contains(_ key: String, of type: Any.Type) -> Bool {
    if let named = types[key] ?? types["_" + key] { return named == type }
    return types.values.contains { $0 == type }
  }
}
