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
  @usableFromInline var make: @Sendable (inout ModelReader) throws(ModelFailure) -> Made
  /// All else that is known of the model; behind one reference, as each model that is read takes hold
  /// of its factory.
  @usableFromInline var plan: FactoryPlan

  /// The names of the keys.
  public var keys: KeySet { plan.keys }

  /// A factory from its parts; the overloads by arity come down to this.
  @usableFromInline
  init(
    _ parts: [ErasedKey],
    make: @escaping @Sendable (inout ModelReader) throws(ModelFailure) -> Made
  ) {
    self.make = make
    plan = FactoryPlan(
      keys: KeySet(parts.flatMap(\.names), ignored: Set(parts.flatMap(\.ignored))),
      parts: parts)
  }

  /// Describes the model as a schema has it.
  package func describe(_ model: inout ModelDescription, in schema: inout ModelSchema) {
    model.properties = plan.parts.flatMap { $0.describe(&schema) }
    model.union = plan.union?.describe(&schema)
    model.changes = plan.changes ?? []
    model.ignoredKeys = keys.ignored.sorted()
  }
}

/// A key without the type of its value.
@usableFromInline
struct ErasedKey: Sendable {
  let names: [String]
  let ignored: Set<String>
  let describe: @Sendable (inout ModelSchema) -> [PropertyDescription]
  let write: (@Sendable (Any, inout ModelWriter) -> Void)?
}

extension Key {
  /// The key without the type of its value.
  @usableFromInline
  var erased: ErasedKey {
    ErasedKey(names: names, ignored: ignored, describe: describe, write: write)
  }
}
