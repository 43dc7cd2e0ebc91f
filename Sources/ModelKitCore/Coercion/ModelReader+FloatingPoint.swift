package import ModelKitDocument

extension ModelReader {
  /// Reads a `Double`: a finite real, rounded as IEEE 754 rounds decimal text, or an integer that a
  /// `Double` holds exactly.
  @inline(__always)
  package mutating func double(at id: NodeID) throws(ModelFailure) -> Double {
    let node = node(id)
    if node.rawKind == Node.Bits.real {
      let value = NumberContent.double(of: node, in: base)
      if value.isFinite, value != 0 || isZero(node) { return value }
    }
    return try floatingPointSlowly(at: id, as: Double.self)
  }

  /// Reads a `Float` by the same rules.
  package mutating func float(at id: NodeID) throws(ModelFailure) -> Float {
    let node = node(id)
    if node.rawKind == Node.Bits.real, !node.has(Node.Bits.unusual) {
      // From the text, so that it is rounded once and not first to Double.
      let value = Float(NumberContent.text(of: node, in: base)) ?? .nan
      if value.isFinite, value != 0 || isZero(node) { return value }
    }
    return try floatingPointSlowly(at: id, as: Float.self)
  }

  @inline(never)
  private mutating func floatingPointSlowly<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    at id: NodeID, as type: Value.Type
  ) throws(ModelFailure) -> Value {
    let node = node(id)
    let name = typeNames.name(of: type)
    switch node.kind {
    case .integer:
      let text = NumberContent.text(of: node, in: base)
      let integer = NumberContent.integer(of: node, in: base)
      guard let integer else {
        // More than 64 bits: exact only if the digits survive, which no Double can promise.
        throw inexact(at: id, text, name)
      }
      let magnitude = Value(exactly: integer.magnitude)
      guard let magnitude else { throw inexact(at: id, text, name) }
      return integer.isNegative ? -magnitude : magnitude
    case .real:
      let value = Value(NumberContent.double(of: node, in: base))
      if value == 0, !isZero(node) {
        throw outOfRange(at: id, NumberContent.text(of: node, in: base), name, isSmall: true)
      }
      if value.isFinite || policy.allowsNonFiniteNumbers && !hasDigits(node) { return value }
      throw notFinite(at: id, name)
    case .string where hasStringsOnly || isLenient:
      let text = text(node)
      guard DecimalText.isNumber(text), let value = Value(text) else {
        throw fail(at: id) {
          $0.fault(
            .invalidNumberText, "\($0.subject) should be \(name), but the text is not a number")
        }
      }
      guard value.isFinite else { throw outOfRange(at: id, text, name) }
      if !hasStringsOnly { noteCoercion(at: id, to: name) }
      return value
    case .string:
      throw mismatch(at: id, expected: name) { words in
        let text = words.document.string(words.node) ?? ""
        return DecimalText.isNumber(text) ? "write \(words.document.spelling(ofReal: text))" : nil
      }
    default:
      throw mismatch(at: id, expected: name)
    }
  }

  private mutating func inexact(at id: NodeID, _ digits: String, _ name: String) -> ModelFailure {
    fail(at: id) {
      $0.fault(
        .precisionLoss, "\($0.subject) should be \(name), which cannot hold \(digits) exactly",
        help: "declare the property Int or Decimal")
    }
  }

  /// Reports a number without a value: its digits are beyond the type, or it has none.
  mutating func notFinite(at id: NodeID, _ name: String) -> ModelFailure {
    let text = NumberContent.text(of: node(id), in: base)
    if hasDigits(node(id)) { return outOfRange(at: id, text, name) }
    return fail(at: id) {
      $0.fault(.nonFinite, "\($0.subject) should be a finite number, but is \(text)")
    }
  }

  /// Whether a real that is read as zero is written as zero, and not too small to be told from it.
  @inline(never)
  private func isZero(_ node: Node) -> Bool {
    let text = NumberContent.text(of: node, in: base)
    guard let parts = DecimalText.parts(text, isLoose: true) else { return true }
    return parts.digits.allSatisfy { $0 == 0x30 }
  }

  /// Whether a number is written in digits, and not as a word.
  private func hasDigits(_ node: Node) -> Bool {
    NumberContent.text(of: node, in: base).utf8.contains { (0x30...0x39).contains($0) }
  }

  private mutating func outOfRange(
    at id: NodeID, _ digits: String, _ name: String, isSmall: Bool = false
  ) -> ModelFailure {
    fail(at: id) {
      $0.fault(
        .outOfRange, "\(digits) is not in the range of \(name)",
        label: "too \(isSmall ? "near to zero" : "large") for \($0.subject)")
    }
  }
}
