import Foundation
import ModelKitDocument
import Testing

@Suite struct CalendarDateTests {
  private func seconds(
    _ text: String, assumedOffset: Int? = nil
  ) throws(CalendarDate.Fault) -> Double {
    let bytes = Array(text.utf8) + [0]
    return try bytes.withUnsafeBufferPointer { buffer throws(CalendarDate.Fault) in
      guard let base = buffer.baseAddress else { return .nan }
      return try CalendarDate.seconds(
        iso8601: base, count: buffer.count - 1, assumedOffset: assumedOffset)
    }
  }

  @Test(arguments: [
    ("2001-01-01T00:00:00Z", 0.0), ("2000-12-31T23:59:59Z", -1),
    ("1970-01-01T00:00:00Z", -978_307_200), ("2011-11-28T09:21:30Z", 344_164_890),
    ("2011-11-28T09:21:30.5Z", 344_164_890.5), ("2011-11-28T10:21:30+01:00", 344_164_890),
    ("2011-11-28T10:21:30+0100", 344_164_890), ("2011-11-28T10:21:30+01", 344_164_890),
    ("2011-11-28T03:51:30-05:30", 344_164_890),
    ("2011-11-28T09:21:30.000000001Z", 344_164_890.000000001),
    ("2024-02-29T00:00:00Z", 730_857_600), ("2000-02-29T00:00:00Z", -26_524_800),
    ("0001-01-01T00:00:00Z", -63_113_904_000), ("9999-12-31T23:59:59Z", 252_423_993_599),
    ("1600-02-29T00:00:00Z", -12_649_305_600),
  ])
  func `a date is seconds from 2001 in Greenwich`(text: String, expected: Double) throws {
    #expect(try seconds(text) == expected)
  }

  @Test func `days are counted as Foundation counts them, over four centuries`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for day in stride(from: -100_000, to: 60_000, by: 37) {
      let date = Date(timeIntervalSinceReferenceDate: Double(day) * 86_400 + 3_661)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
      let own = try #require(
        CalendarDate(secondsSinceReferenceDate: date.timeIntervalSinceReferenceDate))
      #expect(own.year == parts.year && own.month == parts.month && own.day == parts.day)
      #expect(own.hour == 1 && own.minute == 1 && own.second == 1)
      #expect(try seconds(own.text()) == date.timeIntervalSinceReferenceDate)
    }
  }

  @Test(arguments: [
    ("2020-02-30T00:00:00Z", CalendarDate.Fault.day(30, month: 2, year: 2020)),
    ("2021-02-29T00:00:00Z", .day(29, month: 2, year: 2021)),
    ("1900-02-29T00:00:00Z", .day(29, month: 2, year: 1900)),
    ("2024-01-32T20:43:14Z", .day(32, month: 1, year: 2024)),
    ("2024-04-31T20:43:14Z", .day(31, month: 4, year: 2024)),
    ("2024-01-00T20:43:14Z", .day(0, month: 1, year: 2024)), ("2024-13-01T00:00:00Z", .month(13)),
    ("2024-00-01T00:00:00Z", .month(0)), ("2024-01-01T24:00:00Z", .hour(24)),
    ("2024-01-01T23:60:00Z", .minute(60)), ("2024-01-01T23:59:60Z", .second(60)),
    ("0000-01-01T00:00:00Z", .year), ("2024-01-01T00:00:00", .missingZone),
    ("2024-01-01T00:00:00.5", .missingZone), ("2024-01-01T00:00:00.1234567890Z", .fraction),
    ("2024-01-01T00:00:00+24:00", .offset), ("2024-01-01T00:00:00+01:60", .offset),
    ("2024-01-01", .form), ("", .form), ("2024-1-01T00:00:00Z", .form),
    ("2024-01-01 00:00:00Z", .form), ("2024-01-01t00:00:00z", .form),
    ("2024-01-01T00:00:00.Z", .form), ("2024-01-01T00:00:00Z ", .form),
    ("2024-01-01T00:00:00+1:00", .form), ("2024-01-01T00:00:00+01:0", .form),
    ("2024-01-01T00:00:00ZZ", .form), ("２024-01-01T00:00:00Z", .form),
    ("-024-01-01T00:00:00Z", .form), ("2024-01-01T00:00:0aZ", .form),
  ])
  func `what is not a real day or not a date at all is refused`(
    text: String, fault: CalendarDate.Fault
  ) {
    #expect(throws: fault) { try seconds(text) }
  }

  @Test func `a declared offset stands in for a missing zone only`() throws {
    #expect(try seconds("2011-11-28T10:21:30", assumedOffset: 3_600) == 344_164_890)
    #expect(try seconds("2011-11-28T09:21:30Z", assumedOffset: 3_600) == 344_164_890)
  }

  @Test func `the words of a fault say what the calendar has`() {
    #expect(CalendarDate.Fault.day(30, month: 2, year: 2020).message == "February 2020 has 29 days")
    #expect(CalendarDate.Fault.month(13).message == "there is no month 13")
  }

  @Test(arguments: [
    (0.5, "2001-01-01T00:00:00.5Z"), (-0.25, "2000-12-31T23:59:59.75Z"),
    (344_164_890.123, "2011-11-28T09:21:30.123Z"), (0, "2001-01-01T00:00:00Z"),
    (0.1, "2001-01-01T00:00:00.1Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
    (0.99999999999, "2001-01-01T00:00:01Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
  ])
  func `text has the shortest fraction that gives the same seconds`(
    seconds: Double, text: String
  ) {
    #expect(CalendarDate(secondsSinceReferenceDate: seconds)?.text() == text)
  }

  @Test(arguments: [
    252_423_993_600, -63_113_904_001, 1e300, -1e300, .infinity, .nan,
  ])
  func `seconds outside of the years 1 to 9999 have no date`(seconds: Double) {
    #expect(CalendarDate(secondsSinceReferenceDate: seconds) == nil)
  }

  @Test func `GNUstep's form is read and written`() throws {
    let text = "2011-11-28 10:21:30 +0100"
    let bytes = Array(text.utf8)
    let seconds = try bytes.withUnsafeBufferPointer { buffer in
      try buffer.baseAddress.map { try CalendarDate.seconds(gnustep: $0, count: buffer.count) }
    }
    #expect(seconds == 344_164_890)
    #expect(
      CalendarDate(secondsSinceReferenceDate: 344_164_890)?.text(.gnustep)
        == "2011-11-28 09:21:30 +0000")
  }
}
