extension CalendarDate {
  /// Reads ISO 8601 text: `2011-11-28T09:21:30Z`, with 0 to 9 fraction digits, and `Z` or an
  /// offset (`+01:00`, `+0100`, `+01`).
  ///
  /// - Parameters:
  ///   - text: the first of `count` bytes; none beyond them is looked at.
  ///   - assumedOffset: seconds east of Greenwich for a text without a zone; `nil` makes that
  ///     ``Fault/missingZone``.
  /// - Returns: seconds since 2001-01-01T00:00:00Z. A day, hour or second that does not exist is a
  ///   fault; nothing rolls over.
  package static func seconds(
    iso8601 text: UnsafePointer<UInt8>, count: Int, assumedOffset: Int? = nil
  ) throws(Fault) -> Double {
    if count == propertyListLength, hasPropertyListForm(text) {
      return Double(try checked(text))
    }
    return try general(text, count: count, form: .iso8601, assumedOffset: assumedOffset)
  }

  /// Reads the form of GNUstep's property lists, `2011-11-28 09:21:30 +0000`.
  package static func seconds(
    gnustep text: UnsafePointer<UInt8>, count: Int
  ) throws(Fault) -> Double {
    try general(text, count: count, form: .gnustep, assumedOffset: nil)
  }

  /// The length of a date in an XML property list, which is always `YYYY-MM-DDThh:mm:ssZ`.
  package static let propertyListLength = 20

  /// Whether twenty bytes are a date as XML property lists write it, on a day that exists.
  @inline(__always)
  static func isPropertyListDate(_ text: UnsafePointer<UInt8>) -> Bool {
    guard hasPropertyListForm(text) else { return false }
    let month = pair(text + 5)
    let day = pair(text + 8)
    guard month &- 1 < 12, day &- 1 < 31, pair(text + 11) < 24, text[14] < 0x36, text[17] < 0x36
    else { return false }
    return (day <= 28 || day <= days(inMonth: month, of: pair(text) * 100 + pair(text + 2)))
      && (pair(text) | pair(text + 2)) != 0
  }

  /// Whether digits and separators stand where `YYYY-MM-DDThh:mm:ssZ` has them.
  @inline(__always)
  private static func hasPropertyListForm(_ text: UnsafePointer<UInt8>) -> Bool {
    let raw = UnsafeRawPointer(text)
    let date = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    let time = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    let end = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
    // The separators `-` `-`, `T` `:`, `:` `Z`, each compared where it stands.
    guard date & 0xFF00_00FF_0000_0000 == 0x2D00_002D_0000_0000,
      time & 0x0000_FF00_00FF_0000 == 0x0000_3A00_0054_0000,
      end & 0xFF00_00FF == 0x5A00_003A
    else { return false }
    return areDigits(date, where: 0x00FF_FF00_FFFF_FFFF)
      && areDigits(time, where: 0xFFFF_00FF_FF00_FFFF)
      && areDigits(UInt64(end), where: 0x00FF_FF00)
  }

  /// Whether all bytes of a word under a mask are `0` to `9`.
  @inline(__always)
  private static func areDigits(_ word: UInt64, where mask: UInt64) -> Bool {
    let offset = (word ^ 0x3030_3030_3030_3030) & mask
    // 0…9 stays below 0x80 when 0x76 is added; 10…127 does not, and 128… has its top bit already.
    return (offset &+ (0x7676_7676_7676_7676 & mask) | offset) & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private static func pair(_ text: UnsafePointer<UInt8>) -> Int {
    Int(text[0] & 0xF) * 10 + Int(text[1] & 0xF)
  }

  /// The seconds of nineteen bytes that have the form, if their figures exist.
  @inline(__always)
  private static func checked(_ text: UnsafePointer<UInt8>) throws(Fault) -> Int {
    let year = pair(text) * 100 + pair(text + 2)
    let month = pair(text + 5)
    let day = pair(text + 8)
    let hour = pair(text + 11)
    let minute = pair(text + 14)
    let second = pair(text + 17)
    guard year > 0 else { throw .year }
    guard month &- 1 < 12, month > 0 else { throw .month(month) }
    guard day > 0, day <= days(inMonth: month, of: year) else {
      throw .day(day, month: month, year: year)
    }
    guard hour < 24 else { throw .hour(hour) }
    guard minute < 60 else { throw .minute(minute) }
    guard second < 60 else { throw .second(second) }
    return seconds(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  @inline(never)
  private static func general(
    _ text: UnsafePointer<UInt8>, count: Int, form: Form, assumedOffset: Int?
  ) throws(Fault) -> Double {
    guard count >= 19, areNineteenFormed(text, form: form) else { throw .form }
    var i = 19
    var fraction = 0.0
    if form == .iso8601, i < count, text[i] == UInt8(ascii: ".") {
      i += 1
      let first = i
      var digits = 0
      var scale = 1
      while i < count, text[i] &- 0x30 < 10 {
        guard i - first < 9 else { throw .fraction }
        digits = digits * 10 + Int(text[i] & 0xF)
        scale *= 10
        i += 1
      }
      guard i > first else { throw .form }
      fraction = Double(digits) / Double(scale)
    }
    if form == .gnustep, i < count, text[i] == UInt8(ascii: " ") { i += 1 }
    let whole = try checked(text)
    let offset = try zone(text + i, count: count - i) ?? assumedOffset
    guard let offset else { throw .missingZone }
    return Double(whole - offset) + fraction
  }

  private static func areNineteenFormed(_ text: UnsafePointer<UInt8>, form: Form) -> Bool {
    for i in 0..<19 {
      let isRight =
        switch i {
        case 4, 7: text[i] == UInt8(ascii: "-")
        case 10: text[i] == UInt8(ascii: form == .iso8601 ? "T" : " ")
        case 13, 16: text[i] == UInt8(ascii: ":")
        default: text[i] &- 0x30 < 10
        }
      guard isRight else { return false }
    }
    return true
  }

  /// Seconds east of Greenwich; `nil` if there is no zone at all.
  private static func zone(
    _ text: UnsafePointer<UInt8>, count: Int
  ) throws(Fault) -> Int? {
    guard count > 0 else { return nil }
    if text[0] == UInt8(ascii: "Z") {
      guard count == 1 else { throw .form }
      return 0
    }
    guard text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-") else { throw .form }
    // Only these lengths: +01, +0100, +01:00.
    guard count == 3 || count == 5 || count == 6 && text[3] == UInt8(ascii: ":") else {
      throw .form
    }
    for i in 1..<count where !(count == 6 && i == 3) && text[i] &- 0x30 >= 10 { throw .form }
    let hours = pair(text + 1)
    let minutes = count == 3 ? 0 : pair(text + count - 2)
    guard hours < 24, minutes < 60 else { throw .offset }
    let offset = hours * 3_600 + minutes * 60
    return text[0] == UInt8(ascii: "-") ? -offset : offset
  }
}
