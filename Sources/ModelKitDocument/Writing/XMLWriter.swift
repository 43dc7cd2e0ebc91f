// A list of a string and two bytes, as Foundation writes it:
//
//     <?xml version="1.0" encoding="UTF-8"?>
//     <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "…">
//     <plist version="1.0">
//     <array>
//     →<string>a &lt; b</string>
//     →<data>
//     →AQI=
//     →</data>
//     </array>
//     </plist>
//
// A tab stands for each level (→). Lines of data are 76 columns wide with a tab counting eight, and
// neither their tabs nor their width change beyond the eighth level.

/// Writes XML property lists, in the layout of Foundation's `PropertyListEncoder`.
struct XMLWriter {
  private var output = XMLOutput()
  /// The key whose value comes next; written only once it is known that the value can be.
  private var key: NodeID?
  private let isAsFoundation: Bool

  /// The bytes of a document; what XML cannot hold is reported to the walk and left out.
  ///
  /// - Parameter asFoundation: Whether what has several spellings has Foundation's: a carriage return
  ///   is the bare character and not `&#13;`, which every reader gives back, and a real has the
  ///   shortest text and not that of its file.
  static func write(_ walk: inout TreeWalk, asFoundation: Bool) -> [UInt8] {
    var writer = XMLWriter(isAsFoundation: asFoundation)
    writer.output.begin(capacity: walk.document.source.count * 5 / 4)
    while let step = walk.next() { writer.write(step, of: &walk) }
    writer.output.finish()
    return writer.output.bytes
  }

  private init(isAsFoundation: Bool) { self.isAsFoundation = isAsFoundation }

  private mutating func write(_ step: TreeWalk.Step, of walk: inout TreeWalk) {
    switch step {
    case .open(let id, let count):
      writeKey(of: &walk)
      walk.reportSet(id)
      output.open(walk.document.kind(of: id) == .dictionary ? "dict" : "array", isEmpty: count == 0)
    case .key(let id):
      key = id
    case .value(let id):
      value(id, of: &walk)
    case .uid(_, let number):
      writeKey(of: &walk)
      uid(number)
    case .close(let id):
      output.close(walk.document.kind(of: id) == .dictionary ? "dict" : "array")
    }
  }

  private mutating func value(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    switch document.kind(of: id) {
    case .string:
      writeKey(of: &walk)
      text(id, in: "string", of: &walk)
    case .integer:
      integer(id, of: &walk)
    case .real:
      real(id, of: &walk)
    case .boolean:
      writeKey(of: &walk)
      output.empty(document.boolean(id) == true ? "true" : "false")
    case .date:
      date(id, of: &walk)
    case .data:
      writeKey(of: &walk)
      output.data(document.data(id) ?? [])
    case .null:
      lose(.nullInPropertyList, at: id, of: &walk)
    case .invalid, .uid, .array, .dictionary:
      key = nil
    }
  }

  private mutating func writeKey(of walk: inout TreeWalk) {
    guard let id = key else { return }
    key = nil
    text(id, in: "key", of: &walk)
  }

  private mutating func text(_ id: NodeID, in tag: StaticString, of walk: inout TreeWalk) {
    let oddity = walk.document.withUTF8(of: id) {
      output.text($0, in: tag, keepsCarriageReturns: !isAsFoundation)
    }
    if let oddity { walk.report(.oddText(oddity), at: id) }
  }

  private mutating func integer(_ id: NodeID, of walk: inout TreeWalk) {
    guard let value = walk.document.integer(id), value.fitsPropertyList else {
      return lose(.integerBeyondPropertyList(walk.document.numberText(id)), at: id, of: &walk)
    }
    writeKey(of: &walk)
    output.element("integer", (value.isNegative ? "-" : "") + String(value.magnitude))
  }

  private mutating func real(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    // What is in a property list, or in memory, has been taken for a real by whoever put it there.
    guard document.format.isPropertyList || walk.isInRange(id) else { return key = nil }
    writeKey(of: &walk)
    let value = document.double(id) ?? 0
    if document.realText(id) == nil, !value.isFinite {
      output.element("real", value.isNaN ? "nan" : value < 0 ? "-infinity" : "+infinity")
    } else {
      output.element(
        "real",
        isAsFoundation
          ? NumberSpelling.brief(id, in: document) : NumberSpelling.xmlReal(id, in: document))
    }
  }

  private mutating func date(_ id: NodeID, of walk: inout TreeWalk) {
    let seconds = walk.document.secondsSinceReferenceDate(id) ?? 0
    guard let date = CalendarDate(secondsSinceReferenceDate: seconds.rounded(.down)) else {
      return lose(.dateBeyondCalendar(format: .xml), at: id, of: &walk)
    }
    if seconds != seconds.rounded(.down) { walk.report(.fractionOfSecond(seconds), at: id) }
    writeKey(of: &walk)
    output.element("date", date.text())
  }

  private mutating func uid(_ number: UInt64) {
    output.open("dict", isEmpty: false)
    output.element("key", "CF$UID")
    output.element("integer", String(number))
    output.close("dict")
  }

  private mutating func lose(_ finding: Diagnostic, at id: NodeID, of walk: inout TreeWalk) {
    walk.report(finding, at: id)
    key = nil
  }
}
