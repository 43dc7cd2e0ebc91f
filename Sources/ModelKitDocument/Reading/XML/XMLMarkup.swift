/// Comments, processing instructions and CDATA sections: how far they go.
///
/// Looking for the end of one that has none means looking at the rest of the file. That is done once
/// for each kind: then it is known that no other of the kind ends either, however many begin.
struct XMLMarkup {
  /// The kinds.
  enum Kind {
    case comment, instruction, section

    /// What begins at `p`, if one of them does.
    @inline(__always)
    init?(at p: UnsafePointer<UInt8>) {
      let word = XMLWord.load(p)
      if XMLWord("<!--").begins(word) {
        self = .comment
      } else if XMLWord("<?").begins(word) {
        self = .instruction
      } else if XMLWord("<![CDATA").begins(word), p[8] == UInt8(ascii: "[") {
        self = .section
      } else {
        return nil
      }
    }

    /// What a report calls it.
    var name: String {
      switch self {
      case .comment: "comment"
      case .instruction: "processing instruction"
      case .section: "CDATA section"
      }
    }

    /// What ends it.
    var end: String {
      switch self {
      case .comment: "-->"
      case .instruction: "?>"
      case .section: "]]>"
      }
    }

    /// How many bytes come before its text.
    var openingLength: Int {
      switch self {
      case .comment: 4
      case .instruction: 2
      case .section: 9
      }
    }
  }

  // Where to stop looking for the end of each kind: at the end of the text, or at once.
  private var commentLimit: UnsafePointer<UInt8>
  private var instructionLimit: UnsafePointer<UInt8>
  private var sectionLimit: UnsafePointer<UInt8>

  /// Markup in a text that ends at `limit`.
  init(limit: UnsafePointer<UInt8>) {
    commentLimit = limit
    instructionLimit = limit
    sectionLimit = limit
  }

  /// The byte after the markup at `p`, or `p` itself where there is none, or where it has no end or
  /// a fault in its text.
  @inline(never)
  func end(at p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    guard let kind = Kind(at: p), let end = end(of: kind, at: p) else { return p }
    guard kind == .section else { return end }
    return XMLText.fault(inSection: p + kind.openingLength, end: end - 3) == nil ? end : p
  }

  /// The byte after the markup of a kind that begins at `p`, whatever its text is.
  func end(of kind: Kind, at p: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let start = p + kind.openingLength
    switch kind {
    case .comment: return Self.after(XMLWord("-->"), from: start, limit: commentLimit)
    case .instruction: return Self.after(XMLWord("?>"), from: start, limit: instructionLimit)
    case .section: return Self.after(XMLWord("]]>"), from: start, limit: sectionLimit)
    }
  }

  /// Notes that the markup of a kind at `p` has no end, so that none is looked for again.
  mutating func noteUnended(_ kind: Kind, at p: UnsafePointer<UInt8>) {
    switch kind {
    case .comment: commentLimit = p
    case .instruction: instructionLimit = p
    case .section: sectionLimit = p
    }
  }

  private static func after(
    _ word: XMLWord, from start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var p = start
    while p < limit {
      if word.begins(XMLWord.load(p)) { return p + word.count }
      p += 1
    }
    return nil
  }
}
