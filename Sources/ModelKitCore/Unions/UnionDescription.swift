/// Models of which a tag chooses one.
package struct UnionDescription: Sendable, Hashable {
  /// A model and its tag.
  package struct Variant: Sendable, Hashable {
    package let tag: String
    package let shape: ValueShape
  }

  /// The key whose value chooses.
  package let key: String
  package let variants: [Variant]
}
