/// The name of an image as `UIImage(named:)` takes it: `shop_1`, without scale, with or without a
/// file extension.
public struct ImageName: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// An image of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An image of this name.
  public init(_ name: String) { rawValue = name }

  /// The name.
  public var description: String { rawValue }
}
