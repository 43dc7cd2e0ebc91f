extension CalendarDate {
  /// What is wrong with a text that should be a date.
  package enum Fault: Error, Sendable, Hashable {
    /// It is not written as a date and a time.
    case form
    /// It has more than nine fraction digits.
    case fraction
    /// Year 0, which no calendar has.
    case year
    /// A month that is not 1 to 12.
    case month(Int)
    /// A day that the month does not have.
    case day(Int, month: Int, year: Int)
    /// An hour that is not 0 to 23.
    case hour(Int)
    /// A minute that is not 0 to 59.
    case minute(Int)
    /// A second that is not 0 to 59.
    case second(Int)
    /// An offset of a day or more, or with minutes above 59.
    case offset
    /// No `Z` and no offset: the moment is not known.
    case missingZone

    /// The fault in words, lower case, without a full stop: `February 2020 has 29 days`.
    package var message: String {
      switch self {
      case .form: "not written as a date and a time"
      case .fraction: "more than nine digits of a fraction of a second"
      case .year: "there is no year 0"
      case .month(let month): "there is no month \(month)"
      case .day(let day, let month, let year):
        day == 0
          ? "there is no day 0"
          : "\(Self.name(ofMonth: month)) \(year) has \(days(inMonth: month, of: year)) days"
      case .hour(let hour): "there is no hour \(hour)"
      case .minute(let minute): "there is no minute \(minute)"
      case .second(let second): "there is no second \(second)"
      case .offset: "there is no such offset from UTC"
      case .missingZone: "the time zone is missing"
      }
    }

    /// How to mend it, where the fault says so.
    package var help: String? {
      switch self {
      case .form: "write YYYY-MM-DDThh:mm:ssZ, as in 2011-11-28T09:21:30Z"
      case .hour(24): "write midnight as 00:00:00 of the next day"
      case .second(60): "leap seconds are not counted; write 59, or 00 of the next minute"
      case .missingZone: "end the time with Z, or with an offset like +01:00"
      default: nil
      }
    }

    private static func name(ofMonth month: Int) -> String {
      let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
      return (1...12).contains(month) ? names[month - 1] : "month \(month)"
    }
  }
}
