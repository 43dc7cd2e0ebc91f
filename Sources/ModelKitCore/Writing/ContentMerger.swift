import ModelKitDocument

/// Joins edits with what a document has.
struct ContentMerger {
  /// What an entry is to become.
  struct Edit {
    /// What the model that the file has is written as; `nil` if the entry is faulty.
    let old: ModelContent?
    /// What the edited model is written as.
    let new: ModelContent
  }

  let document: Document
  /// By path, as a binary property list can have one node in several places.
  var edits: [NodePath: Edit] = [:]
  /// What the file was loaded with.
  var context: (any Sendable)?
  /// Whether the document is the JSON text of a string.
  var isSubstitute = false

  /// What a node becomes; `path` is its own, or `nil` where no edit is below.
  func content(of node: NodeID, at path: NodePath? = nil) -> ModelContent {
    if let path, let edit = edits[path] { return merged(node, old: edit.old, new: edit.new) }
    switch document.kind(of: node) {
    case .array:
      let elements = document.elements(of: node).enumerated().map { index, element in
        content(of: element, at: path?.appending(.index(index)))
      }
      return list(of: elements, as: node)
    case .dictionary: return .dictionary(entries(of: node, at: path))
    default: return scalar(node)
    }
  }

  private func entries(of node: NodeID, at path: NodePath?) -> [ModelContent.Entry] {
    let entries = document.entries(of: node).map { (document.string($0.key) ?? "", $0.value) }
    // A path leads to the last of several values that one key has.
    let last =
      path == nil
      ? [:] : Dictionary(entries.enumerated().map { ($1.0, $0) }) { _, again in again }
    return entries.enumerated().map { place, entry in
      let (key, value) = entry
      let inner = last[key] == place ? path?.appending(.key(key)) : nil
      return ModelContent.Entry(key: key, value: content(of: value, at: inner))
    }
  }

  /// A list, or a set where the file has one.
  private func list(of elements: [ModelContent], as node: NodeID) -> ModelContent {
    let record = document.node(node)
    let isOrdered = record.has(Node.Bits.orderedSet)
    return isOrdered || record.has(Node.Bits.set)
      ? .set(elements, isOrdered: isOrdered) : .array(elements)
  }

  private func scalar(_ node: NodeID) -> ModelContent {
    switch document.kind(of: node) {
    case .boolean: .boolean(document.boolean(node) ?? false)
    case .integer: .number(document.plainNumberText(node))
    case .real: real(node)
    case .string: .string(document.string(node) ?? "")
    case .date: .date(document.secondsSinceReferenceDate(node) ?? 0)
    case .data: .data(document.data(node) ?? [])
    case .uid: .uid(document.uid(node) ?? 0)
    default: .null
    }
  }

  /// A real in its own spelling, which is XML's or JSON's; one that is no decimal text by its value.
  private func real(_ node: NodeID) -> ModelContent {
    guard let text = document.realText(node) else { return .real(document.double(node) ?? 0) }
    return .realText(document.format == .xml ? text : document.plainNumberText(node))
  }

  /// A value after an edit: as it was where the edit changed nothing.
  func merged(_ node: NodeID, old: ModelContent?, new: ModelContent) -> ModelContent {
    if let old, old == new { return content(of: node) }
    switch (document.kind(of: node), new) {
    case (.dictionary, .dictionary(let entries)):
      let before: [ModelContent.Entry]? =
        if case .dictionary(let before)? = old { before } else { nil }
      return .dictionary(merged(node, old: before, new: entries))
    case (.dictionary, .mapping(let entries, let keys)):
      let before: [ModelContent.Entry]? =
        if case .mapping(let before, _)? = old { before } else { nil }
      return .dictionary(merged(node, old: before, new: entries, keys: keys))
    case (_, .readFromText(let inner)):
      let before: ModelContent? = if case .readFromText(let before)? = old { before } else { old }
      return mergedText(node, old: before, new: inner) ?? merged(node, old: before, new: inner)
    case (let kind, .list(let list)):
      let before: ListContent? = if case .list(let before)? = old { before } else { nil }
      if kind == .array {
        let elements = Array(document.elements(of: node))
        return self.list(of: merged(elements, old: before, new: list), as: node)
      }
      guard list.reading.takesOne(kind, isSubstitute: isSubstitute) else { return new }
      let elements = merged([node], old: before, new: list)
      // Alone, a list or a null would be taken for the list itself.
      let isAlone = elements.count == 1 && !elements[0].isListOrNull
      return isAlone ? elements[0] : .array(elements)
    default: return new
    }
  }

  /// Text that is read as what its JSON says, after an edit of that; `nil` if it is no such text.
  private func mergedText(
    _ node: NodeID, old: ModelContent?, new: ModelContent
  ) -> ModelContent? {
    guard let text = document.string(node) else { return nil }
    var options = ReadingOptions()
    options.format = .json(.standard)
    let inner = Document(
      reading: SourceText(text, name: document.source.name), options: options)
    guard let root = inner.root, inner.diagnostics.isEmpty else { return nil }
    let merger = ContentMerger(document: inner, context: context, isSubstitute: true)
    var builder = DocumentBuilder(name: document.source.name)
    builder.add(merger.merged(root, old: old, new: new), hasDates: false)
    let written = builder.finish().written(as: .json, options: WritingOptions(isCompact: true))
    // What JSON cannot hold the file's own format perhaps can; if not, it says so.
    return written.hasLosses ? nil : .string(String(decoding: written.bytes, as: UTF8.self))
  }
}
