/// The source of a declaration, for what is taken over as it is written.
struct SourceExcerpts {
  let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A property's name as a label. There it needs its backticks, `the name`, only if it is no word
  /// or one of three words.
  func label(_ property: PropertyDeclaration) -> String {
    let written = self[property.nameRange]
    let isWord = property.name.utf8.allSatisfy { $0.isWordPart || $0 >= 0x80 }
    return isWord && !["var", "let", "inout"].contains(property.name) ? property.name : written
  }
}
