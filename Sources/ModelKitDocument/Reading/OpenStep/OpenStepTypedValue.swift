/// What one of GNUstep's typed values is, from the letter and the text after it.
enum OpenStepTypedValue {
  /// The kind and flags of its node.
  case value(UInt32)
  /// What is wrong with it.
  case fault(DiagnosticCode, String, help: String?)

  init(letter: UInt8, _ content: UnsafePointer<UInt8>, count: Int) {
    let text = String(decoding: UnsafeBufferPointer(start: content, count: count), as: UTF8.self)
    switch letter {
    case UInt8(ascii: "I"): self = Self.integer(content, count: count, text)
    case UInt8(ascii: "R"): self = Self.real(content, count: count, text)
    case UInt8(ascii: "B"): self = Self.boolean(text)
    case UInt8(ascii: "D"): self = Self.date(content, count: count, text)
    default:
      self = .fault(
        .unexpectedToken, "a typed value is `<*I…>`, `<*R…>`, `<*B…>` or `<*D…>`",
        help: "I is an integer, R a real, B a boolean, D a date")
    }
  }

  private static func integer(
    _ content: UnsafePointer<UInt8>, count: Int, _ text: String
  ) -> OpenStepTypedValue {
    let digits =
      text.utf8.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == true
      ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
      return .fault(.invalidNumberText, "`\(text)` is not an integer", help: "write <*I12>")
    }
    guard Int64(text) != nil || UInt64(text) != nil else {
      return .fault(
        .outOfRange, "\(text) does not fit into 64 bits",
        help: "integers range from -9223372036854775808 to 18446744073709551615")
    }
    return .value(Node.Bits.integer | unusual(text))
  }

  private static func real(
    _ content: UnsafePointer<UInt8>, count: Int, _ text: String
  ) -> OpenStepTypedValue {
    if isNonFinite(text) { return .value(Node.Bits.real | Node.Bits.unusual) }
    guard DecimalText(content, count: count).isWhole else {
      return .fault(.invalidNumberText, "`\(text)` is not a number", help: "write <*R1.5>")
    }
    let bits = Node.Bits.real | unusual(text)
    let node = Node(offset: 0, length: UInt32(truncatingIfNeeded: count), next: 0, bits: bits)
    guard NumberContent.double(of: node, in: content).isFinite else {
      let digits = text.count > 40 ? "\(text.prefix(20))…" : text
      return .fault(.outOfRange, "\(digits) is beyond the range of a real", help: nil)
    }
    return .value(bits)
  }

  /// Whether the text is one of the names that GNUstep writes for what is not finite.
  private static func isNonFinite(_ text: String) -> Bool {
    var name = text[...].lowercased()
    if name.hasPrefix("+") || name.hasPrefix("-") { name.removeFirst() }
    return name == "inf" || name == "infinity" || name == "nan"
  }

  /// The flag of a number that JSON would not take as it stands.
  private static func unusual(_ text: String) -> UInt32 {
    text.hasPrefix("+") || text.hasPrefix(".") || text.hasSuffix(".") || text.contains("-.")
      || text.contains(".e") || text.contains(".E") ? Node.Bits.unusual : 0
  }

  private static func boolean(_ text: String) -> OpenStepTypedValue {
    switch text {
    case "Y": .value(Node.Bits.boolean | Node.Bits.isTrue)
    case "N": .value(Node.Bits.boolean)
    default:
      .fault(
        .unexpectedToken, "a boolean is `<*BY>` or `<*BN>`, not `\(text)`",
        help: "write <*BY> for yes or <*BN> for no")
    }
  }

  private static func date(
    _ content: UnsafePointer<UInt8>, count: Int, _ text: String
  ) -> OpenStepTypedValue {
    do throws(CalendarDate.Fault) {
      _ = try CalendarDate.seconds(gnustep: content, count: count)
      return .value(Node.Bits.date)
    } catch {
      let help = error == .form ? "write <*D2011-11-28 09:21:30 +0000>" : error.help
      return .fault(.invalidDate, "`\(text)` is not a date: \(error.message)", help: help)
    }
  }
}
