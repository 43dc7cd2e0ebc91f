import ModelKitDocument

/// A scalar as rules see it: what the model gets, however the data writes it.
///
/// The cases with a text beside their value are written in more than one way.
enum RuledValue {
  case boolean(Bool)
  case number(RuledNumber)
  case text(String)
  /// Text to a type with a reading of its own, which may take it for a number.
  case numericText(RuledNumber)
  /// A UUID in capitals.
  case uuid(String, written: String)
  case color(HexColor, written: String)
  /// Seconds since 2001-01-01T00:00:00Z.
  case date(Double)
  case data([UInt8])

  /// What makes two values the same.
  enum Identity: Hashable {
    case boolean(Bool)
    case exact(ExactNumber)
    case double(Double)
    case text(String)
    case uuid(String)
    case color(HexColor)
    case date(Double)
    case data([UInt8])
  }

  /// What makes two values the same: `1` and `1.0` are, and a UUID in either case.
  var identity: Identity {
    switch self {
    case .boolean(let value): .boolean(value)
    case .number(let number):
      switch number.precision {
      case .exact: number.exact.map { .exact($0) } ?? .double(number.double)
      case .double: .double(number.double)
      case .single: .double(Double(Float(number.double)))
      }
    case .text(let text): .text(text)
    case .numericText(let number): .text(number.written)
    case .uuid(let value, _): .uuid(value)
    case .color(let value, _): .color(value)
    case .date(let seconds): .date(seconds)
    case .data(let bytes): .data(bytes)
    }
  }

  /// The number, if it is one.
  var number: RuledNumber? {
    switch self {
    case .number(let number), .numericText(let number): number
    default: nil
    }
  }

  /// The text that patterns are held against: numbers as they are written, dates by ISO 8601 in UTC.
  /// Data has none.
  var text: String? {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let number), .numericText(let number): number.written
    case .text(let text), .uuid(_, let text), .color(_, let text): text
    case .date(let seconds): CalendarDate(secondsSinceReferenceDate: seconds)?.text()
    case .data: nil
    }
  }

  /// How many characters a text has, or bytes. Truth values and dates have no length.
  var count: (number: Int, unit: String)? {
    switch self {
    case .boolean, .date: nil
    case .data(let bytes): (bytes.count, "byte")
    case .number, .numericText, .text, .uuid, .color: text.map { ($0.count, "character") }
    }
  }

  /// Whether a text says this value.
  func isSame(as other: String) -> Bool {
    if text == other { return true }
    switch self {
    case .boolean(let value): return ModelReader.truth(of: other) == value
    case .number(let number): return number.isSame(as: other)
    case .uuid(let value, _): return other.uppercased() == value
    case .text, .numericText, .color, .date, .data: return false
    }
  }
}
