/// A type as source writes it: `[Shop.Address?]`.
///
/// It is what was written, not what it means: `Optional<Int>` is a name with an argument here.
package struct TypeExpression: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    /// `Int`, `Shop.Address`, `Dictionary<String, Int>`: its parts between the dots.
    case named([Name])
    /// `T?`, and `T!`.
    case optional(TypeExpression)
    /// `[T]`
    case array(TypeExpression)
    /// `[K: V]`
    case dictionary(key: TypeExpression, value: TypeExpression)
    /// `(a: A, B)`; `()` has no elements, and a lone `(T)` is no tuple but T.
    case tuple([Element])
    /// `(A) -> B`
    case function
    /// `any P`, `A & B`, `[3 of Int]`, `~Copyable`: what no value of data can be.
    case other
  }

  /// One part of a dotted name.
  package struct Name: Sendable, Hashable {
    package var text: String
    package var range: Range<Int>
    /// The types between its angles.
    package var arguments: [TypeExpression]

    package init(text: String, range: Range<Int>, arguments: [TypeExpression] = []) {
      self.text = text
      self.range = range
      self.arguments = arguments
    }
  }

  /// One part of a tuple.
  package struct Element: Sendable, Hashable {
    package var label: String?
    package var type: TypeExpression
  }

  package var kind: Kind
  /// Its bytes in the source.
  package var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
