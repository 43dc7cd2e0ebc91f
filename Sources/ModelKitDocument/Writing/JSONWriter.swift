/// Writes JSON (RFC 8259). Dates, data, uids and numbers that are not finite are not JSON.
struct JSONWriter {
  private var output: JSONOutput

  /// The bytes of a document; what JSON cannot hold is reported to the walk and written as `null`.
  static func write(_ walk: inout TreeWalk, isCompact: Bool) -> [UInt8] {
    let capacity = walk.document.source.count * 5 / 4
    var writer = JSONWriter(output: JSONOutput(isCompact: isCompact, capacity: capacity))
    while let step = walk.next() { writer.write(step, of: &walk) }
    writer.output.finish()
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
    case .uid(let id, _):
      lose(.notInJSON("a uid"), at: id, of: &walk)
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
      output.literal(
        document.format.isPropertyList
          ? NumberSpelling.integer(id, in: document) : NumberSpelling.json(id, in: document))
    case .real:
      real(id, of: &walk)
    case .boolean:
      output.literal(document.boolean(id) == true ? "true" : "false")
    case .date:
      lose(.notInJSON("a date"), at: id, of: &walk)
    case .data:
      lose(.notInJSON("data"), at: id, of: &walk)
    case .invalid, .null, .uid, .array, .dictionary:
      output.literal("null")
    }
  }

  private mutating func real(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    if !document.format.isPropertyList, !document.isSpelledOut(id) {
      return output.literal(NumberSpelling.json(id, in: document))
    }
    let value = document.double(id) ?? 0
    guard value.isFinite else { return lose(.nonFiniteInJSON(value), at: id, of: &walk) }
    // With its `.0`, so that a real is read back as one.
    output.literal(value.description)
  }

  private mutating func lose(_ finding: Diagnostic, at id: NodeID, of walk: inout TreeWalk) {
    walk.report(finding, at: id)
    output.literal("null")
  }
}
