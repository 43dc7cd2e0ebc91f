/// What one key, or all keys of a type, do differently from the policy of the load; and rules that a
/// value has to keep.
///
/// ```swift
/// Key("created", .unixTime(.seconds))
/// Key("tags", .oneOrMany, .split(by: ","), default: [])
/// Key("price", .lenient, .alias("cost"), .range(0...))
/// Factory(Shop.init, Key("name"), …).applying(.keyNaming(.snakeCase), .unknownKeys(.error))
/// ```
///
/// An option that loosens reading holds for the key's value and what is in its lists and
/// dictionaries; the conversions that are marked so stop at a nested model.
public struct KeyOption: Sendable, Hashable {
  /// What an option comes down to.
  package enum Effect: Sendable, Hashable {
    case change(PolicyChange)
    case alias(String)
    case rule(KeyRule)
  }

  package let effect: Effect

  package init(_ effect: Effect) { self.effect = effect }

  private init(_ change: PolicyChange) { effect = .change(change) }

  private init(_ conversion: Conversions.Flags) { effect = .change(.allowing(conversion)) }
}

extension KeyOption {
  // MARK: Policy

  /// Nothing is converted.
  public static var strict: KeyOption { KeyOption(.coercion(.strict)) }
  /// What can be converted without loss is, and noted.
  public static var lenient: KeyOption { KeyOption(.coercion(.lenient)) }
  /// What to do about keys that the model does not have.
  public static func unknownKeys(_ reaction: Policy.Reaction) -> KeyOption {
    KeyOption(.unknownKeys(reaction))
  }
  /// What to do about a key that stands twice in one dictionary.
  public static func duplicateKeys(_ reaction: Policy.Reaction) -> KeyOption {
    KeyOption(.duplicateKeys(reaction))
  }
  /// What a null is to a key with a default.
  public static func nulls(_ handling: Policy.NullHandling) -> KeyOption {
    KeyOption(.nulls(handling))
  }
  /// What becomes of a list or a set with faulty elements; a dictionary is taken whole.
  public static func faultyElements(_ handling: Policy.ElementHandling) -> KeyOption {
    KeyOption(.faultyElements(handling))
  }
  /// Nulls are left out of lists whose elements cannot be null, with a note each.
  public static var compact: KeyOption { KeyOption(.compactsLists) }
  /// The zone of dates in text that name none, in seconds east of Greenwich; under lenient coercion.
  public static func assumedZone(_ seconds: Int) -> KeyOption { KeyOption(.assumedZone(seconds)) }
  /// A number is a point in time, counted in a unit since 1970-01-01T00:00:00Z.
  public static func unixTime(_ unit: UnixTimeUnit) -> KeyOption { KeyOption(.unixTime(unit)) }
  /// NaN and the infinities are numbers.
  public static var nonFinite: KeyOption { KeyOption(.allowsNonFiniteNumbers) }
  /// An empty string is `nil` to an optional property.
  public static var emptyStringIsNil: KeyOption { KeyOption(.emptyStringIsNil) }
  /// A real without a fraction is a whole number in JSON.
  public static var wholeReals: KeyOption { KeyOption(.acceptsWholeReals) }
  /// How the names of a model's keys relate to those of the data.
  public static func keyNaming(_ naming: KeyNaming) -> KeyOption { KeyOption(.keyNaming(naming)) }

  // MARK: Names

  /// Another name that the key may have in the data; the key's own is looked for first, then
  /// aliases in their order.
  public static func alias(_ name: String) -> KeyOption { KeyOption(.alias(name)) }

  // MARK: Conversions; they stop at a nested model

