extension DiagnosticCode {
  // What can be wrong in XML only.

  /// An element that is opened and never closed.
  public static let unclosedElement = DiagnosticCode("syntax.unclosed-element")
  /// A closing tag that does not belong to the element that is open.
  public static let mismatchedTag = DiagnosticCode("syntax.mismatched-tag")
  /// An element that property lists do not have.
  public static let unknownElement = DiagnosticCode("syntax.unknown-element")
  /// A known element where it cannot stand: a `<key>` in an array, an element in a string.
  public static let misplacedElement = DiagnosticCode("syntax.misplaced-element")
  /// A tag that is not written as one, or an attribute that is not.
  public static let malformedTag = DiagnosticCode("syntax.tag")
  /// Text where only elements can stand.
  public static let strayText = DiagnosticCode("syntax.stray-text")
  /// A `&` or `<` in text that is not written `&amp;` or `&lt;`, or an entity that does not exist.
  public static let entity = DiagnosticCode("syntax.entity")
  /// A document type that defines something of its own.
  public static let documentType = DiagnosticCode("syntax.document-type")
  /// A property list without a value.
  public static let missingValue = DiagnosticCode("syntax.missing-value")
  /// A second value in a property list, which holds one.
  public static let extraValue = DiagnosticCode("syntax.extra-value")
}
