// A date is counted in seconds from 2001-01-01T00:00:00Z, as Foundation counts, on the proleptic
// Gregorian calendar: days are days of 86,400 seconds, and there are no leap seconds.
//
//     2001-01-01T00:00:00Z       0
//     2000-02-29T12:00:00Z       −26481600       307 days before, half a day on
//     2011-11-28T09:21:30.5+01:00  344161290.5   an offset is taken off
//
// Days are counted from 1 March, so that the leap day is a year's last day and the lengths of
// months follow one line: the months before the one numbered m (March is 0) have
// (153 × m + 2) ÷ 5 days together.

/// A moment as a calendar and a clock in Greenwich show it, in the years 1 to 9999.
package struct CalendarDate: Sendable, Hashable {
  /// The year, 1 to 9999.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day, 1 to the length of the month.
  package let day: Int
  /// The hour, 0 to 23.
  package let hour: Int
  /// The minute, 0 to 59.
  package let minute: Int
  /// The second, 0 to 59.
  package let second: Int
  /// What is beyond the full second, 0 to 999,999,999.
  package let nanosecond: Int

  private static let daysPerEra = 146_097  // 400 years
  private static let secondsPerDay = 86_400
  /// The number of 2001-01-01 when days are counted from 0000-03-01.
  private static let referenceDay = 730_791

  /// The date that lies `seconds` after 2001-01-01T00:00:00Z; `nil` outside the years 1 to 9999.
  ///
  /// The fraction is the shortest one, of at most nine digits, that gives the same `Double` again.
  package init?(secondsSinceReferenceDate seconds: Double) {
    // Years 1 to 9999 lie well within; what is beyond would not fit an integer safely.
    guard seconds.magnitude < 1e12 else { return nil }
    let whole = seconds.rounded(.down)
    var nanoseconds = Self.shortestFraction(of: seconds, above: whole)
    var total = Int(whole)
    if nanoseconds == 1_000_000_000 {
      total += 1
      nanoseconds = 0
    }
    let secondOfDay = (total % Self.secondsPerDay + Self.secondsPerDay) % Self.secondsPerDay
    let days = (total - secondOfDay) / Self.secondsPerDay + Self.referenceDay
    let era = (days >= 0 ? days : days - Self.daysPerEra + 1) / Self.daysPerEra
    let dayOfEra = days - era * Self.daysPerEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / (Self.daysPerEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard (1...9999).contains(year) else { return nil }
    self.year = year
    self.month = month
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    nanosecond = nanoseconds
  }

  private static func shortestFraction(of seconds: Double, above whole: Double) -> Int {
    let fraction = seconds - whole
    guard fraction > 0 else { return 0 }
    var scale = 10.0
    while scale < 1e9 {
      let digits = (fraction * scale).rounded()
      if whole + digits / scale == seconds { return Int(digits * (1e9 / scale)) }
      scale *= 10
    }
    return Int((fraction * 1e9).rounded())
  }

  /// How many days a month has.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Seconds from 2001-01-01T00:00:00Z to a moment whose parts are known to exist.
  @inline(__always)
  static func seconds(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) -> Int {
    let y = month <= 2 ? year - 1 : year
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let days = 365 * y + y / 4 - y / 100 + y / 400 + dayOfYear - referenceDay
    return days * secondsPerDay + hour * 3_600 + minute * 60 + second
  }
}

extension CalendarDate {
  /// The ways of writing a date.
  package enum Form: Sendable, Hashable {
    /// ISO 8601: `2011-11-28T09:21:30Z`, with a fraction when there is one.
    case iso8601
    /// GNUstep's property lists: `2011-11-28 09:21:30 +0000`, which has no fraction.
    case gnustep
  }

  /// The date as text, in Greenwich time.
  package func text(_ form: Form = .iso8601) -> String {
    let separator = form == .iso8601 ? "T" : " "
    var text = Self.padded(year, to: 4) + "-" + Self.padded(month) + "-" + Self.padded(day)
    text += separator + Self.padded(hour) + ":" + Self.padded(minute) + ":" + Self.padded(second)
    guard form == .iso8601 else { return text + " +0000" }
    if nanosecond > 0 {
      var digits = Self.padded(nanosecond, to: 9)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }

  /// Whether the text is read as a point in time: it has nanoseconds, and near to 2001 a `Double` of
  /// seconds has more places.
  package func isText(of seconds: Double) -> Bool {
    let text = Array(text().utf8)
    return (try? Self.seconds(iso8601: text, count: text.count)) == seconds
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
