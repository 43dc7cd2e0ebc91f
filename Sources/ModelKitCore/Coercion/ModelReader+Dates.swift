package import ModelKitDocument

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ModelReader {
  /// Reads a `Date`: a property list's date, or in JSON and in memory ISO 8601 text with a zone.
  package mutating func date(at id: NodeID) throws(ModelFailure) -> Date {
    Date(timeIntervalSinceReferenceDate: try dateSeconds(at: id))
  }

  /// The seconds since 2001-01-01T00:00:00Z of what ``date(at:)`` reads.
  ///
  /// - Parameter takesText: Whether text is a date in any format.
  package mutating func dateSeconds(
    at id: NodeID, takesText: Bool = false
  ) throws(ModelFailure) -> Double {
    let node = node(id)
    switch node.kind {
    case .date:
      let seconds = DateContent.seconds(of: node, in: base)
      guard seconds.isFinite else {
        throw fail(at: id) {
          $0.fault(.invalidDate, "\($0.subject) should be Date, but is not a point in time")
        }
      }
      return seconds
    case .string:
      if hasStringsOnly, let unit = policy.unixTime, DecimalText.isNumber(text(node)) {
        return try seconds(fromUnixTime: id, unit)
      }
      if hasTextForms || takesText { return try seconds(fromISO8601: id) }
      guard isLenient else { throw mismatch(at: id, expected: "Date") }
      let seconds = try seconds(fromISO8601: id)
      noteCoercion(at: id, to: "Date")
      return seconds
    case .integer, .real:
      guard let unit = policy.unixTime else {
        throw mismatch(
          at: id, expected: "Date",
          help: "a number that counts from 1970 is read with `.unixTime(.seconds)`")
      }
      return try seconds(fromUnixTime: id, unit)
    default:
      throw mismatch(at: id, expected: "Date")
    }
  }

  /// The seconds of a number that counts from 1970; in the years 1 to 9999.
  private mutating func seconds(
    fromUnixTime id: NodeID, _ unit: UnixTimeUnit
  ) throws(ModelFailure) -> Double {
    let count = try unixCount(at: id)
    let seconds = count.seconds(in: unit)
    if BinaryDate.isInCalendar(seconds) {
      noteCoercion(at: id, to: "Date", isAsked: true)
      return seconds
    }
    let finer = UnixTimeUnit.allCases.first { other in
      other.perSecond > unit.perSecond
        && BinaryDate.isInCalendar(count.seconds(in: other))
    }
    throw fail(at: id) {
      $0.fault(
        .outOfRange,
        "\($0.glimpse ?? "this") \(unit.rawValue) since 1970 is not in the years 1 to 9999",
        help: finer.map { "looks like \($0.rawValue): read it with `.unixTime(.\($0.rawValue))`" })
    }
  }

  /// A number of whatever it counts since 1970.
  private mutating func unixCount(at id: NodeID) throws(ModelFailure) -> UnixCount {
    let node = node(id)
    if node.rawKind == Node.Bits.integer {
      let integer = NumberContent.integer(of: node, in: base)?.exactly(as: Int64.self)
      if let integer { return .whole(integer) }
    } else if let text = document.realText(id) ?? document.string(id) {
      if let count = UnixCount(digits: text) { return count }
    }
    return .real(try double(at: id))
  }

  private mutating func seconds(fromISO8601 id: NodeID) throws(ModelFailure) -> Double {
    do throws(CalendarDate.Fault) {
      return try seconds(ofText: node(id), assumedZone: nil)
    } catch {
      if error == .missingZone, isLenient, let zone = policy.assumedZone,
        let seconds = try? seconds(ofText: node(id), assumedZone: zone)
      {
        if hasTextForms { noteCoercion(at: id, to: "Date in the assumed zone") }
        return seconds
      }
      throw fail(at: id) {
        $0.fault(
          .invalidDate, "\($0.subject) is not a Date: \(error.message)",
          help: error.help ?? "write a date as 2011-11-28T09:21:30Z")
      }
    }
  }

  private func seconds(
    ofText node: Node, assumedZone zone: Int?
  ) throws(CalendarDate.Fault) -> Double {
    // Mostly the bytes of the file are the text; decoding it costs more than reading the date.
    guard node.has(Node.Bits.escaped | Node.Bits.utf16) else {
      return try CalendarDate.seconds(
        iso8601: base + Int(node.offset), count: Int(node.length), assumedOffset: zone)
    }
    let text = Array(text(node).utf8)
    return try CalendarDate.seconds(iso8601: text, count: text.count, assumedOffset: zone)
  }
}
