package import FoundationEssentials
package import ModelKitDocument

extension ModelReader {
  /// Reads a `Date`: a property list's date, or in JSON ISO 8601 text with a zone.
  package mutating func date(at id: NodeID) throws(ModelFailure) -> Date {
    Date(timeIntervalSinceReferenceDate: try dateSeconds(at: id))
  }

  /// The seconds since 2001-01-01T00:00:00Z of what ``date(at:)`` reads.
  package mutating func dateSeconds(at id: NodeID) throws(ModelFailure) -> Double {
    let node = node(id)
    switch node.kind {
    case .date:
      let seconds = DateContent.seconds(of: node, in: base)
      guard seconds.isFinite else {
        throw fail(.invalidDate, at: id, "\(subject) should be Date, but is not a point in time")
      }
      return seconds
    case .string where !isPropertyList:
      return try seconds(fromISO8601: id)
    case .string where isLenient:
      let seconds = try seconds(fromISO8601: id)
      noteCoercion(at: id, to: "Date")
      return seconds
    case .integer where policy.unixTime != nil,
      .real where policy.unixTime != nil:
      return try seconds(fromUnixTime: id, policy.unixTime ?? .seconds)
    default:
      throw mismatch(at: id, expected: "Date")
    }
  }

  /// The seconds of a number that counts from 1970; in the years 1 to 9999.
  private mutating func seconds(
    fromUnixTime id: NodeID, _ unit: UnixTimeUnit
  ) throws(ModelFailure) -> Double {
    let count = try double(at: id)
    let seconds = count / unit.perSecond - 978_307_200
    if BinaryDate.isInCalendar(seconds) { return seconds }
    let finer = UnixTimeUnit.allCases.first { other in
      other.perSecond > unit.perSecond
        && BinaryDate.isInCalendar(count / other.perSecond - 978_307_200)
    }
    throw fail(
      .outOfRange, at: id,
      "\(NumberContent.text(of: node(id), in: base)) \(unit.rawValue) since 1970 is beyond the year 9999",
      help: finer.map { "looks like \($0.rawValue): read it with `.unixTime(.\($0.rawValue))`" })
  }

  private mutating func seconds(fromISO8601 id: NodeID) throws(ModelFailure) -> Double {
    let zone = isLenient ? policy.assumedZone : nil
    var fault: CalendarDate.Fault?
    let seconds = StringContent.withUTF8(of: node(id), in: base, format: document.format) { text in
      // An empty text may have no address; it is no date either.
      guard let start = text.baseAddress else {
        fault = .form
        return 0.0
      }
      do throws(CalendarDate.Fault) {
        return try CalendarDate.seconds(
          iso8601: start, count: text.count, assumedOffset: zone)
      } catch {
        fault = error
        return 0.0
      }
    }
    guard let fault else { return seconds }
    throw fail(
      .invalidDate, at: id, "\(subject) should be Date, but \(fault.message)",
      help: fault.help ?? "write a date as 2011-11-28T09:21:30Z")
  }
}
