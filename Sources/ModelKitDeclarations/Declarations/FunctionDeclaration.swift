/// A function or an initializer.
package struct FunctionDeclaration: Sendable, Hashable {
  /// One parameter: `with name: String = "x"`.
  package struct Parameter: Sendable, Hashable {
    package var head: DeclarationHead
    /// What callers write before the colon; `_` if they write nothing.
    package var label: String
    /// What the body calls it.
    package var name: String
    package var nameRange: Range<Int>
    package var type: TypeExpression?
    package var hasDefault: Bool
  }

  package var head: DeclarationHead
  /// The name; `init` for an initializer.
  package var name: String
  package var nameRange: Range<Int>
  package var isFailable = false
  package var isAsync = false
  /// Whether it throws, whatever the type of its errors.
  package var isThrowing = false
  package var parameters: [Parameter] = []
  /// The bytes of the body with its braces; `nil` without one.
  package var bodyRange: Range<Int>?

  /// The labels as they tell it from its namesakes: `["name", "_"]` of `make(name:_:)`.
  package var labels: [String] { parameters.map(\.label) }
}
