import ModelKitDocument

extension ModelReader {
  /// A scalar that has been read, as its model got it; `nil` for what is no scalar.
  ///
  /// - Parameter shape: What it was read as.
  mutating func ruledValue(at id: NodeID, as shape: ValueShape) -> RuledValue? {
    switch shape {
    case .boolean: quietly { try? $0.boolean(at: id) }.map { .boolean($0) }
    case .integer, .decimal: ruledNumber(at: id, .exact).map { .number($0) }
    case .double: ruledNumber(at: id, .double).map { .number($0) }
    case .float: ruledNumber(at: id, .single).map { .number($0) }
    case .string: quietly { try? $0.string(at: id) }.map { .text($0) }
    case .url, .imageName: document.string(id).map { .text($0) }
    case .uuid: document.string(id).map { .uuid($0.uppercased(), written: $0) }
    case .color:
      quietly { try? $0.color(at: id) }.map {
        .color($0, written: document.string(id) ?? document.numberText(id) ?? $0.text)
      }
    case .date: quietly { try? $0.dateSeconds(at: id) }.map { .date($0) }
    case .data: quietly { try? $0.dataBytes(at: id) }.map { .data($0) }
    case .enumeration(let enumeration): ruledValue(at: id, of: enumeration)
    case .any, .custom: writtenValue(at: id)
    case .optional(let wrapped): ruledValue(at: id, as: wrapped)
    case .array, .set, .dictionary, .model: nil
    }
  }

  /// The raw value of the case that a value is; that of the fallback where no case has it.
  private mutating func ruledValue(
    at id: NodeID, of enumeration: EnumerationDescription
  ) -> RuledValue? {
    switch enumeration.rawValues {
    case .strings(let values):
      guard let text = document.string(id) else { return nil }
      return .text(values.contains(text) ? text : enumeration.fallback ?? text)
    case .integers(let values, let width):
      let raw = quietly { try? $0.checkRawInteger(at: id, of: enumeration.name, width) }
      let isCase = raw.map(values.contains) ?? false
      guard !isCase, let fallback = enumeration.fallback else { break }
      return .number(
        RuledNumber(written: fallback, double: Double(fallback) ?? .nan, precision: .exact))
    case .anyString: return document.string(id).map { .text($0) }
    case .anyInteger: break
    }
    return ruledNumber(at: id, .exact).map { .number($0) }
  }

  /// A value that its type reads in its own way, as it is written.
  private func writtenValue(at id: NodeID) -> RuledValue? {
    switch kind(at: id) {
    case .boolean where !policy.conversions.contains(.numberFromBoolean):
      document.boolean(id).map { .boolean($0) }
    case .string:
      ruledNumber(at: id, .exact).map { .numericText($0) } ?? document.string(id).map { .text($0) }
    case .date: document.secondsSinceReferenceDate(id).map { .date($0) }
    case .data: document.data(id).map { .data($0) }
    default: ruledNumber(at: id, .exact).map { .number($0) }
    }
  }

  /// The number that a value is read as.
  private func ruledNumber(at id: NodeID, _ precision: RuledNumber.Precision) -> RuledNumber? {
    let node = node(id)
    switch node.kind {
    case .integer, .real:
      var number = RuledNumber(
        written: NumberContent.text(of: node, in: base),
        double: NumberContent.double(of: node, in: base), precision: precision)
      if node.rawKind == Node.Bits.integer, node.has(Node.Bits.unusual) {
        number.digits = NumberContent.integer(of: node, in: base)?.text
      }
      return number
    case .boolean:
      let isTrue = node.has(Node.Bits.isTrue)
      return RuledNumber(
        written: isTrue ? "1" : "0", double: isTrue ? 1 : 0, precision: precision)
    case .uid:
      let number = NumberContent.uid(of: node, in: base, format: document.format)
      return RuledNumber(written: "\(number)", double: Double(number), precision: precision)
    case .string:
      let text = text(node)
      guard DecimalText.isNumber(text), let double = Double(text) else { return nil }
      return RuledNumber(written: text, double: double, precision: precision)
    default: return nil
    }
  }
}
