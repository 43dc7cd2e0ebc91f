package import ModelKitDocument

extension ModelReader {
  /// Reads an integer type from an integer's digits, never through `Double`.
  @inline(__always)
  package mutating func integer<Value: FixedWidthInteger>(
    at id: NodeID, as type: Value.Type
  ) throws(ModelFailure) -> Value {
    let node = node(id)
    if node.rawKind == Node.Bits.integer, let integer = NumberContent.integer(of: node, in: base),
      let value = integer.exactly(as: Value.self)
    {
      return value
    }
    return try integerSlowly(at: id, as: type)
  }

  /// Everything but an integer in range.
  @inline(never)
  private mutating func integerSlowly<Value: FixedWidthInteger>(
    at id: NodeID, as type: Value.Type
  ) throws(ModelFailure) -> Value {
    let name = typeNames.name(of: type)
    let node = node(id)
    switch node.kind {
    case .integer:
      throw outOfRange(at: id, digits: NumberContent.text(of: node, in: base), type: type)
    case .real:
      // By its digits: a Double would lose some of a long number.
      let text = NumberContent.text(of: node, in: base)
      guard let parts = DecimalText.parts(text, isLoose: node.has(Node.Bits.unusual)) else {
        throw mismatch(at: id, expected: name)
      }
      guard parts.hasNoFraction else {
        throw fail(at: id) {
          $0.fault(
            .precisionLoss, "\($0.subject) should be \(name), but \(text) would lose its fraction",
            help: "write a whole number, or declare the property Double or Decimal")
        }
      }
      guard let digits = parts.wholeDigits, let value = Value(digits) else {
        throw outOfRange(at: id, digits: text, type: type)
      }
      if isLenient {
        noteCoercion(at: id, to: name)
      } else if !takesWholeReals {
        throw mismatch(at: id, expected: name) {
          "write \($0.document.spelling(ofInteger: digits))"
        }
      } else {
        noteCoercion(at: id, to: name, isAsked: true)
      }
      return value
    case .boolean where policy.conversions.contains(.numberFromBoolean):
      noteCoercion(at: id, to: name, isAsked: true)
      return node.has(Node.Bits.isTrue) ? 1 : 0
    case .uid where isLenient:
      let number = NumberContent.uid(of: node, in: base, format: document.format)
      guard let value = Value(exactly: number) else {
        throw outOfRange(at: id, digits: "\(number)", type: type)
      }
      noteCoercion(at: id, to: name)
      return value
    case .string:
      return try integerFromText(at: id, as: type)
    default:
      throw mismatch(at: id, expected: name)
    }
  }

  private mutating func integerFromText<Value: FixedWidthInteger>(
    at id: NodeID, as type: Value.Type
  ) throws(ModelFailure) -> Value {
    let name = typeNames.name(of: type)
    let text = text(node(id))
    let isWhole = Self.isIntegerText(text)
    guard isWhole || !hasStringsOnly && DecimalText.isNumber(text) else {
      throw fail(at: id) {
        let wanted = DecimalText.isNumber(text) ? "a whole number" : "a number"
        return $0.fault(
          .invalidNumberText, "\($0.subject) should be \(name), but the text is not \(wanted)")
      }
    }
    let value = Value(text)
    guard hasStringsOnly || isLenient && isWhole else {
      let digits = value.map { "\($0)" }
      throw mismatch(at: id, expected: name) { words in
        isWhole
          ? digits.map { "write \(words.document.spelling(ofInteger: $0))" }
          : "write a whole number"
      }
    }
    guard let value else { throw outOfRange(at: id, digits: text, type: type) }
    if !hasStringsOnly { noteCoercion(at: id, to: name) }
    return value
  }

  /// Whether strict reading takes a real without a fraction.
  private var takesWholeReals: Bool {
    policy.acceptsWholeReals && !isPropertyList
      || policy.conversions.contains(.rawValueFromReal)
  }

  private mutating func outOfRange<Value: FixedWidthInteger>(
    at id: NodeID, digits: String, type: Value.Type
  ) -> ModelFailure {
    let name = typeNames.name(of: type)
    let (least, greatest) = (Self.written(Value.min), "\(Value.max)")
    return fail(at: id) {
      $0.fault(
        .outOfRange, "\(digits) is not in the range of \(name), \(least)…\(greatest)",
        label: "too \(digits.hasPrefix("-") ? "small" : "large") for \($0.subject)")
    }
  }

  /// A number with a real minus sign.
  private static func written(_ value: some FixedWidthInteger) -> String {
    value < 0 ? "−\(value.magnitude)" : "\(value)"
  }

  /// Whether text is `[+-]?[0-9]+`.
  static func isIntegerText(_ text: String) -> Bool {
    var digits = Substring(text)
    if digits.first == "+" || digits.first == "-" { digits.removeFirst() }
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
