/// A type, or an extension of one.
package struct TypeDeclaration: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  package var head: DeclarationHead
  /// The name; of an extension the name of the type that it extends, with its dots.
  package var name: String
  package var nameRange: Range<Int>
  /// Where the word `struct`, `class` … stands.
  package var introducerStart = 0
  /// The names of its generic parameters.
  package var genericParameters: [String] = []
  /// What stands behind the colon.
  package var inherits: [TypeExpression] = []
  /// The clause behind `where`, with that word.
  package var whereRange: Range<Int>?
  /// From brace to brace.
  package var bodyRange: Range<Int> = 0..<0
  package var members = Members()

  /// Whether the name stands behind the colon, whatever module it is written with.
  package func inherits(_ name: String) -> Bool {
    inherits.contains { type in
      if case .named(let parts) = type.kind { parts.last?.text == name } else { false }
    }
  }
}

/// `typealias Name = T`
package struct AliasDeclaration: Sendable, Hashable {
  package var head: DeclarationHead
  package var name: String
  package var nameRange: Range<Int>
  package var genericParameters: [String] = []
  /// What it stands for, where that could be read.
  package var type: TypeExpression?
}
