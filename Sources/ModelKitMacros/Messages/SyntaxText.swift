import ModelKitDocument

/// A piece of a source file as the compiler sends it: its text and where it begins.
///
/// The text begins with what stands before its first token, a line break or a comment; the offset
/// is where that begins.
struct SyntaxText: Equatable {
  var source = ""
  var fileName = ""
  /// In bytes of the file.
  var offset = 0

  init() {}

  /// Reads `{"source": …, "location": {"fileName": …, "offset": …}}`; `nil` where there is none.
  init?(_ id: NodeID?, in document: Document) {
    guard let id, let source = document.text("source", of: id) else { return nil }
    self.source = source
    guard let location = document.value(of: "location", in: id) else { return }
    fileName = document.text("fileName", of: location) ?? ""
    // A file has fewer bytes than this; sums with it do not overflow.
    let offset = document.number("offset", of: location) ?? 0
    self.offset = min(max(offset, 0), Int(UInt32.max))
  }
}

extension Document {
  /// The string of a dictionary's key.
  func text(_ key: String, of id: NodeID) -> String? {
    value(of: key, in: id).flatMap { string($0) }
  }

  /// The whole number of a dictionary's key.
  func number(_ key: String, of id: NodeID) -> Int? {
    value(of: key, in: id).flatMap { integer($0) }?.exactly()
  }
}
