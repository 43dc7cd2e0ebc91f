/// How an object of a binary property list is written, from the marker it begins with; for messages.
enum BinaryForm: Equatable {
  case integer(width: Int)
  case real(width: Int)
  case date
  case uid(width: Int)
  case data
  case asciiString
  case utf16String
  case array
  case set
  case dictionary

  /// The form that a marker announces; `nil` for a marker that property lists do not use.
  init?(_ marker: UInt8) {
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x1 where low <= 4: self = .integer(width: 1 << low)
    case 0x2 where low == 2 || low == 3: self = .real(width: 1 << low)
    case 0x3 where low == 3: self = .date
    case 0x4: self = .data
    case 0x5: self = .asciiString
    case 0x6: self = .utf16String
    case 0x8: self = .uid(width: low + 1)
    case 0xA: self = .array
    case 0xB, 0xC: self = .set
    case 0xD: self = .dictionary
    default: return nil
    }
  }

  /// How many bytes follow the marker; `nil` where a count says it.
  var fixedWidth: Int? {
    switch self {
    case .integer(let width), .real(let width), .uid(let width): width
    case .date: 8
    default: nil
    }
  }

  /// How many bytes each counted thing takes.
  func elementWidth(referenceSize: Int) -> Int {
    switch self {
    case .utf16String: 2
    case .array, .set: referenceSize
    case .dictionary: 2 * referenceSize
    default: 1
    }
  }

  /// What a message calls it.
  var name: String {
    switch self {
    case .integer: "an integer"
    case .real: "a real"
    case .date: "a date"
    case .uid: "a uid"
    case .data: "data"
    case .asciiString, .utf16String: "a string"
    case .array: "an array"
    case .set: "a set"
    case .dictionary: "a dictionary"
    }
  }
}
