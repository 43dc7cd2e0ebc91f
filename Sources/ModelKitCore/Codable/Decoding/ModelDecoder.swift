public import ModelKitDocument

/// Decodes `Decodable` types from JSON and from property lists: what `JSONDecoder` and
/// `PropertyListDecoder` do, with every fault at its place.
///
/// ```swift
/// var decoder = ModelDecoder()
/// decoder.dateDecodingStrategy = .iso8601
/// let shops = try decoder.decode([Shop].self, from: data)        // throws every fault found
/// let report = decoder.load([Shop].self, contentsOf: url)        // the good shops, and the faults
/// ```
///
/// The format is told from the bytes: JSON and its dialects, XML, binary and OpenStep property
/// lists. The strategies have the names and cases of Foundation's.
///
/// What `decode` throws is a ``ModelError``. Within `init(from:)` the containers throw
/// `DecodingError`, as Foundation's do.
///
/// Where values are concerned the rules are those of ``Model``s, with these differences, which
/// Foundation's decoders ask for:
///
/// - A number without a fraction is an integer however it is written: `5.0`, `<real>5</real>`.
/// - A date in JSON is seconds since 2001 unless ``dateDecodingStrategy`` says otherwise.
/// - `URL` and `Decimal` may also be the dictionaries that `PropertyListEncoder` writes for them.
/// - `$null` in a property list is `nil` to an optional, as `PropertyListEncoder` writes it.
///
/// And these are stricter than Foundation's decoders: an integer that a `Double` cannot hold is a
/// fault, as are text that is a `URL` only after repairs, a key that stands twice
/// (``Policy/duplicateKeys``) and seconds since 1970 that look like milliseconds. Numbers and truth
/// values are read from an OpenStep property list, which has only strings.
///
/// A key that nothing asks for is a warning in ``LoadReport/diagnostics``, or what
/// ``Policy/unknownKeys`` says.
public struct ModelDecoder: Sendable {
  /// How dates are read from what is not a property list's date.
  public var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  /// How data is read from what is not a property list's data.
  public var dataDecodingStrategy = DataDecodingStrategy.base64
  /// Whether text stands for numbers that are not finite.
  public var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
  /// How the file's keys become those that types ask for.
  public var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  /// What types find in their decoder's `userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// How strict the decoding is.
  public var policy: Policy
  /// What the bytes cannot say of themselves: format, dialect, limits.
  public var readingOptions = ReadingOptions()
  /// How far faults are looked for after the first one of a value.
  public var faultSearch = FaultSearch.synthesized

  /// A decoder with the strategies that Foundation's decoders begin with.
  public init(policy: Policy = .strict) { self.policy = policy }

  /// Whether JSON is read as JSON5.
  public var allowsJSON5: Bool {
    get { readingOptions.dialect == .json5 }
    set { readingOptions.dialect = newValue ? .json5 : nil }
  }
}
