extension Key {
  /// A key that has to be there, unless `Value` is optional.
  public init(_ name: String, _ options: KeyOption...) {
    self.init(KeySpecification(path: [name], options: options), fallback: nil)
  }

  /// A key that may be missing; `fallback` is evaluated anew each time it is.
  public init(
    _ name: String, _ options: KeyOption...,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.init(KeySpecification(path: [name], options: options), fallback: fallback)
  }

  /// A key of a nested dictionary, by the names on the way, outermost first. A key with points in it
  /// is one name.
  ///
  /// - Precondition: There is a name.
  public init(_ path: [String], _ options: KeyOption...) {
    self.init(KeySpecification(path: path, options: options), fallback: nil)
  }

  /// A key of a nested dictionary that may be missing, or any dictionary on the way.
  ///
  /// - Precondition: There is a name.
  public init(
    _ path: [String], _ options: KeyOption...,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.init(KeySpecification(path: path, options: options), fallback: fallback)
  }

  /// A key whose value is made of another: read as `Raw`, then parsed. What `parse` throws is
  /// reported at the value.
  ///
  /// ```swift
  /// Key("size", parsing: { (text: String) in try Size(text) })
  /// ```
  public init<Raw: ModelValue>(
    _ name: String, _ options: KeyOption...,
    parsing parse: @escaping @Sendable (Raw) throws -> Value
  ) {
    self.init(
      KeySpecification(path: [name], options: options), fallback: nil,
      custom: .parsed { schema in
        Raw.describe(in: &schema)
      } read: { (node, reader) throws(ModelFailure) -> Value in
        let raw = try Raw.read(at: node, from: &reader)
        do {
          return try parse(raw)
        } catch {
          throw reader.refused(error, at: node, by: "\(Value.self)")
        }
      })
  }
}

// The compiler looks at these where the others do not fit. Looking at all of them for each key, it took
// twenty seconds for nine keys with rules, as a rule might have been a key path.

extension Key {
  /// A key that can be written as well: it knows its property.
  ///
  /// ```swift
  /// Key("name", \Shop.name)
  /// ```
  @_disfavoredOverload
  public init<Root>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ options: KeyOption...
  ) {
    self.init(KeySpecification(path: [name], options: options), property, fallback: nil)
  }

  /// A key that can be written as well, and may be missing.
  @_disfavoredOverload
  public init<Root>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ options: KeyOption...,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.init(KeySpecification(path: [name], options: options), property, fallback: fallback)
  }

  /// A key of a nested dictionary that can be written as well.
  ///
  /// - Precondition: There is a name.
  @_disfavoredOverload
  public init<Root>(
    _ path: [String], _ property: any KeyPath<Root, Value> & Sendable, _ options: KeyOption...
  ) {
    self.init(KeySpecification(path: path, options: options), property, fallback: nil)
  }

  /// A key of a nested dictionary that can be written as well, and may be missing.
  ///
  /// - Precondition: There is a name.
  @_disfavoredOverload
  public init<Root>(
    _ path: [String], _ property: any KeyPath<Root, Value> & Sendable, _ options: KeyOption...,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.init(KeySpecification(path: path, options: options), property, fallback: fallback)
  }

  private init<Root>(
    _ specification: KeySpecification, _ property: any KeyPath<Root, Value> & Sendable,
    fallback: (@Sendable () -> Value)?
  ) {
    self.init(specification, fallback: fallback, custom: nil) { model, writer in
      guard let model = model as? Root else { return }
      writer.property(model[keyPath: property], specification, fallback: fallback?())
    }
  }
}

extension Key where Value: Model, Value.Made == Value {
  /// A part whose keys stand in the same dictionary as those of the whole.
  ///
  /// ```swift
  /// struct Shop: Model {
  ///   let name: String
  ///   let address: Address     // its `city` and `zip` stand beside `name`
  ///   static let factory = Factory(Shop.init, Key("name"), .flattened)
  /// }
  /// ```
  public static var flattened: Key {
    flattened(write: nil)
  }

  /// A part whose keys stand in the same dictionary, which can be written as well.
  public static func flattened<Root>(_ property: any KeyPath<Root, Value> & Sendable) -> Key {
    flattened { model, writer in
      guard let model = model as? Root else { return }
      Value.factory.write(model[keyPath: property], to: &writer)
    }
  }

  private static func flattened(
    write: (@Sendable (Any, inout ModelWriter) -> Void)?
  ) -> Key {
    let factory = Value.factory
    precondition(!factory.keys.isOfUnion, "a union's keys are not known, so it cannot be flattened")
    return Key(
      KeySpecification(path: [factory.keys.names.first ?? "\(Value.self)"], options: []),
      fallback: nil,
      custom: .flattened(keys: factory.keys) { reader throws(ModelFailure) -> Value in
        guard let changes = factory.plan.changes else { return try factory.make(&reader) }
        let outer = reader.changePolicy(by: changes)
        defer { reader.restorePolicy(outer) }
        return try factory.make(&reader)
      }, write: write)
  }
}
