public import ModelKitDocument

/// A type that is made from a dictionary by its ``Factory``.
///
/// ```swift
/// struct Shop: Model {
///   let name: String
///   let price: Decimal?
///
///   static let factory = Factory(Shop.init, Key("name"), Key("price"))
/// }
///
/// let shops = try Shop.models(contentsOf: url)
/// ```
///
/// ``Model()`` writes the factory where its keys are the stored properties. An open class keeps the
/// rule of class factories, that a factory called on a subclass makes the subclass:
///
/// ```swift
/// class Shop: Model {
///   let name: String
///   required init(name: String) { self.name = name }
///
///   class var factory: Factory<Shop> { Factory(Self.init(name:), Key("name")) }
/// }
/// ```
public protocol Model: ModelValue {
  /// What the factory makes: the type itself, or in an open class hierarchy its base.
  associatedtype Made = Self

  /// How a model is made from a dictionary.
  static var factory: Factory<Made> { get }
}

extension Model {
  /// Reads a model from a dictionary.
  @inlinable
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Self {
    let made = try factory.read(at: node, as: Self.self, from: &reader)
    guard let model = made as? Self else { throw reader.made(made, insteadOf: Self.self, at: node) }
    return model
  }

  /// The model's name and properties.
  public static func describe(in schema: inout ModelSchema) -> ValueShape {
    .model(
      schema.model(of: Self.self, name: String(describing: Self.self)) {
        factory.describe(&$0, in: &$1)
      })
  }
}

extension ModelReader {
  /// Reports that a class's factory made its base class: it names the class instead of `Self`.
  @usableFromInline
  @inline(never)
  mutating func made(_ made: Any, insteadOf model: Any.Type, at node: NodeID) -> ModelFailure {
    fail(
      .rejectedByFactory, at: node,
      "the factory of \(model) made a \(Swift.type(of: made))",
      help: "call `Self.init` in the factory of a class that is not final")
  }
}
