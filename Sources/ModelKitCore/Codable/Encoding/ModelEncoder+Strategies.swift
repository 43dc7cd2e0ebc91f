#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelEncoder {
  /// How dates are written in JSON.
  public enum DateEncodingStrategy: Sendable {
    /// What `Date` itself does: a number of seconds since 2001-01-01T00:00:00Z.
    case deferredToDate
    /// A number of seconds since 1970-01-01T00:00:00Z.
    case secondsSince1970
    /// A number of milliseconds since 1970-01-01T00:00:00Z.
    case millisecondsSince1970
    /// Text by ISO 8601, in UTC and in whole seconds, as Foundation's coders read and write it.
    case iso8601
    /// What a function encodes, in property lists too.
    case custom(@Sendable (Date, any Encoder) throws -> Void)
  }

  /// How data is written in JSON.
  public enum DataEncodingStrategy: Sendable {
    /// What `Data` itself does: a list of bytes.
    case deferredToData
    /// Base64 text.
    case base64
    /// What a function encodes, in property lists too.
    case custom(@Sendable (Data, any Encoder) throws -> Void)
  }

  /// How numbers that are not finite are written in JSON.
  public enum NonConformingFloatEncodingStrategy: Sendable {
    /// They are errors.
    case `throw`
    /// As these texts.
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  /// How the keys that types give become those of the file. The keys of a `[String: Value]` are
  /// data and stay as they are.
  public enum KeyEncodingStrategy: Sendable {
    /// As they are.
    case useDefaultKeys
    /// `imageURL` becomes `image_url`.
    case convertToSnakeCase
    /// What a function makes of the way to the key, which is the last of its argument.
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
  }
}
