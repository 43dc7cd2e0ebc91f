import ModelKitDocument

/// Text in the encodings that files come in.
enum EncodedText {
  static func bytes(_ text: String, _ encoding: SourceEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      }
    }
  }
}
