#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelValue {
  /// Says that the type has no written form.
  public func write(to writer: inout ModelWriter) {
    writer.refuse(
      "a value of type \(Self.self) cannot be written",
      help: "implement `write(to:)` in \(Self.self)")
  }

  /// `nil`: not the text of a key.
  public var keyText: String? { nil }
}

extension ModelValue where Self: FixedWidthInteger {
  /// Writes the number.
  public func write(to writer: inout ModelWriter) { writer.integer(self) }
}

extension ModelValue where Self: RawRepresentable, RawValue == String {
  /// Writes the raw value.
  public func write(to writer: inout ModelWriter) { writer.string(rawValue) }

  /// The raw value.
  public var keyText: String? { rawValue }
}

extension ModelValue where Self: RawRepresentable, RawValue: FixedWidthInteger {
  /// Writes the raw value.
  public func write(to writer: inout ModelWriter) { writer.integer(rawValue) }
}

extension Int {
  /// The digits.
  public var keyText: String? { "\(self)" }
}

extension Bool {
  /// Writes a truth value.
  public func write(to writer: inout ModelWriter) { writer.boolean(self) }
}

extension Double {
  /// Writes the number.
  public func write(to writer: inout ModelWriter) { writer.real(self) }
}

extension Float {
  /// Writes the number in its own shortest digits: 0.1, not what a `Double` makes of it.
  public func write(to writer: inout ModelWriter) {
    if isFinite { writer.number(description) } else { writer.real(Double(self)) }
  }
}

extension String {
  /// Writes the text.
  public func write(to writer: inout ModelWriter) { writer.string(self) }

  /// The text.
  public var keyText: String? { self }
}

extension Decimal {
  /// Writes the digits.
  public func write(to writer: inout ModelWriter) {
    if isNaN { writer.refuse("NaN is no number") } else { writer.number(description) }
  }
}

extension Date {
  /// Writes the point in time: a date, or in JSON ISO 8601 text.
  public func write(to writer: inout ModelWriter) { writer.date(timeIntervalSinceReferenceDate) }
}

extension Data {
  /// Writes the bytes: data, or in JSON base64.
  public func write(to writer: inout ModelWriter) { writer.data(self) }
}

extension URL {
  /// Writes the whole text, a base included.
  public func write(to writer: inout ModelWriter) { writer.string(absoluteString) }
}

extension UUID {
  /// Writes the text.
  public func write(to writer: inout ModelWriter) { writer.string(uuidString) }

  /// The text.
  public var keyText: String? { uuidString }
}

extension HexColor {
  /// Writes `#RRGGBB`, or `#AARRGGBB` where the colour is not opaque.
  public func write(to writer: inout ModelWriter) { writer.color(self) }
}

extension ImageName {
  /// Writes the name.
  public func write(to writer: inout ModelWriter) { writer.string(rawValue) }
}

extension Optional where Wrapped: ModelValue {
  /// Writes the value; of `nil` nothing, so that its key is left out.
  public func write(to writer: inout ModelWriter) {
    guard let self else { return writer.omit() }
    self.write(to: &writer)
    writer.refuseNothing()
  }
}

extension Presence where Wrapped: ModelValue {
  /// Writes the value, a null, or nothing.
  public func write(to writer: inout ModelWriter) {
    switch self {
    case .absent: writer.leaveOut()
    case .null: writer.null()
    case .value(let value):
      value.write(to: &writer)
      writer.refuseNothing()
    }
  }
}

extension Array where Element: ModelValue {
  /// Writes the elements; bytes as data, in JSON as numbers.
  public func write(to writer: inout ModelWriter) {
    // Every empty array can be cast; the type of the element tells.
    if Element.self == UInt8.self, let bytes = self as? [UInt8] {
      writer.bytes(bytes)
    } else {
      writer.list(self)
    }
  }
}

extension Set where Element: ModelValue {
  /// Writes the elements, in the order of their description, so that a set is always written alike.
  public func write(to writer: inout ModelWriter) {
    let described = map { (element: $0, text: "\($0)") }
    writer.list(described.sorted { $0.text < $1.text }.map(\.element), isSet: true)
  }
}

extension Dictionary where Key: ModelValue, Value: ModelValue {
  /// Writes the entries, in the order of their keys.
  public func write(to writer: inout ModelWriter) { writer.dictionary(self) }
}
