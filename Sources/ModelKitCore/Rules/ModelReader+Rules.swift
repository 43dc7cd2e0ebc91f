import ModelKitDocument

extension ModelReader {
  /// Holds a value that has been read to its key's rules; reports the first that each element
  /// breaks. A null keeps them all.
  ///
  /// - Parameter leftOut: The numbers of the list's elements that are no part of the value.
  mutating func keep(
    _ rules: [KeyRule], at id: NodeID, isData: Bool, butFor leftOut: Set<Int> = []
  ) throws(ModelFailure) {
    guard !isNil(id) else { return }
    // Text that is read as a list or as JSON keeps the rules as what it is read as.
    if let substitute = listSubstitute(for: id) {
      return try read(substitute, inPlaceOf: id, isNoted: false) {
        (node, reader) throws(ModelFailure) in try reader.keep(rules, at: node, isData: isData)
      }
    }
    guard kind(at: id) == .array else {
      for rule in rules { try keep(rule, at: id, isData: isData) }
      return
    }
    for rule in rules where !rule.isAboutElements {
      try keep(rule, at: id, isData: false, missing: leftOut.count)
    }
    try keepEach(rules.filter(\.isAboutElements), at: id, butFor: leftOut)
  }

  /// The elements that the policy leaves out of a list, as they were reported since a moment.
  func elementsLeftOut(of id: NodeID, since mark: Mark) -> Set<Int> {
    guard policy.faultyElements == .skip, findings.mark != mark.findings, kind(at: id) == .array
    else { return [] }
    let depth = currentPath.steps.count
    var numbers: Set<Int> = []
    // What was left out is told in words already.
    for finding in findings.worded[mark.findings.worded...]
    where finding.path.steps.count > depth && finding.notes.contains(Self.leftOutNote) {
      if case .index(let number) = finding.path.steps[depth] { numbers.insert(number) }
    }
    return numbers
  }

  private mutating func keepEach(
    _ rules: [KeyRule], at id: NodeID, butFor leftOut: Set<Int>
  ) throws(ModelFailure) {
    guard !rules.isEmpty, var cursor = enterList(id) else { return }
    var isKept = true
    for index in 0..<cursor.count {
      let element = nextElement(&cursor, index)
      do throws(ModelFailure) {
        if !isNull(element), !leftOut.contains(index) {
          for rule in rules { try keep(rule, at: element, isData: false) }
        }
      } catch {
        isKept = false
      }
    }
    leaveList()
    guard isKept else { throw ModelFailure() }
  }

  private mutating func keep(
    _ rule: KeyRule, at id: NodeID, isData: Bool, missing: Int = 0
  ) throws(ModelFailure) {
    switch rule {
    case .range(let lower, let upper, let isOpen):
      guard let number = number(at: id) else { return }
      let isAbove = lower.map { number >= $0 } ?? true
      let isBelow = upper.map { isOpen ? number < $0 : number <= $0 } ?? true
      guard !isAbove || !isBelow else { return }
      throw fail(
        .outOfRange, at: id,
        "\(subject) is \(glimpse(id)), but should be \(Self.words(lower, upper, isOpen))")
    case .count(let lower, let upper):
      let bytes = isData ? byteCount(ofBase64: id) : nil
      guard let whole = bytes ?? count(at: id) else { return }
      let count = whole - missing
      guard count < lower || count > upper ?? .max else { return }
      throw wrongCount(count, lower, upper, at: id, isBytes: bytes != nil)
    case .pattern(let pattern):
      guard let text = document.string(id) ?? document.numberText(id), !matches(text, pattern)
      else { return }
      throw fail(
        .patternMismatch, at: id,
        "\(subject) should match `\(pattern)`, but \(glimpse(id)) does not")
    case .oneOf(let allowed):
      guard let text = document.string(id) ?? document.numberText(id), !allowed.contains(text)
      else { return }
      let question = Spelling.closest(to: text, in: allowed).map { Spelling.question($0) + " " }
      throw fail(
        .notAllowed, at: id, "\(subject) should be one of a few values, but is \(glimpse(id))",
        help: "\(question ?? "")allowed are \(Spelling.list(allowed))")
    case .unique: try keepUnique(id)
    }
  }

