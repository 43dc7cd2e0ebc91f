import ModelKitDocument

/// How a model is made from a dictionary: an initializer, and one ``Key`` for each parameter.
///
/// ```swift
/// struct Shop: Model {
///   let name: String
///   let tags: [String]
///
///   static let factory = Factory(Shop.init, Key("name"), Key("tags", default: []))
/// }
/// ```
///
/// The compiler checks count, order and types of the keys. All of them are read before the
/// initializer is called, so one pass reports every fault. Any function will do that returns the
/// model: a static one, a closure, one that throws; what it throws is reported at the entry.
///
/// Up to 24 keys have overloads of their own, which the compiler specialises (Factory+Arities.swift);
/// more go through a parameter pack, which is slower and takes any number. `@Model` writes code for
/// those, by ``init(keys:reading:)``.
public struct Factory<Made>: Sendable {
  /// Reads the keys from the reader's innermost dictionary and makes a model.
  @usableFromInline let make: @Sendable (inout ModelReader) throws(ModelFailure) -> Made
  /// The names of the keys.
  public let keys: KeySet
  private let properties: @Sendable (inout ModelSchema) -> [PropertyDescription]

  /// A factory from its parts; the overloads by arity come down to this.
  @usableFromInline
  init(
    keys: [KeyName],
    properties: @escaping @Sendable (inout ModelSchema) -> [PropertyDescription],
    make: @escaping @Sendable (inout ModelReader) throws(ModelFailure) -> Made
  ) {
    self.make = make
    self.keys = KeySet(keys.map(\.text))
    self.properties = properties
  }

  /// The model's properties as a schema has them.
  package func describeProperties(in schema: inout ModelSchema) -> [PropertyDescription] {
    properties(&schema)
  }
}

extension ModelReader {
  /// Reports what a factory threw, at the dictionary.
  @usableFromInline
  @inline(never)
  mutating func rejected(_ model: Any.Type, by error: any Error) -> ModelFailure {
    let container = NodeID(top.pointee.container)
    if !(error is ModelFailure) {
      report(
        Diagnostic(
          .rejectedByFactory, .error, "\(model) refused the entry: \(error)",
          span: span(of: container), path: containerPath))
    }
    return ModelFailure()
  }
}
