/// An expression as far as a description of a model needs it: literals, names, calls.
package struct Expression: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    /// A string literal without interpolation, decoded.
    case string(String)
    /// `-12`, `0xFF`: as written, without underscores.
    case integer(String)
    /// `-1.5e3`: as written, without underscores.
    case real(String)
    case boolean(Bool)
    /// `nil`
    case null
    case array([Expression])
    case dictionary([Entry])
    /// `name`, or `init(name:icon:)` with the labels that tell which one.
    case name(String, labels: [String]?)
    /// `Shop.init`; `.red` has no base.
    case member(of: Expression?, String, labels: [String]?)
    /// `callee(argument, label: argument)`, with trailing closures at the end.
    case call(Expression, [Argument])
    /// `\Shop.address.city`: the parts, without the root type.
    case keyPath([String])
    /// `{ … }`
    case closure
    /// Anything else.
    case other
  }

  /// One entry of a dictionary literal.
  package struct Entry: Sendable, Hashable {
    package var key: Expression
    package var value: Expression
  }

  /// One argument of a call.
  package struct Argument: Sendable, Hashable {
    package var label: String?
    package var value: Expression
  }

  package var kind: Kind
  /// The types in angles behind a name: `Factory<Shop>`.
  package var genericArguments: [TypeExpression] = []
  /// Its bytes in the source.
  package var range: Range<Int>
}

extension Expression {
  /// Whether this is a value written out, so that it can be shown in a report or a schema.
  package var isLiteral: Bool {
    switch kind {
    case .string, .integer, .real, .boolean, .null: true
    case .array(let elements): elements.allSatisfy(\.isLiteral)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isLiteral && $0.value.isLiteral }
    default: false
    }
  }

  /// The string of a string literal.
  package var stringValue: String? {
    if case .string(let value) = kind { value } else { nil }
  }

  /// The dotted name that this is, if it is nothing but names: `Shop.init`, `.init`.
  package var dottedName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(nil, let name, _): ".\(name)"
    case .member(let base?, let name, _): base.dottedName.map { "\($0).\(name)" }
    default: nil
    }
  }
}