  /// Text is a list, its elements separated by a character; an empty text is an empty list. Blanks
  /// around an element are not part of it.
  public static func split(by separator: Unicode.Scalar) -> KeyOption {
    KeyOption(.separator(separator))
  }
  /// One value is a list of one.
  public static var oneOrMany: KeyOption { KeyOption(Conversions.Flags.oneOrMany) }
  /// Text is JSON, and the list, dictionary or model is what it says.
  public static var jsonText: KeyOption { KeyOption(Conversions.Flags.jsonText) }
  /// An empty list is an empty dictionary, as some servers write it.
  public static var emptyListAsDictionary: KeyOption {
    KeyOption(Conversions.Flags.emptyListAsDictionary)
  }
  /// A boolean is the number 0 or 1.
  public static var numberFromBoolean: KeyOption { KeyOption(Conversions.Flags.numberFromBoolean) }
  /// A boolean is the text `true` or `false`.
  public static var textFromBoolean: KeyOption { KeyOption(Conversions.Flags.textFromBoolean) }
  /// A date is its ISO 8601 text.
  public static var textFromDate: KeyOption { KeyOption(Conversions.Flags.textFromDate) }
  /// Data is the text whose UTF-8 it is.
  public static var textFromData: KeyOption { KeyOption(Conversions.Flags.textFromData) }
  /// Base64 text in a property list is data; in JSON and in memory it is without asking.
  public static var base64: KeyOption { KeyOption(Conversions.Flags.dataFromBase64) }
  /// The eight digits of a colour are RRGGBBAA, not AARRGGBB.
  public static var rgba: KeyOption { KeyOption(Conversions.Flags.rgba) }
  /// A real without a fraction is the raw value of an enumeration of whole numbers.
  public static var rawValueFromReal: KeyOption { KeyOption(Conversions.Flags.rawValueFromReal) }

  // MARK: Rules

  /// The number is in a range. In a list or a dictionary, each is.
  ///
  /// The rule is about what is read as a number; text that a `String` reads lies in no range. Integers
  /// and `Decimal`s are compared digit by digit with the bound as it is written.
  public static func range(_ range: ClosedRange<Double>) -> KeyOption {
    KeyOption(.rule(.range(lower: range.lowerBound, upper: range.upperBound, isOpen: false)))
  }
  /// The number is in a range without its upper bound. In a list or a dictionary, each is.
  public static func range(_ range: Range<Double>) -> KeyOption {
    KeyOption(.rule(.range(lower: range.lowerBound, upper: range.upperBound, isOpen: true)))
  }
  /// The number is a bound or above it. In a list or a dictionary, each is.
  public static func range(_ range: PartialRangeFrom<Double>) -> KeyOption {
    KeyOption(.rule(.range(lower: range.lowerBound, upper: nil, isOpen: false)))
  }
  /// The number is a bound or below it. In a list or a dictionary, each is.
  public static func range(_ range: PartialRangeThrough<Double>) -> KeyOption {
    KeyOption(.rule(.range(lower: nil, upper: range.upperBound, isOpen: false)))
  }
  /// How many elements, entries, characters or bytes there are.
  public static func count(_ range: ClosedRange<Int>) -> KeyOption {
    KeyOption(.rule(.count(lower: range.lowerBound, upper: range.upperBound)))
  }
  /// How many elements, entries, characters or bytes there are, exactly.
  public static func count(_ count: Int) -> KeyOption {
    KeyOption(.rule(.count(lower: count, upper: count)))
  }
  /// How many elements, entries, characters or bytes there are at most.
  public static func count(_ range: PartialRangeThrough<Int>) -> KeyOption {
    KeyOption(.rule(.count(lower: 0, upper: range.upperBound)))
  }
  /// How many elements, entries, characters or bytes there are at least.
  public static func count(_ range: PartialRangeFrom<Int>) -> KeyOption {
    KeyOption(.rule(.count(lower: range.lowerBound, upper: nil)))
  }
  /// There is an element, an entry, a character or a byte.
  public static var nonEmpty: KeyOption { KeyOption(.rule(.count(lower: 1, upper: nil))) }
  /// The whole text matches a regular expression of Swift's syntax; that of a number as the data
  /// writes it, that of a date as ISO 8601 in UTC. In a list or a dictionary, each does.
  ///
  /// - Precondition: The expression can be compiled.
  public static func pattern(_ pattern: String) -> KeyOption {
    precondition(KeyRule.isPattern(pattern), "`\(pattern)` is no regular expression")
    return KeyOption(.rule(.pattern(pattern)))
  }
  /// The text or the number is one of these, by its value: 1.50 is one of `"1.5"`. In a list or a
  /// dictionary, each is.
  public static func oneOf(_ values: String...) -> KeyOption {
    KeyOption(.rule(.oneOf(values)))
  }
  /// No two entries of the file have the same value here: 1 and 1.0, or a UUID in either case, are
  /// the same.
  public static var unique: KeyOption { KeyOption(.rule(.unique)) }
}
