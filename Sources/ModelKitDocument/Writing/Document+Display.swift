extension Document {
  /// One value as JSON on one line, for output that shows models. What JSON has no type for stands
  /// as the text that a model is read from: dates in ISO 8601, data in base64.
  ///
  /// - Complexity: O(*n*) in what the value holds.
  package func jsonLine(of id: NodeID) -> [UInt8] { JSONWriter.line(id, in: self) }

  /// A date in ISO 8601, in Greenwich's time; outside the years 1 to 9999 the seconds since 2001.
  package func dateText(_ id: NodeID) -> String {
    let seconds = secondsSinceReferenceDate(id) ?? 0
    return CalendarDate(secondsSinceReferenceDate: seconds)?.text() ?? "\(seconds)"
  }
}
