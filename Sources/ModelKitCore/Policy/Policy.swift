/// How strict a load is. A value that is passed along; there is no global setting.
///
/// A load takes a policy, a factory can change it for its type (``Factory/applying(_:)``), a key for
/// its value (``KeyOption``); the nearest wins.
///
/// ```swift
/// var policy = Policy.lenient
/// policy.unknownKeys = .error
/// let report = Shop.load(contentsOf: url, policy: policy)
/// ```
public struct Policy: Sendable, Hashable {
  /// Whether values are converted: not, unless said otherwise.
  public var coercion: Coercion
  /// What to do about keys that the model does not have: a warning unless said otherwise.
  public var unknownKeys: Reaction
  /// What to do about a key that stands twice in one dictionary: an error unless said otherwise.
  /// Where it is not an error the last one counts.
  public var duplicateKeys: Reaction
  /// What a null is to a key with a default.
  public var nulls: NullHandling
  /// What becomes of a list with faulty elements.
  public var faultyElements: ElementHandling
  /// Whether nulls are left out of lists whose elements cannot be null, with a note each.
  public var compactsLists: Bool
  /// The zone of dates in text that name none, in seconds east of Greenwich; `nil` to refuse them.
  /// Never the machine's. Has a meaning under lenient coercion only.
  public var assumedZone: Int?
  /// What numbers count, where they are points in time: `nil` if no number is one.
  public var unixTime: UnixTimeUnit?
  /// Whether NaN and the infinities are numbers.
  public var allowsNonFiniteNumbers: Bool
  /// Whether an empty string is `nil` to an optional property.
  public var emptyStringIsNil: Bool
  /// Whether a real without a fraction is a whole number in JSON, where one type has both: `5.0` and
  /// `1e3` as `Int`, as `JSONDecoder` takes them. Under lenient coercion it is in every format.
  public var acceptsWholeReals: Bool
  /// How the names of a model's keys relate to those of the data.
  public var keyNaming: KeyNaming
  /// What the key being read allows beyond the rest.
  package var conversions = Conversions()

  /// A policy from its parts; the default is the strict policy.
  public init(
    coercion: Coercion = .strict, unknownKeys: Reaction = .warning,
    duplicateKeys: Reaction = .error, nulls: NullHandling = .fault,
    faultyElements: ElementHandling = .collect, compactsLists: Bool = false,
    assumedZone: Int? = nil, unixTime: UnixTimeUnit? = nil,
    allowsNonFiniteNumbers: Bool = false, emptyStringIsNil: Bool = false,
    acceptsWholeReals: Bool = false, keyNaming: KeyNaming = .asWritten
  ) {
    self.coercion = coercion
    self.unknownKeys = unknownKeys
    self.duplicateKeys = duplicateKeys
    self.nulls = nulls
    self.faultyElements = faultyElements
    self.compactsLists = compactsLists
    self.assumedZone = assumedZone
    self.unixTime = unixTime
    self.allowsNonFiniteNumbers = allowsNonFiniteNumbers
    self.emptyStringIsNil = emptyStringIsNil
    self.acceptsWholeReals = acceptsWholeReals
    self.keyNaming = keyNaming
  }

  /// Values are taken as they are written or reported; nothing is converted.
  public static var strict: Policy { Policy() }

  /// What can be converted without loss is, and noted: `"5"` is the number 5, 1 is true, a null the
  /// default. Nothing is ever guessed, rounded or cut.
  public static var lenient: Policy { Policy(coercion: .lenient, nulls: .defaulted) }
}
