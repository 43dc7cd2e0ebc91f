/// Turns text of other encodings into UTF-8, once, before it is read.
enum TextConverter {
  /// UTF-16 or UTF-32 as UTF-8. What is not a character becomes U+FFFD and is reported with its
  /// byte in the file, as offsets count in the converted text from here on.
  static func utf8(
    _ source: SourceText, units: CodeUnits, into diagnostics: inout DiagnosticList
  ) -> SourceText {
    let encoding = units.encoding
    let width = encoding.unitWidth
    var output = UTF8Output(capacity: width == 2 ? units.count * 3 : units.count * 4)
    source.withPaddedBytes { base in
      let first = base + units.markLength
      var i = 0
      while i < units.count {
        var value = encoding.unit(first + i * width)
        let start = i
        i += 1
        if width == 2, value & 0xFC00 == 0xD800, i < units.count {
          let low = encoding.unit(first + i * width)
          if low & 0xFC00 == 0xDC00 {
            value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
            i += 1
          }
        }
        if let scalar = Unicode.Scalar(value) {
          output.append(scalar)
        } else {
          diagnostics.report(
            .invalidUnit(
              value, encoding, byte: units.markLength + start * width, at: output.nextSpan))
          output.append("\u{FFFD}")
        }
      }
      let rest = (source.count - units.markLength) % width
      if rest > 0 {
        diagnostics.report(
          .incompleteUnit(encoding, byte: source.count - rest, at: output.endSpan))
      }
    }
    return output.source(
      name: source.name, encoding: encoding, hasByteOrderMark: units.markLength > 0)
  }

  /// ISO 8859-1 as UTF-8: every byte is the character of its number.
  static func utf8(fromLatin1 source: SourceText) -> SourceText {
    var output = UTF8Output(capacity: source.count + source.count / 8)
    for byte in source.bytes { output.append(Unicode.Scalar(byte)) }
    return output.source(
      name: source.name, encoding: .latin1, hasByteOrderMark: source.hasByteOrderMark)
  }

  /// A file that calls itself ASCII. The first byte that is not is reported, and the rest is taken
  /// as UTF-8.
  static func utf8(
    fromASCII source: SourceText, into diagnostics: inout DiagnosticList
  ) -> SourceText {
    guard let index = source.bytes.firstIndex(where: { $0 > 0x7F }) else { return source }
    diagnostics.report(.notASCII(source.bytes[index], byte: index))
    return repaired(source)
  }

  /// The same source, with what is not UTF-8 replaced by U+FFFD: it has been reported already.
  static func repaired(_ source: SourceText) -> SourceText {
    let text = String(decoding: source.bytes, as: UTF8.self)
    var output = UTF8Output(capacity: source.count)
    output.append(text)
    return output.source(
      name: source.name, encoding: .utf8, hasByteOrderMark: source.hasByteOrderMark)
  }
}

/// UTF-8 while it is being made; becomes the padded storage of a source.
struct UTF8Output {
  private var bytes = ContiguousArray<UInt8>()

  init(capacity: Int) { bytes.reserveCapacity(capacity + SourceText.padding) }

  /// Where the next character will stand, should it be U+FFFD.
  var nextSpan: SourceSpan { SourceSpan(bytes.count, bytes.count + 3) }

  /// The place behind the last character.
  var endSpan: SourceSpan { SourceSpan(bytes.count, bytes.count) }

  @inline(__always)
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: scalar.utf8)
    }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  consuming func source(
    name: String, encoding: SourceEncoding, hasByteOrderMark: Bool
  ) -> SourceText {
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: SourceText.padding))
    return SourceText(
      padded: bytes, count: count, name: name, encoding: encoding,
      hasByteOrderMark: hasByteOrderMark)
  }
}
