/// The stable name of a kind of finding: `type.mismatch`, `syntax.unclosed-element`.
///
/// The part before the dot is the area: `syntax`, `type`, `key`, `value`, `bundle`, `io`, `limit`,
/// `model`. Codes never change their meaning; `modelkit explain CODE` tells it.
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The dotted name.
  public let rawValue: String

  /// A code by its dotted name.
  public init(rawValue: String) { self.rawValue = rawValue }

  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The part before the dot.
  public var area: Substring { rawValue.prefix { $0 != "." } }

  /// The dotted name.
  public var description: String { rawValue }
}
