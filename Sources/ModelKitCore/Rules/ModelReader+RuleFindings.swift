import ModelKitDocument

extension ModelReader {
  /// Holds a scalar to one rule.
  ///
  /// - Parameter byte: The number of the byte that the scalar is, where `id` is data.
  mutating func keep(
    _ rule: KeyRule, of list: RuleList, _ value: RuledValue, at id: NodeID, byte: Int? = nil
  ) throws(ModelFailure) {
    switch rule {
    case .range(let lower, let upper, let isOpen):
      guard let number = value.number else { return }
      let isTooLow = lower.map { number.isBelow($0) } ?? false
      let isTooHigh =
        upper.map { number.isAbove($0) || isOpen && !number.isBelow($0) } ?? false
      guard isTooLow || isTooHigh || number.double.isNaN else { return }
      throw fail(
        .outOfRange, at: id,
        "\(subject(byte)) is \(glimpse(id, value, byte)), "
          + "but should be \(Self.words(lower, upper, isOpen))")
    case .count(let lower, let upper):
      guard let count = value.count else { return }
      try keepCount(count.number, count.unit, from: lower, to: upper, at: id)
    case .pattern(let pattern):
      guard let text = value.text, !matches(text, pattern) else { return }
      throw fail(
        .patternMismatch, at: id,
        "\(subject(byte)) should match `\(pattern)`, but \(glimpse(id, value, byte)) does not")
    case .oneOf(let allowed):
      guard let text = value.text, !allowed.contains(where: { value.isSame(as: $0) }) else {
        return
      }
      let question = Spelling.closest(to: text, in: allowed).map { Spelling.question($0) + " " }
      throw fail(
        .notAllowed, at: id,
        "\(subject(byte)) should be one of a few values, but is \(glimpse(id, value, byte))",
        help: "\(question ?? "")allowed are \(Spelling.list(allowed))")
    case .unique: try keepUnique(value, of: list, at: id)
    }
  }

  private mutating func keepUnique(
    _ value: RuledValue, of list: RuleList, at id: NodeID
  ) throws(ModelFailure) {
    guard !record.isReadAgain else { return }
    let place = UniqueValues.Place(
      model: currentOwner, key: list.key, value: value.identity)
    // A text within the file has no places of its own.
    let here = standsFor ?? id
    guard let first = record.uniqueValues.first(place, or: here) else { return }
    // Two keys of a model can read one value. In a binary property list equal values are one object.
    if first == here, standsFor == nil, !isIndirect { return }
    var related: [DiagnosticLabel] = []
    if standsFor == nil, let span = span(of: first) {
      related.append(DiagnosticLabel(file: document.source.name, span: span, text: "first here"))
    }
    throw fail(
      .repeatedValue, at: id,
      "\(subject) is \(glimpse(id, value)) again, but no two entries may have the same",
      related: related)
  }

  /// Holds the number of elements, entries, characters or bytes to bounds.
  mutating func keepCount(
    _ count: Int, _ unit: String, from lower: Int, to upper: Int?, at id: NodeID
  ) throws(ModelFailure) {
    guard count < lower || count > upper ?? .max else { return }
    if count == 0, lower == 1 {
      throw fail(.wrongCount, at: id, "\(subject) should not be empty")
    }
    let wanted =
      switch upper {
      case nil: "\(lower) or more"
      case lower: "\(lower)"
      case let upper?: "\(lower) to \(upper)"
      }
    let plural = unit == "entry" ? "entries" : unit + "s"
    throw fail(
      .wrongCount, at: id,
      "\(subject) has \(count) \(count == 1 ? unit : plural), but should have \(wanted)")
  }

  private mutating func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = record.patterns.regex(pattern) else { return true }
    return (try? regex.wholeMatch(in: text)) != nil
  }

  private func subject(_ byte: Int?) -> String {
    byte.map { "byte \($0) of \(subject)" } ?? subject
  }

  /// A value in a few words, as the data writes it.
  private func glimpse(_ id: NodeID, _ value: RuledValue, _ byte: Int? = nil) -> String {
    if byte != nil { return value.text ?? "" }
    return document.string(id).map { Document.quoted($0) } ?? document.numberText(id)
      ?? document.boolean(id).map { "\($0)" } ?? value.text ?? document.summary(of: id)
  }

  private static func words(_ lower: Double?, _ upper: Double?, _ isOpen: Bool) -> String {
    func number(_ value: Double) -> String {
      Int(exactly: value).map { "\($0)" } ?? "\(value)"
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
