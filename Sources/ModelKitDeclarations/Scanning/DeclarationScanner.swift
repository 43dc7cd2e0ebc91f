/// Reads the declarations of Swift source, tolerantly: it never fails, and what it does not know
/// it steps over.
///
/// Bodies of functions are skipped by their brackets; initial values end by Swift's own rules of
/// new lines. Time is linear in the bytes; types nest up to ``nestingLimit``.
package struct DeclarationScanner {
  var cursor: TokenCursor
  var faults: [ScanFault] = []
  var conditionalDepth = 0
  private var typeDepth = 0

  static let nestingLimit = 100

  /// Reads the declarations of a source.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package static func scan(_ source: some Sequence<UInt8>) -> SourceFile {
    let list = TokenList(Array(source))
    var scanner = DeclarationScanner(cursor: TokenCursor(list))
    var members = Members()
    while !scanner.cursor.isAtEnd {
      let before = scanner.cursor.index
      scanner.scanDeclaration(into: &members, isTopLevel: true)
      if scanner.cursor.index == before { scanner.cursor.skip() }
    }
    // Where brackets or strings do not close, the scanner's own complaints only follow from that.
    return SourceFile(members: members, faults: list.faults.isEmpty ? scanner.faults : list.faults)
  }

  /// Reads the declarations of a source text.
  package static func scan(_ source: String) -> SourceFile { scan(source.utf8) }

  private init(cursor: TokenCursor) { self.cursor = cursor }

  mutating func report(_ kind: ScanFault.Kind, at range: Range<Int>) {
    faults.append(ScanFault(kind, at: range))
  }

  /// Reads one declaration of a file or of a type's body. Where none stands the cursor stays.
  mutating func scanDeclaration(into members: inout Members, isTopLevel: Bool) {
    if cursor.take(";") { return }
    if cursor.token.kind == .directive { return skipDirective() }
    let head = scanHead()
    guard cursor.isAtIdentifier else { return }
    switch cursor.text {
    case "var", "let": scanProperties(head, into: &members)
    case "struct", "enum", "class", "actor", "protocol", "extension":
      scanType(head, into: &members)
    case "func": scanFunction(head, into: &members)
    case "init": scanInitializer(head, into: &members)
    case "typealias": scanAlias(head, into: &members)
    case "case" where !isTopLevel: scanCases(head, into: &members)
    default: skipOtherDeclaration(isTopLevel: isTopLevel)
    }
  }

  /// Reads the body of a type, from its `{` to behind its `}`.
  mutating func scanBody(of type: inout TypeDeclaration) {
    guard cursor.isAt("{") else {
      return report(.missingBody(of: type.name), at: type.nameRange)
    }
    let start = cursor.token.start
    guard typeDepth < Self.nestingLimit else {
      report(.tooDeep, at: cursor.token.range)
      return cursor.skip()
    }
    typeDepth += 1
    let outerConditionalDepth = conditionalDepth
    conditionalDepth = 0
    cursor.advance()
    while !cursor.isAtEnd, !cursor.isAt("}") {
      let before = cursor.index
      scanDeclaration(into: &type.members, isTopLevel: false)
      if cursor.index == before {
        report(.unexpected(cursor.text), at: cursor.token.range)
        cursor.skip()
      }
    }
    cursor.advance()
    conditionalDepth = outerConditionalDepth
    typeDepth -= 1
    type.bodyRange = cursor.range(from: start)
  }
}
