/// Models of which a tag chooses one.
package struct UnionDescription: Sendable, Hashable {
  /// A model and its tag.
  package struct Variant: Sendable, Hashable {
    package let tag: String
    package let shape: ValueShape

    package init(tag: String, shape: ValueShape) {
      self.tag = tag
      self.shape = shape
    }
  }

  /// The key whose value chooses.
  package let key: String
  package let variants: [Variant]

  package init(key: String, variants: [Variant]) {
    self.key = key
    self.variants = variants
  }
}
