package import ModelKitDocument

extension ModelReader {
  /// How many tags may lead to a model: a union that is a variant of itself would lead nowhere.
  private static var tagLimit: Int { 64 }

  /// The tag of the innermost dictionary; one that is missing or that no variant has is reported.
  package mutating func tag(
    _ key: KeyName, of tags: [String]
  ) throws(ModelFailure) -> String {
    guard let node = find(key) else {
      reportMissing(key)
      throw ModelFailure()
    }
    let tag = kind(at: node) == .integer ? document.numberText(node) ?? "" : try string(at: node)
    if tags.contains(tag) { return tag }
    throw fail(at: node) {
      let question = Spelling.closest(to: tag, in: tags).map { Spelling.question($0) + " " }
      return $0.fault(
        .unknownTag, "\($0.subject) is \(Document.quoted(tag)), which chooses no model",
        help: "\(question ?? "")the tags are \(Spelling.list(tags))")
    }
  }

  /// Has the innermost dictionary read once more, as the model that its tag chose. The union asks for
  /// none of its keys itself, so only the model says which are unknown.
  package mutating func readVariant<Made>(
    at container: NodeID, chosenBy key: KeyName,
    _ read: (NodeID, inout ModelReader) throws(ModelFailure) -> Made
  ) throws(ModelFailure) -> Made {
    let frame = top.pointee
    // The dictionary is entered by its model again: its own frame would double the path.
    let outer = suspended.last.flatMap { $0.depth == frameCount ? $0.tags : nil } ?? []
    let tags = outer + [key.text] + policy.keyNaming.names(for: key.text)
    guard tags.count <= Self.tagLimit else {
      throw fail(
        .unknownTag, at: container, "the tag `\(key.text)` chooses unions without an end")
    }
    pop()
    pendingTags = tags
    defer {
      pendingTags = []
      reopen(frame)
    }
    return try read(container, &self)
  }
}
