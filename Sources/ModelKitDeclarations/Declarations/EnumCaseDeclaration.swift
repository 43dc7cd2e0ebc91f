/// One case of an enum; `case a, b` are two.
package struct EnumCaseDeclaration: Sendable, Hashable {
  package var head: DeclarationHead
  package var name: String
  package var nameRange: Range<Int>
  /// What it carries, `(Int, unit: String)`; empty for a plain case.
  package var associatedValues: [TypeExpression.Element] = []
  package var rawValue: Expression?
}
