// Typed JSON writes any tree as JSON without losing a type:
//
//     <real>1.5</real>                  {"$real":"1.5"}
//     <date>2011-11-28T09:21:30Z</date> {"$date":"2011-11-28T09:21:30Z"}
//     <data>aGk=</data>                 {"$data":"aGk="}
//     a uid                             {"$uid":5}
//     {"$a": 1}                         {"$dict":[["$a",1]]}    so that no key looks like a type
//
// All else is plain JSON. Numbers of JSON files stay as written, fractions too.

/// Writes typed JSON.
struct TypedJSONWriter {
  private var output: JSONOutput
  /// For each open container, whether it is a dictionary that is written as a list of pairs.
  private var pairs: [Bool] = []

  /// The bytes of a document; what typed JSON cannot hold is reported to the walk.
  static func write(_ walk: inout TreeWalk, isCompact: Bool) -> [UInt8] {
    let capacity = walk.document.source.count * 5 / 4
    var writer = TypedJSONWriter(
      output: JSONOutput(isCompact: isCompact, capacity: capacity))
    while let step = walk.next() { writer.write(step, of: &walk) }
    writer.output.finish()
    return writer.output.bytes
  }

  private mutating func write(_ step: TreeWalk.Step, of walk: inout TreeWalk) {
    switch step {
    case .open(let id, _):
      walk.reportSet(id)
      open(id, in: walk.document)
    case .key(let id):
      if pairs.last == true {
        output.open("[")
        walk.document.withUTF8(of: id) { output.string($0) }
      } else {
        walk.document.withUTF8(of: id) { output.key($0) }
      }
    case .value(let id):
      value(id, of: &walk)
      endPair()
    case .uid(_, let number):
      output.tagged("$uid", bare: String(number))
      endPair()
    case .close(let id):
      close(id, in: walk.document)
      endPair()
    }
  }

  private mutating func open(_ id: NodeID, in document: Document) {
    let isDictionary = document.kind(of: id) == .dictionary
    let isPairs = isDictionary && hasTypeLikeKey(id, in: document)
    pairs.append(isPairs)
    output.open(isDictionary ? "{" : "[")
    if isPairs {
      output.key("$dict")
      output.open("[")
    }
  }

  private mutating func close(_ id: NodeID, in document: Document) {
    if pairs.removeLast() { output.close("]") }
    output.close(document.kind(of: id) == .dictionary ? "}" : "]")
  }

  /// Ends the pair of the value that is now complete.
  private mutating func endPair() {
    if pairs.last == true { output.close("]") }
  }

  private func hasTypeLikeKey(_ id: NodeID, in document: Document) -> Bool {
    document.entries(of: id).contains { entry in
      document.withUTF8(of: entry.key) { $0.first == UInt8(ascii: "$") }
    }
  }

  private mutating func value(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    switch document.kind(of: id) {
    case .invalid, .null, .uid, .array, .dictionary:
      output.literal("null")
    case .boolean:
      output.literal(document.boolean(id) == true ? "true" : "false")
    case .integer:
      output.literal(NumberSpelling.integer(id, in: document))
    case .real:
      real(id, in: document)
    case .string:
      document.withUTF8(of: id) { output.string($0) }
    case .date:
      date(id, of: &walk)
    case .data:
      output.tagged("$data", quoted: Base64.encode(document.data(id) ?? []))
    }
  }

  private mutating func real(_ id: NodeID, in document: Document) {
    if document.format.isPropertyList || document.isSpelledOut(id) {
      output.tagged("$real", quoted: NumberSpelling.brief(id, in: document).utf8)
    } else {
      output.literal(NumberSpelling.json(id, in: document))
    }
  }

  private mutating func date(_ id: NodeID, of walk: inout TreeWalk) {
    let seconds = walk.document.secondsSinceReferenceDate(id) ?? 0
    if let date = CalendarDate(secondsSinceReferenceDate: seconds) {
      output.tagged("$date", quoted: date.text().utf8)
    } else {
      walk.report(.dateBeyondCalendar(format: .typedJSON), at: id)
      output.literal("null")
    }
  }
}
