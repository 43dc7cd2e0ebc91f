/// What one key allows beyond its policy: the conversions that are never made unasked.
@usableFromInline
package struct Conversions: Sendable, Hashable {
  /// The conversions that need no detail.
  @usableFromInline
  package struct Flags: OptionSet, Sendable, Hashable {
    @usableFromInline package let rawValue: UInt16
    @usableFromInline
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A boolean as the number 0 or 1.
    package static let numberFromBoolean = Flags(rawValue: 1 << 0)
    /// A boolean as `true` or `false`.
    package static let textFromBoolean = Flags(rawValue: 1 << 1)
    /// A date as ISO 8601 text.
    package static let textFromDate = Flags(rawValue: 1 << 2)
    /// Data as the text whose UTF-8 it is.
    package static let textFromData = Flags(rawValue: 1 << 3)
    /// Base64 text of a property list as data.
    package static let dataFromBase64 = Flags(rawValue: 1 << 4)
    /// A real without a fraction as the raw value of an enumeration.
    package static let rawValueFromReal = Flags(rawValue: 1 << 5)
    /// One value as a list of one.
    package static let oneOrMany = Flags(rawValue: 1 << 6)
    /// An empty list as an empty dictionary.
    package static let emptyListAsDictionary = Flags(rawValue: 1 << 7)
    /// Eight digits of a colour as RRGGBBAA.
    package static let rgba = Flags(rawValue: 1 << 9)
    /// JSON text as what it says.
    package static let jsonText = Flags(rawValue: 1 << 8)
  }

  /// The conversions that are allowed.
  package var flags: Flags = []
  /// What separates the elements of a list in text.
  package var separator: Unicode.Scalar?

  package init() {}

  /// Whether there is none.
  @usableFromInline package var isEmpty: Bool {
    flags.isEmpty && separator == nil
  }

  /// What holds for the parts of a value that is read from another: those that made it have been used.
  package var withinSubstitute: Conversions {
    var inner = Conversions()
    inner.flags = flags.subtracting([.oneOrMany, .emptyListAsDictionary, .jsonText])
    return inner
  }

  /// Whether a conversion is allowed.
  @usableFromInline
  package func contains(_ conversion: Flags) -> Bool { flags.contains(conversion) }
}
