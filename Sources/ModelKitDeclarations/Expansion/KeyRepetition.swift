/// A property that is read from a key, or from another name of it, that an earlier one is read from.
package struct KeyRepetition: Sendable, Hashable {
  /// The key.
  package let path: [String]
  package let property: KeyedProperty
  /// Where the key is written for the property.
  package let range: Range<Int>
  package let earlier: KeyedProperty
  /// Where the key is written for the earlier property.
  package let earlierRange: Range<Int>

  /// What is wrong with it, in a sentence.
  package var message: String {
    "`\(property.name)` is read from the key `\(path.joined(separator: "."))`, "
      + "as `\(earlier.name)` is"
  }
}
