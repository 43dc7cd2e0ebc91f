/// A path that is told from others by its bytes, as the disk tells files: to `String` the two ways to
/// write `é` are one text.
struct ExactPath: Hashable, Sendable {
  let text: String

  /// Whether the bytes are the same.
  static func == (a: ExactPath, b: ExactPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  /// Hashes the bytes.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
