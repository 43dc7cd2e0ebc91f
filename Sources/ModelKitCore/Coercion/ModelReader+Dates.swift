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
    default:
      throw mismatch(at: id, expected: "Date")
    }
  }

  private mutating func seconds(fromISO8601 id: NodeID) throws(ModelFailure) -> Double {
    let outcome = StringContent.withUTF8(of: node(id), in: base, format: document.format) { text in
      Result { () throws(CalendarDate.Fault) -> Double in
        // An empty text may have no address; it is no date either.
        guard let start = text.baseAddress else { throw .form }
        return try CalendarDate.seconds(iso8601: start, count: text.count)
      }
    }
    switch outcome {
    case .success(let seconds): return seconds
    case .failure(let fault):
      throw fail(
        .invalidDate, at: id, "\(subject) should be Date, but \(fault.message)",
        help: fault.help ?? "write a date as 2011-11-28T09:21:30Z")
    }
  }
}
