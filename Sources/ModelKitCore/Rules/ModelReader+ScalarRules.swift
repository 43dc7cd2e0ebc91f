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
      throw fail(at: id) {
        $0.fault(
          .outOfRange,
          "\($0.subject(byte)) is \($0.glimpse(value, byte)), "
            + "but should be \(Wording.bounds(lower, upper, isOpen))")
      }
    case .count(let lower, let upper):
      guard let count = value.count else { return }
      try keepCount(count.number, count.unit, from: lower, to: upper, at: id)
    case .pattern(let pattern):
      guard let text = value.text, !matches(text, pattern) else { return }
      throw fail(at: id) {
        $0.fault(
          .patternMismatch,
          "\($0.subject(byte)) should match `\(pattern)`, but \($0.glimpse(value, byte)) does not")
      }
    case .oneOf(let allowed):
      guard let text = value.text, !allowed.contains(where: { value.isSame(as: $0) }) else {
        return
      }
      throw fail(at: id) {
        let question = Spelling.closest(to: text, in: allowed).map { Spelling.question($0) + " " }
        return $0.fault(
          .notAllowed,
          "\($0.subject(byte)) should be one of a few values, but is \($0.glimpse(value, byte))",
          help: "\(question ?? "")allowed are \(Spelling.list(allowed))")
      }
    case .unique: try keepUnique(value, of: list, at: id)
    }
  }

  private mutating func keepUnique(
    _ value: RuledValue, of list: RuleList, at id: NodeID
  ) throws(ModelFailure) {
    guard !ruleMemory.isReadAgain else { return }
    let place = UniqueValues.Place(
      model: UniqueValues.Owner(currentModel), key: list.key, value: value.identity)
    // A text within the file has no places of its own.
    let here = standsFor ?? id
    guard let first = ruleMemory.uniqueValues.first(place, or: here) else { return }
    // Two keys of a model can read one value. In a binary property list equal values are one object.
    if first == here, standsFor == nil, !isIndirect { return }
    let span = standsFor == nil ? span(of: first) : nil
    throw fail(at: id) { words in
      let first = span.map {
        DiagnosticLabel(file: words.document.source.name, span: $0, text: "first here")
      }
      return words.fault(
        .repeatedValue,
        "\(words.subject) is \(words.glimpse(value)) again, but no two entries may have the same",
        related: first.map { [$0] } ?? [])
    }
  }

  /// Holds the number of elements, entries, characters or bytes to bounds.
  mutating func keepCount(
    _ count: Int, _ unit: String, from lower: Int, to upper: Int?, at id: NodeID
  ) throws(ModelFailure) {
    guard count < lower || count > upper ?? .max else { return }
    if count == 0, lower == 1 {
      throw fail(at: id) { $0.fault(.wrongCount, "\($0.subject) should not be empty") }
    }
    throw fail(at: id) {
      let wanted =
        switch upper {
        case nil: "\(lower) or more"
        case lower: "\(lower)"
        case let upper?: "\(lower) to \(upper)"
        }
      let plural = unit == "entry" ? "entries" : unit + "s"
      return $0.fault(
        .wrongCount,
        "\($0.subject) has \(count) \(count == 1 ? unit : plural), but should have \(wanted)")
    }
  }

  private mutating func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = ruleMemory.patterns.regex(pattern) else { return true }
    return (try? regex.wholeMatch(in: text)) != nil
  }

}

extension Wording {
  fileprivate func subject(_ byte: Int?) -> String {
    byte.map { "byte \($0) of \(subject)" } ?? subject
  }

  /// A value in a few words, as the data writes it.
  fileprivate func glimpse(_ value: RuledValue, _ byte: Int? = nil) -> String {
    if byte != nil { return value.text ?? "" }
    return glimpse ?? value.text ?? document.summary(of: node)
  }

  fileprivate static func bounds(_ lower: Double?, _ upper: Double?, _ isOpen: Bool) -> String {
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
