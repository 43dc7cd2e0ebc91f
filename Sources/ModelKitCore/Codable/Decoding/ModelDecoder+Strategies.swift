#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelDecoder {
  /// How dates are read. A property list's own dates are taken as they are, unless the strategy is
  /// ``custom(_:)``.
  public enum DateDecodingStrategy: Sendable {
    /// What `Date` itself does: a number of seconds since 2001-01-01T00:00:00Z.
    case deferredToDate
    /// A number of seconds since 1970-01-01T00:00:00Z.
    case secondsSince1970
    /// A number of milliseconds since 1970-01-01T00:00:00Z.
    case millisecondsSince1970
    /// Text by ISO 8601 with a zone, fractions of a second allowed.
    case iso8601
    /// What a function makes of the value.
    case custom(@Sendable (any Decoder) throws -> Date)
  }

  /// How data is read. A property list's own data is taken as it is, unless the strategy is
  /// ``custom(_:)``.
  public enum DataDecodingStrategy: Sendable {
    /// What `Data` itself does: a list of bytes.
    case deferredToData
    /// Base64 text.
    case base64
    /// What a function makes of the value.
    case custom(@Sendable (any Decoder) throws -> Data)
  }

  /// Whether text stands for numbers that are not finite.
  public enum NonConformingFloatDecodingStrategy: Sendable {
    /// No text does.
    case `throw`
    /// These texts do.
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  /// How the file's keys become those that types ask for. The keys of a `[String: Value]` are data
  /// and stay as they are.
  public enum KeyDecodingStrategy: Sendable {
    /// As they are.
    case useDefaultKeys
    /// `image_url` becomes `imageUrl`; underscores at both ends stay.
    case convertFromSnakeCase
    /// What a function makes of the way to the key, which is the last of its argument.
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
  }

  /// How far faults are looked for after the first one of a value.
  ///
  /// An `init(from:)` that the compiler writes stops at the first field that cannot be read. To find
  /// the others, a value that has failed is decoded a second time, for its faults only: a field that
  /// cannot be read is then given a stand-in (`0`, `""`, `[]`), and what comes of it is thrown away.
  public enum FaultSearch: Sendable, Hashable {
    /// Not at all.
    case first
    /// In types whose `init(from:)` asks for their own stored properties, name by name and type by
    /// type, as one that the compiler writes does. Others stop at their first fault. A hand-written
    /// one that asks just so is taken for the compiler's: what it does with the values, it does with
    /// stand-ins too, which are values that data may have. Where the standard library does not
    /// tell the properties of a type (on Apple's systems), as ``first``.
    case synthesized
    /// In every type: a hand-written `init(from:)` too is given stand-ins. It must not trap on them.
    case every
  }
}
