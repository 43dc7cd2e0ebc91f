/// A look at the bytes of a text file as code units, before anything is converted.
///
/// What tells one format from another is ASCII, and ASCII is the same number in UTF-8, UTF-16 and
/// UTF-32; so the units are enough to find the format, whatever the encoding.
struct CodeUnits {
  /// The encoding that the bytes show by a byte-order mark or by their NUL bytes; UTF-8 otherwise.
  let encoding: SourceEncoding
  /// How many bytes the byte-order mark takes, 0 where there is none.
  let markLength: Int
  /// How many whole units follow the mark.
  let count: Int
  private let source: SourceText

  init(_ source: SourceText) {
    let shown = source.withPaddedBytes { Self.encoding(of: $0, count: source.count) }
    self.source = source
    (encoding, markLength) = shown
    count = (source.count - markLength) / encoding.unitWidth
  }

  /// The unit at an index; 0 behind the end.
  subscript(index: Int) -> UInt32 {
    guard index < count else { return 0 }
    return source.withPaddedBytes {
      encoding.unit($0 + markLength + index * encoding.unitWidth)
    }
  }

  /// Whether these ASCII characters stand at an index.
  func hasText(_ text: StaticString, at index: Int) -> Bool {
    for i in 0..<text.utf8CodeUnitCount where self[index + i] != UInt32(text.utf8Start[i]) {
      return false
    }
    return true
  }

  // FF FE 00 00 begins UTF-32 and could begin UTF-16 with a NUL, which no text format allows; so
  // the longer mark is tried first.
  private static func encoding(
    of p: UnsafePointer<UInt8>, count: Int
  ) -> (SourceEncoding, markLength: Int) {
    switch (p[0], p[1], p[2], p[3]) {
    case (0x00, 0x00, 0xFE, 0xFF) where count >= 4: return (.utf32BigEndian, 4)
    case (0xFF, 0xFE, 0x00, 0x00) where count >= 4: return (.utf32LittleEndian, 4)
    case (0xEF, 0xBB, 0xBF, _) where count >= 3: return (.utf8, 3)
    case (0xFE, 0xFF, _, _) where count >= 2: return (.utf16BigEndian, 2)
    case (0xFF, 0xFE, _, _) where count >= 2: return (.utf16LittleEndian, 2)
    default: return (encodingByNULs(of: p, count: count), 0)
    }
  }

  // Every text format begins with a printable ASCII character or white space, so in UTF-16 and
  // UTF-32 the bytes around the first one are NUL.
  private static func encodingByNULs(of p: UnsafePointer<UInt8>, count: Int) -> SourceEncoding {
    func isText(_ byte: UInt8) -> Bool {
      (0x20..<0x7F).contains(byte) || (0x09...0x0D).contains(byte)
    }
    if count >= 4, p[0] == 0, p[1] == 0, p[2] == 0, isText(p[3]) { return .utf32BigEndian }
    if count >= 4, isText(p[0]), p[1] == 0, p[2] == 0, p[3] == 0 { return .utf32LittleEndian }
    if count >= 2, p[0] == 0, isText(p[1]) { return .utf16BigEndian }
    if isText(p[0]), p[1] == 0, count >= 2, count % 2 == 0 || count >= 4 && p[3] == 0 {
      return .utf16LittleEndian
    }
    return .utf8
  }
}

extension SourceEncoding {
  /// How many bytes a code unit takes.
  var unitWidth: Int {
    switch self {
    case .utf8, .latin1: 1
    case .utf16BigEndian, .utf16LittleEndian: 2
    case .utf32BigEndian, .utf32LittleEndian: 4
    }
  }

  /// The code unit that begins at `p`.
  @inline(__always)
  func unit(_ p: UnsafePointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawPointer(p)
    switch self {
    case .utf8, .latin1: return UInt32(p[0])
    case .utf16BigEndian: return UInt32(raw.loadUnaligned(as: UInt16.self).bigEndian)
    case .utf16LittleEndian: return UInt32(raw.loadUnaligned(as: UInt16.self).littleEndian)
    case .utf32BigEndian: return raw.loadUnaligned(as: UInt32.self).bigEndian
    case .utf32LittleEndian: return raw.loadUnaligned(as: UInt32.self).littleEndian
    }
  }
}