  private mutating func keepUnique(_ id: NodeID) throws(ModelFailure) {
    guard let value = document.string(id) ?? document.numberText(id) else { return }
    let place = UniqueValues.Place(
      model: currentModelName ?? "", key: subject, value: value)
    guard let first = uniqueValues.first(place, or: id) else { return }
    var related: [DiagnosticLabel] = []
    if let span = span(of: first) {
      related.append(DiagnosticLabel(file: document.source.name, span: span, text: "first here"))
    }
    throw fail(
      .repeatedValue, at: id,
      "\(subject) is \(glimpse(id)) again, but no two entries may have the same",
      related: related)
  }

  private mutating func wrongCount(
    _ count: Int, _ lower: Int, _ upper: Int?, at id: NodeID, isBytes: Bool
  ) -> ModelFailure {
    if count == 0, lower == 1 {
      return fail(.wrongCount, at: id, "\(subject) should not be empty")
    }
    let unit =
      switch kind(at: id) {
      case .array: "element"
      case .dictionary: "entry"
      case .data: "byte"
      case .string where isBytes: "byte"
      default: "character"
      }
    let wanted =
      switch upper {
      case nil: "\(lower) or more"
      case lower: "\(lower)"
      case let upper?: "\(lower) to \(upper)"
      }
    let plural = unit == "entry" ? "entries" : unit + "s"
    return fail(
      .wrongCount, at: id,
      "\(subject) has \(count) \(count == 1 ? unit : plural), but should have \(wanted)")
  }

  /// The number that a value is, or that a text says.
  private func number(at id: NodeID) -> Double? {
    let node = node(id)
    switch node.kind {
    case .integer, .real: return NumberContent.double(of: node, in: base)
    case .boolean where policy.conversions.contains(.numberFromBoolean):
      return node.has(Node.Bits.isTrue) ? 1 : 0
    case .string:
      let text = text(node)
      return DecimalText.isNumber(text) ? Double(text) : nil
    default: return nil
    }
  }

  private func count(at id: NodeID) -> Int? {
    if takesOneForMany(id) { return 1 }
    return switch kind(at: id) {
    case .string: document.string(id)?.count
    case .data: document.data(id)?.count
    case .array where policy.compactsLists:
      document.elements(of: id).reduce(0) { $0 + (isNull($1) ? 0 : 1) }
    case .array, .dictionary: document.count(of: id)
    case .integer, .real: document.numberText(id)?.count
    default: nil
    }
  }

  /// How many bytes a text stands for that is read as data.
  private func byteCount(ofBase64 id: NodeID) -> Int? {
    guard kind(at: id) == .string else { return nil }
    return StringContent.withUTF8(of: node(id), in: base, format: document.format) { text in
      guard let start = text.baseAddress else { return 0 }
      return try? Base64.decodedCount(start, count: text.count, allowingSpace: false)
    }
  }

  private mutating func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = patterns.regex(pattern) else { return true }
    return (try? regex.wholeMatch(in: text)) != nil
  }

  private func glimpse(_ id: NodeID) -> String {
    document.string(id).map { Document.quoted($0) } ?? document.numberText(id)
      ?? document.boolean(id).map { "\($0)" } ?? "this"
  }

  private static func words(_ lower: Double?, _ upper: Double?, _ isOpen: Bool) -> String {
    func number(_ value: Double) -> String {
      value.magnitude < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    switch (lower, upper) {
    case (let lower?, let upper?):
      return isOpen
        ? "\(number(lower)) or more and less than \(number(upper))"
        : "from \(number(lower)) to \(number(upper))"
    case (let lower?, nil): return "\(number(lower)) or more"
    case (nil, let upper?): return "\(number(upper)) or less"
    case (nil, nil): return "a number"
    }
  }
}
