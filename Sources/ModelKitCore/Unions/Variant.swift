import ModelKitDocument

/// One model of a union, the tag that chooses it, and how the union is made of it.
///
/// ```swift
/// enum Animal: Model {
///   case cat(Cat), dog(Dog)
///   static let factory = Factory(
///     union: "type", Variant("cat", Animal.cat), Variant("dog", Animal.dog))
/// }
/// ```
public struct Variant<Union>: Sendable {
  let tag: String
  let read: @Sendable (NodeID, inout ModelReader) throws(ModelFailure) -> Union
  let describe: @Sendable (inout ModelSchema) -> ValueShape
  /// Writes a union as this variant; false if it is another.
  let write: (@Sendable (Any, inout ModelWriter) -> Bool)?

  /// A variant that is made of a model.
  ///
  /// - Parameters:
  ///   - tag: The value of the union's key that chooses this variant.
  ///   - make: Makes the union of the model.
  ///   - part: Takes the model out of a union again, for writing; `nil` if it is another variant.
  public init<Part: Model>(
    _ tag: String, _ make: @escaping @Sendable (Part) -> Union,
    part: (@Sendable (Union) -> Part?)? = nil
  ) {
    self.tag = tag
    if let part {
      write = { union, writer in
        guard let union = union as? Union, let model = part(union) else { return false }
        model.write(to: &writer)
        return true
      }
    } else {
      write = nil
    }
    read = { (node, reader) throws(ModelFailure) -> Union in
      make(try Part.read(at: node, from: &reader))
    }
    describe = { Part.describe(in: &$0) }
  }
}

extension Factory {
  /// A factory that reads one of several models, chosen by the value of a key.
  ///
  /// The key need not be a property of the models. A missing one is a `key.missing`, a value that no
  /// variant has a `value.unknown-tag`. For a class hierarchy each variant gives a subclass:
  /// `Variant("circle") { (circle: Circle) in circle }`.
  ///
  /// - Precondition: Each tag chooses one variant.
  public init(union key: String, _ variants: Variant<Made>...) {
    let name = KeyName(key)
    let table = Dictionary(variants.map { ($0.tag, $0) }) { first, _ in first }
    let tags = variants.map(\.tag)
    precondition(table.count == tags.count, "a tag of the union chooses two variants")
    self.init([]) { reader throws(ModelFailure) -> Made in
      let container = reader.innermost
      let tag = try reader.tag(name, of: tags)
      guard let variant = table[tag] else { throw ModelFailure() }
      return try reader.readVariant(at: container, chosenBy: name, variant.read)
    }
    // The tag alone tells an entry of a file: a variant's factory may be the one being made here.
    plan = FactoryPlan(
      keys: KeySet([key], isOfUnion: true),
      union: FactoryPlan.Union { schema in
        var described: [UnionDescription.Variant] = []
        for variant in variants {
          described.append(.init(tag: variant.tag, shape: variant.describe(&schema)))
        }
        return UnionDescription(key: key, variants: described)
      } write: { model, writer in
        for variant in variants {
          guard let write = variant.write, write(model, &writer) else { continue }
          return writer.tag(variant.tag, under: key)
        }
        writer.refuse(
          "no variant of \(Made.self) can be written", help: "give each Variant its `part:`")
      })
  }
}
