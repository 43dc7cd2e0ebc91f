/// One `let` or `var`; `let a, b: Int` are two.
package struct PropertyDeclaration: Sendable, Hashable {
  package var head: DeclarationHead
  /// The name, or the text of a tuple pattern.
  package var name: String
  package var nameRange: Range<Int>
  package var isLet: Bool
  /// Where its `let` or `var` stands, which it may share with others.
  package var introducerRange: Range<Int>
  /// Whether it is a tuple pattern, `let (a, b) = pair`.
  package var isPattern = false
  /// The type as annotated, also behind a later name: `let a, b: Int`.
  package var type: TypeExpression?
  package var initialValue: Expression?
  /// `get`, `set`, `willSet` …; a body without any of these words counts as `get`.
  package var accessors: [String] = []
  /// For a static property what its getter gives, where that is a single expression.
  package var getterValue: Expression?

  package var isStatic: Bool { head.isStatic }
  package var isLazy: Bool { head.has("lazy") }

  /// Whether it takes memory: it has no accessors but observers.
  package var isStored: Bool { accessors.allSatisfy { $0 == "willSet" || $0 == "didSet" } }
}
