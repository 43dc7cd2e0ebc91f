import ModelKitDeclarations

/// A scanned source that gives the text of any range back.
struct Scanned {
  let source: String
  let file: SourceFile

  init(_ source: String) {
    self.source = source
    self.file = DeclarationScanner.scan(source)
  }

  var members: Members { file.members }
  var properties: [PropertyDeclaration] { file.members.properties }

  func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) }
  }

  /// The first declared type.
  var type: TypeDeclaration? { file.members.types.first }
}
