/// What stands before the word that introduces a declaration.
package struct DeclarationHead: Sendable, Hashable {
  package var attributes: [Attribute] = []
  /// `public`, `static`, `private(set)`, as written.
  package var modifiers: [String] = []
  /// The text of the comment that documents it, without its marks.
  package var documentation: String?
  /// Whether it stands in `#if`; then it may not be there at all.
  package var isConditional = false
  /// Where it starts: the first byte of the first attribute, modifier or introducing word.
  package var start = 0

  package func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { has("static") || has("class") }
}

/// `@Key("shop_name")` before a declaration.
package struct Attribute: Sendable, Hashable {
  /// The name with its dots, without generic arguments.
  package var name: String
  package var genericArguments: [TypeExpression] = []
  /// The arguments in the parentheses; `nil` without parentheses.
  package var arguments: [Expression.Argument]?
  /// Its bytes in the source, from the `@`.
  package var range: Range<Int>
}
