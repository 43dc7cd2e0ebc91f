import ModelKitDocument

/// Takes a model apart into the values of a document.
///
/// A type with a reading of its own writes itself with one call: a scalar by the method of its kind,
/// a list or a dictionary by giving other values.
public struct ModelWriter {
  /// The value that has been written.
  private(set) var content: ModelContent?
  /// What could not be written.
  private(set) var diagnostics: [Diagnostic] = []
  private var path: NodePath
  /// What numbers and text stand for under the key being written.
  private var policy: Policy
  /// Whether numbers were written that count from 1970.
  private var hasUnixTimes = false

  init(path: NodePath = NodePath(), policy: Policy = Policy()) {
    self.path = path
    self.policy = policy
  }

  /// Writes nothing: under a key, the key is left out; in a list, a null stands there.
  public mutating func omit() { content = nil }

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
  public mutating func real(_ value: Double) { content = .real(value) }

  /// Refuses text that has been written for an optional, if it would be read as none.
  mutating func refuseEmptyText() {
    guard policy.emptyStringIsNil, content == .string("") else { return }
    refuse("an empty text is read as nil here", help: "set the property to nil")
  }

  /// Writes text.
  public mutating func string(_ value: String) { content = .string(value) }

  /// Writes a point in time by its seconds since 2001-01-01T00:00:00Z; a number where the key reads
  /// Unix times.
  public mutating func date(_ seconds: Double) {
    guard let unit = policy.unixTime else {
      content = .date(seconds)
      return
    }
    hasUnixTimes = true
    guard BinaryDate.isInCalendar(seconds) else {
      return refuse(
        .invalidDate, "dates are written of the years 1 to 9999; this one is outside")
    }
    let count = (seconds + 978_307_200) * unit.perSecond
    content = Int64(exactly: count).map { .number("\($0)") } ?? .real(count)
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
      contents.append(written(element, .index(index)))
    }
    content = .list(
      ListContent(
        elements: contents, reading: ElementReading(Element.self, isSet: isSet, policy: policy),
        text: joined(contents)))
  }

  /// What an element of a list is written as.
  static func content(ofElement element: some ModelValue, policy: Policy) -> ModelContent {
    var writer = ModelWriter(policy: policy)
    return writer.written(element, .index(0))
  }

  /// Writes a dictionary whose keys are data, in the order of their text.
  public mutating func dictionary<Key: ModelValue, Value: ModelValue>(_ values: [Key: Value]) {
    var entries: [ModelContent.Entry] = []
    for (key, value) in values {
      guard let text = key.keyText else {
        refuse("a \(Key.self) cannot be a dictionary's key")
        continue
      }
      entries.append(.init(key: text, value: written(value, .key(text))))
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
  }

  /// Writes a property under its key; nothing for a `nil`, which a missing key is read as.
  mutating func property<Value: ModelValue>(
    _ value: Value, _ key: KeySpecification, fallback: Value?
  ) {
    write(under: key.changes) { writer in
      writer.property(value, named: key, fallback: fallback)
    }
  }

  private mutating func property<Value: ModelValue>(
    _ value: Value, named key: KeySpecification, fallback: Value?
  ) {
    let names = key.path.map(\.text)
    var writer = ModelWriter(
      path: path.appending(.key(names.joined(separator: "."))), policy: policy)
    value.write(to: &writer)
    diagnostics += writer.diagnostics
    var isDefault = false
    if let fallback {
      var other = ModelWriter(policy: policy)
      fallback.write(to: &other)
      isDefault = other.content == writer.content
      // A missing key would be read as the default, and not as nothing.
      if writer.content == nil, !isDefault { writer.null() }
    }
    var dictionary = content ?? .dictionary([])
    content = nil
    let agrees = dictionary.set(
      readable(writer.content), at: steps(to: key)[...], isDefault: isDefault)
    content = dictionary
    if !agrees { contradict(names) }
  }

  /// Says that two keys lead to one value and have two for it.
  private mutating func contradict(_ names: [String]) {
    let key = names.joined(separator: ".")
    diagnostics.append(
      Diagnostic(
        .unsupportedValue, .error, "`\(key)` belongs to two properties, which say different things",
        help: "change both of them", path: NodePath(path.steps + names.map { .key($0) })))
  }

  /// The steps to a key, each with all the names by which it is read.
  private func steps(to key: KeySpecification) -> [ModelContent.Step] {
    key.path.enumerated().map { step, name in
      let names = key.names(ofStep: step, naming: policy.keyNaming)
      return ModelContent.Step(name: name.text, aliases: Array(names.dropFirst()))
    }
  }

  /// What was written, marked if it is read from JSON text as well.
  private func readable(_ content: ModelContent?) -> ModelContent? {
    guard let content, content.isContainer, policy.conversions.contains(.jsonText) else {
      return content
    }
    return .readFromText(content)
  }

  /// Has something written under the policy with changes made to it.
  mutating func write(under changes: [PolicyChange], _ body: (inout ModelWriter) -> Void) {
    let outer = policy
    policy = policy.changed(by: changes)
    body(&self)
    policy = outer
  }

  /// Puts a union's tag in front of what its variant has written.
  mutating func tag(_ tag: String, under key: String) {
    guard case .dictionary(let entries) = content, content?[key] == nil else { return }
    let others = policy.keyNaming.names(for: key)
    content = .dictionary([.init(key: key, value: .string(tag), aliases: others)] + entries)
  }

  /// Begins a dictionary, so that a model without properties is one. The conversions of the key around
  /// it stop here, as they do when it is read.
  mutating func beginModel() {
    content = .dictionary([])
    policy.conversions = Conversions()
  }

  private mutating func written<Value: ModelValue>(
    _ value: Value, _ step: NodePath.Step
  ) -> ModelContent {
    var writer = ModelWriter(path: path.appending(step), policy: policy)
    // A list in a text has no lists in it.
    writer.policy.conversions.separator = nil
    value.write(to: &writer)
    diagnostics += writer.diagnostics
    hasUnixTimes = hasUnixTimes || writer.hasUnixTimes
    return readable(writer.content) ?? .null
  }

  private static func hasBlanksAround(_ text: String) -> Bool {
    let ends = text.unicodeScalars.prefix(1) + text.unicodeScalars.suffix(1)
    return ends.contains { $0 == " " || $0 == "\t" }
  }

  /// The elements as text, where the key splits text and none of them has the separator in it. The
  /// parts of a text are text, and as such no numbers that count from 1970.
  private func joined(_ elements: [ModelContent]) -> String? {
    guard let separator = policy.conversions.separator, !hasUnixTimes else { return nil }
    var parts: [String] = []
    for element in elements {
      switch element {
      case .string(let text)
      where !text.unicodeScalars.contains(separator) && !Self.hasBlanksAround(text):
        parts.append(text)
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
