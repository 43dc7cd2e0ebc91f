/// The source of a declaration, for what is taken over as it is written.
struct SourceExcerpts {
  let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A property's name as a label. There it needs its backticks only if it is no word, `the name`,
  /// or one that begins something else there.
  func label(
    _ property: PropertyDeclaration, exceptions: Set<String> = ["inout"]
  ) -> String {
    let isWord = property.name.utf8.allSatisfy { $0.isWordPart || $0 >= 0x80 }
    return isWord && !exceptions.contains(property.name) ? property.name : self[property.nameRange]
  }
}
