import ModelKitDocument

/// Takes a model apart into the values of a document.
///
/// A type with a reading of its own writes itself with one call: a scalar by the method of its kind,
/// a list or a dictionary by giving other values.
public struct ModelWriter {
  /// The value that has been written.
  var content: ModelContent?
  /// What could not be written.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether there is to be no value, and not a null in its place either.
  private(set) var isAbsent = false
  /// What numbers and text stand for under the key being written.
  var policy: Policy
  /// Whether numbers were written that count from 1970.
  private var hasUnixTimes = false
  private let place: WritingPlace?
  /// How many values lie around this one, and how deep calls may go.
  private let depth: Int
  private var stack: StackRoom

  init(policy: Policy = Policy()) {
    self.init(policy: policy, place: nil, depth: 0, stack: StackRoom())
  }

  private init(policy: Policy, place: WritingPlace?, depth: Int, stack: StackRoom) {
    self.policy = policy
    self.place = place
    self.depth = depth
    self.stack = stack
  }

  /// The way to the value.
  var path: NodePath { place.path }

  /// Writes nothing: under a key, the key is left out; in a list, a null stands there.
  public mutating func omit() { content = nil }

  /// Writes nothing, where a null is something else.
  mutating func leaveOut() {
    content = nil
    isAbsent = true
  }

  /// Writes a null.
  public mutating func null() { content = .null }

  /// Writes a truth value.
  public mutating func boolean(_ value: Bool) { content = .boolean(value) }

  /// Writes a whole number.
  public mutating func integer(_ value: some FixedWidthInteger) { content = .number("\(value)") }

  /// Writes a number by its decimal text, such as `12.50` or `1e3`; refuses any other text.
  public mutating func number(_ text: String) {
    guard DecimalText.isNumber(text) else { return refuse("`\(text)` is no decimal number") }
    content = .number(text)
  }

  /// Writes a floating-point number.
  public mutating func real(_ value: Double) { content = .real(ExactDouble(value)) }

  /// Refuses what has been written for a value that may be none, if it would be read as that.
  mutating func refuseNothing() {
    switch content {
    case .string(ExactText("")) where policy.emptyStringIsNil:
      refuse("an empty text is read as nil here", help: "set the property to nil")
    case nil, .null:
      // What has been refused already is a null as well.
      guard diagnostics.isEmpty else { return }
      refuse("a value that is written as a null, or not at all, is read as nil here")
    default: break
    }
  }

  /// Writes text.
  public mutating func string(_ value: String) { content = .string(ExactText(value)) }

  /// Writes a point in time by its seconds since 2001-01-01T00:00:00Z; a number where the key reads
  /// Unix times.
  public mutating func date(_ seconds: Double) {
    guard let unit = policy.unixTime else {
      content = .date(ExactDouble(seconds))
      return
    }
    hasUnixTimes = true
    guard BinaryDate.isInCalendar(seconds) else {
      return refuse(
        .invalidDate, "dates are written of the years 1 to 9999; this one is outside")
    }
    guard let count = unit.count(ofReferenceSeconds: seconds) else {
      return refuse(
        .precisionLoss, "\(seconds) seconds after 2001 are no number that counts from 1970",
        help: "such a number has 38 digits at most")
    }
    content = count
  }

  /// Writes bytes.
  public mutating func data(_ bytes: some Sequence<UInt8>) { content = .data(Array(bytes)) }

  /// Writes bytes that are a list: data, or in JSON numbers.
  mutating func bytes(_ bytes: [UInt8]) { content = .bytes(bytes) }

  /// Writes a colour, its digits in the order that the key reads.
  mutating func color(_ color: HexColor) {
    let text = color.text
    guard policy.conversions.contains(.rgba), text.count == 9 else { return string(text) }
    // #AARRGGBB
    string("#" + text.dropFirst(3) + text.dropFirst().prefix(2))
  }

  /// Writes a list; text where the key reads text that it splits.
  public mutating func list<Element: ModelValue>(_ elements: some Sequence<Element>) {
    list(elements, isSet: false)
  }

  /// Writes a list, or a set in some order.
  mutating func list<Element: ModelValue>(_ elements: some Sequence<Element>, isSet: Bool) {
    var contents: [ModelContent] = []
    for (index, element) in elements.enumerated() {
      // What a faulty element was replaced by stands where that stood.
      let takesAbsent = policy.faultyElements == .replace
      contents.append(part(element, .index(index), takesAbsent: takesAbsent))
    }
    content = .list(
      ListContent(
        elements: contents, reading: ElementReading(Element.self, isSet: isSet, policy: policy),
        text: joined(contents)))
  }

