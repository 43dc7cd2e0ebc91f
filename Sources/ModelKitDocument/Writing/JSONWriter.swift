/// Writes JSON (RFC 8259). Dates, data, uids and numbers that are not finite are not JSON.
struct JSONWriter {
  private var output: JSONOutput
  /// Whether what is not JSON is written as the text that models read: ISO dates, base64.
  private let spellsOut: Bool

  /// The bytes of a document; what JSON cannot hold is reported to the walk and written as `null`.
  static func write(_ walk: inout TreeWalk, isCompact: Bool) -> [UInt8] {
    let capacity = walk.document.source.count * 5 / 4
    var writer = JSONWriter(
      output: JSONOutput(isCompact: isCompact, capacity: capacity), spellsOut: false)
    while let step = walk.next() { writer.write(step, of: &walk) }
    writer.output.finish()
    return writer.output.bytes
  }

  /// One value on one line without a line break, what is not JSON spelled out as text.
  static func line(_ id: NodeID, in document: Document) -> [UInt8] {
    var walk = TreeWalk(document, from: id)
    var writer = JSONWriter(output: JSONOutput(isCompact: true, capacity: 256), spellsOut: true)
    while let step = walk.next() { writer.write(step, of: &walk) }
    return writer.output.bytes
  }

  private mutating func write(_ step: TreeWalk.Step, of walk: inout TreeWalk) {
    let document = walk.document
    switch step {
    case .open(let id, _):
      walk.reportSet(id)
      output.open(document.kind(of: id) == .dictionary ? "{" : "[")
    case .key(let id):
      document.withUTF8(of: id) { output.key($0) }
    case .value(let id):
      value(id, of: &walk)
    case .uid(let id, let number):
      lose(.notInJSON("a uid"), as: String(number), at: id, of: &walk)
    case .close(let id):
      output.close(document.kind(of: id) == .dictionary ? "}" : "]")
    }
  }

  private mutating func value(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    switch document.kind(of: id) {
    case .string:
      document.withUTF8(of: id) { output.string($0) }
    case .integer:
      output.literal(NumberSpelling.integer(id, in: document))
    case .real:
      real(id, of: &walk)
    case .boolean:
      output.literal(document.boolean(id) == true ? "true" : "false")
    case .date:
      let seconds = document.secondsSinceReferenceDate(id) ?? 0
      let isDate = BinaryDate.isInCalendar(seconds)
      lose(
        isDate ? .notInJSON("a date") : .dateBeyondCalendar(format: .json),
        as: document.dateText(id), at: id, of: &walk)
    case .data:
      lose(
        .notInJSON("data"),
        as: String(decoding: Base64.encode(document.data(id) ?? []), as: UTF8.self), at: id,
        of: &walk)
    case .invalid, .null, .uid, .array, .dictionary:
      output.literal("null")
    }
  }

  private mutating func real(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    let value = document.double(id) ?? 0
    // Digits that are beyond `Double` are no infinity.
    guard value.isFinite || document.realText(id) != nil else {
      return lose(.nonFiniteInJSON(value), as: NumberSpelling.shortest(value), at: id, of: &walk)
    }
    output.literal(NumberSpelling.jsonReal(id, in: document))
  }

  private mutating func lose(
    _ finding: Diagnostic, as text: @autoclosure () -> String, at id: NodeID,
    of walk: inout TreeWalk
  ) {
    if spellsOut {
      var text = text()
      return text.withUTF8 { output.string($0) }
    }
    walk.report(finding, at: id)
    output.literal("null")
  }
}
