// OpenStep has strings, data, lists and dictionaries, and nothing else:
//
//     {
//       name = "Corner Bakery";
//       tags = (
//         bread,
//         coffee
//       );
//       seats = 12;             a string; with GNUstep's types <*I12>
//       open = true;            a string; with GNUstep's types <*BY>
//       icon = <0fbd77>;
//     }

/// Writes OpenStep ("ASCII") property lists in UTF-8.
struct OpenStepWriter {
  private var output = OpenStepOutput()
  /// The key whose value comes next; written only once it is known that the value can be.
  private var key: NodeID?
  private let gnustepTypes: Bool

  /// The bytes of a document; what OpenStep cannot hold is reported to the walk, and left out or
  /// written as a string.
  static func write(_ walk: inout TreeWalk, gnustepTypes: Bool) -> [UInt8] {
    var writer = OpenStepWriter(gnustepTypes: gnustepTypes)
    while let step = walk.next() { writer.write(step, of: &walk) }
    writer.output.finish()
    return writer.output.bytes
  }

  private init(gnustepTypes: Bool) { self.gnustepTypes = gnustepTypes }

  private mutating func write(_ step: TreeWalk.Step, of walk: inout TreeWalk) {
    let document = walk.document
    switch step {
    case .open(let id, _):
      walk.reportSet(id)
      writeKey(in: document)
      output.open(document.kind(of: id) == .dictionary ? "{" : "(")
    case .key(let id):
      key = id
    case .value(let id):
      value(id, of: &walk)
    case .uid(let id, let number):
      walk.report(.textInOpenStep("a uid", hasTypedForm: false), at: id)
      writeKey(in: document)
      output.word("{ \"CF$UID\" = \(number); }")
    case .close(let id):
      output.close(document.kind(of: id) == .dictionary ? "}" : ")")
    }
  }

  private mutating func value(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    switch document.kind(of: id) {
    case .string:
      writeKey(in: document)
      document.withUTF8(of: id) { output.string($0) }
    case .data:
      writeKey(in: document)
      output.data(document.data(id) ?? [])
    case .integer:
      // Plain OpenStep has text of any length, GNUstep's type has 64 bits.
      guard !gnustepTypes || document.integer(id)?.fitsPropertyList == true else {
        walk.report(.integerBeyondPropertyList(document.numberText(id)), at: id)
        return key = nil
      }
      typed("I", NumberSpelling.integer(id, in: document), "integers", at: id, of: &walk)
    case .real:
      guard gnustepTypes ? walk.isInRange(id) : isInDigits(id, of: &walk) else { return key = nil }
      typed("R", NumberSpelling.plainReal(id, in: document), "reals", at: id, of: &walk)
    case .boolean:
      let value = document.boolean(id) == true
      let text = gnustepTypes ? (value ? "Y" : "N") : (value ? "true" : "false")
      typed("B", text, "booleans", at: id, of: &walk)
    case .date:
      date(id, of: &walk)
    case .null:
      walk.report(.nullInPropertyList, at: id)
      key = nil
    case .invalid, .uid, .array, .dictionary:
      key = nil
    }
  }

  private mutating func writeKey(in document: Document) {
    guard let id = key else { return }
    key = nil
    document.withUTF8(of: id) { output.key($0) }
  }

  /// Writes a value that plain OpenStep has only text for.
  private mutating func typed(
    _ letter: Unicode.Scalar, _ text: String, _ kind: String, at id: NodeID,
    of walk: inout TreeWalk
  ) {
    if !gnustepTypes { walk.report(.textInOpenStep(kind, hasTypedForm: true), at: id) }
    writeKey(in: walk.document)
    if gnustepTypes {
      output.word("<*\(letter)\(text)>")
    } else {
      var text = text
      text.withUTF8 { output.string($0) }
    }
  }

  /// Whether a real has digits; reports one that has none, as no text is read as that.
  private func isInDigits(_ id: NodeID, of walk: inout TreeWalk) -> Bool {
    guard walk.document.realText(id) == nil, let value = walk.document.double(id), !value.isFinite
    else { return true }
    walk.report(.nonFiniteInOpenStep(value), at: id)
    return false
  }

  private mutating func date(_ id: NodeID, of walk: inout TreeWalk) {
    let seconds = walk.document.secondsSinceReferenceDate(id) ?? 0
    let whole = seconds.rounded(.down)
    guard
      let date = CalendarDate(secondsSinceReferenceDate: gnustepTypes ? whole : seconds)
    else {
      walk.report(.dateBeyondCalendar(format: .openStep), at: id)
      return key = nil
    }
    if gnustepTypes, whole != seconds { walk.report(.fractionOfSecond(seconds), at: id) }
    if !gnustepTypes, !date.isText(of: seconds) { walk.report(.finerThanNanoseconds, at: id) }
    typed("D", date.text(gnustepTypes ? .gnustep : .iso8601), "dates", at: id, of: &walk)
  }
}