  /// What an element of a list is written as.
  static func content(ofElement element: some ModelValue, policy: Policy) -> ModelContent {
    var writer = ModelWriter(policy: policy)
    return writer.part(element, .index(0), takesAbsent: true)
  }

  /// Writes a dictionary whose keys are data, in the order of their text.
  public mutating func dictionary<Key: ModelValue, Value: ModelValue>(_ values: [Key: Value]) {
    var entries: [ModelContent.Entry] = []
    for (key, value) in values {
      guard let text = key.keyText else {
        refuse("a \(Key.self) cannot be a dictionary's key")
        continue
      }
      entries.append(.init(key: text, value: part(value, .key(text))))
    }
    content = .mapping(entries.sorted { $0.key < $1.key }, KeySpelling(Key.self))
  }

  /// Says that a value has no written form. What is written is then a finding and no file.
  public mutating func refuse(_ message: String, help: String? = nil) {
    refuse(.unsupportedValue, message, help: help)
  }

  private mutating func refuse(_ code: DiagnosticCode, _ message: String, help: String? = nil) {
    diagnostics.append(Diagnostic(code, .error, message, help: help, path: path))
    content = .null
    isAbsent = false
  }

  /// Says that of a value within this one.
  mutating func refuse(_ message: String, help: String? = nil, at path: NodePath) {
    diagnostics.append(Diagnostic(.unsupportedValue, .error, message, help: help, path: path))
  }

  /// Writes a value in a list or a dictionary of data, where something has to stand for it.
  private mutating func part(
    _ value: some ModelValue, _ step: NodePath.Step, takesAbsent: Bool = false
  ) -> ModelContent {
    let outer = policy
    // A list in a text has no lists in it.
    policy.conversions.separator = nil
    let writer = written(value, step)
    policy = outer
    hasUnixTimes = hasUnixTimes || writer.hasUnixTimes
    if writer.isAbsent, !takesAbsent {
      refuse(
        "only a key can be absent; here a null would be read", help: "leave the value out",
        at: writer.path)
    }
    return readable(writer.content) ?? .null
  }

  /// Has a value within this one written by a writer of its own, and takes in what could not be.
  mutating func written(_ value: some ModelValue, _ step: NodePath.Step) -> ModelWriter {
    var writer = ModelWriter(
      policy: policy, place: WritingPlace(step, in: place), depth: depth + 1, stack: stack)
    if writer.hasRoom() { value.write(to: &writer) }
    stack = writer.stack
    diagnostics += writer.diagnostics
    return writer
  }

  /// Whether calls may go on; if not, that is what could not be written.
  private mutating func hasRoom() -> Bool {
    if depth < Self.shallow { return true }
    guard depth < ReaderLimits.greatestDepth else {
      refuse(
        .depthLimit, "the value is nested deeper than \(ReaderLimits.greatestDepth) levels",
        help: "no file is read as deep; make it a list whose elements refer to each other by keys")
      return false
    }
    if stack.isLeft { return true }
    refuse(
      .depthLimit, "the value is nested deeper than the stack has room to write",
      help: "write it on a thread with a larger stack")
    return false
  }

  /// How many values lie within each other without a look at the stack.
  private static let shallow = 32

  /// What was written, marked if it is read from JSON text as well.
  func readable(_ content: ModelContent?) -> ModelContent? {
    guard let content, content.isContainer, policy.conversions.contains(.jsonText) else {
      return content
    }
    return .readFromText(content)
  }

  private static func hasBlanksAround(_ text: String) -> Bool {
    let ends = text.unicodeScalars.prefix(1) + text.unicodeScalars.suffix(1)
    return ends.contains { $0 == " " || $0 == "\t" }
  }

  /// The elements as text, where the key splits text and none of them has the separator in it. The
  /// parts of a text are text, and as such no numbers that count from 1970.
  private func joined(_ elements: [ModelContent]) -> String? {
    // Where text may be JSON, it is read as that.
    guard let separator = policy.conversions.separator, !hasUnixTimes,
      !policy.conversions.contains(.jsonText)
    else { return nil }
    var parts: [String] = []
    for element in elements {
      switch element {
      case .string(let text)
      where !text.value.unicodeScalars.contains(separator) && !Self.hasBlanksAround(text.value):
        parts.append(text.value)
      case .number(let text) where !text.unicodeScalars.contains(separator): parts.append(text)
      default: return nil
      }
    }
    // One empty text would be read back as no element, and blanks around one not at all; none as
    // nothing, where an empty text is that.
    if parts == [""] || parts.isEmpty && policy.emptyStringIsNil { return nil }
    return parts.joined(separator: "\(separator)")
  }
}
