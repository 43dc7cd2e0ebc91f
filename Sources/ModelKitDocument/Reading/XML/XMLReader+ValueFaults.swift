// What the reader says of values that are not what their element is for. They are placed at the `<`
// of the element.

extension XMLReader {
  private mutating func reportContent(
    _ code: DiagnosticCode, _ tag: XMLTag, _ content: Content, _ message: String,
    label: String? = nil, help: String? = nil
  ) {
    report(code, tag.start, content.next, message, label: label, help: help)
  }

  mutating func reportMarkup(in element: XMLElement, _ tag: XMLTag, _ content: Content) {
    let code = code(of: element)
    reportContent(
      code, tag, content, "<\(element.rawValue)> may hold no references, comments or CDATA")
  }

  private func code(of element: XMLElement) -> DiagnosticCode {
    switch element {
    case .date: .invalidDate
    case .data: .invalidData
    case .integer, .real: .invalidNumber
    default: .misplacedElement
    }
  }

  mutating func reportNumber(
    _ element: XMLElement, _ tag: XMLTag, _ content: Content, _ start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) {
    if start == end {
      return reportContent(
        .invalidNumber, tag, content, "empty <\(element.rawValue)>", label: "expected a number")
    }
    let isInteger = element == .integer
    let isReal = isInteger && XMLNumber.real(start, end) != nil
    reportContent(
      .invalidNumber, tag, content,
      "`\(excerpt(start, end))` is not \(isInteger ? "an integer" : "a number")",
      help: isReal ? "write <real>\(excerpt(start, end))</real>" : nil)
  }

  mutating func reportIntegerOutOfRange(
    _ tag: XMLTag, _ content: Content, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    reportContent(
      .outOfRange, tag, content,
      "\(excerpt(start, end)) is not in −9223372036854775808…18446744073709551615")
  }

  mutating func reportDate(_ tag: XMLTag, _ content: Content) {
    let count = content.end - tag.end
    if count == 0 {
      return reportContent(.invalidDate, tag, content, "empty <date>", label: "expected a date")
    }
    var fault = CalendarDate.Fault.form
    do throws(CalendarDate.Fault) {
      _ = try CalendarDate.seconds(iso8601: tag.end, count: count)
    } catch {
      fault = error
    }
    reportContent(
      .invalidDate, tag, content,
      "`\(excerpt(tag.end, content.end))` is not a date: "
        + (fault == .form ? "not in the form YYYY-MM-DDThh:mm:ssZ" : fault.message),
      help: fault == .form ? "dates in property lists are in UTC, to the second" : fault.help)
  }

  mutating func reportData(_ tag: XMLTag, _ content: Content, _ fault: Base64.Fault) {
    report(.invalidData, tag.start, tag.end, "not base64: \(fault.message)")
  }

  mutating func reportContentOfBoolean(
    _ element: XMLElement, _ tag: XMLTag, _ content: Content
  ) {
    reportContent(
      .misplacedElement, tag, content, "<\(element.rawValue)> may hold nothing",
      help: "write <\(element.rawValue)/>")
  }
}
