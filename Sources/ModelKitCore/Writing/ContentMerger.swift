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
  var edits = PathTree<Edit>([])
  /// What the file was loaded with.
  var context: (any Sendable)?
  /// Whether the document is the JSON text of a string.
  var isSubstitute = false

  /// Adds what a value becomes, and what is in it.
  func write(_ content: EditedContent, to builder: inout DocumentBuilder, hasDates: Bool) {
    var open: [ArraySlice<EditedContent.Part>] = []
    begin(content, in: &builder, hasDates: hasDates, &open)
    while let last = open.indices.last {
      guard let part = open[last].popFirst() else {
        builder.end()
        open.removeLast()
        continue
      }
      if let key = part.key { builder.key(key) }
      begin(part.value, in: &builder, hasDates: hasDates, &open)
    }
  }

  /// Adds a value, or the beginning of a container of which parts are edited.
  private func begin(
    _ content: EditedContent, in builder: inout DocumentBuilder, hasDates: Bool,
    _ open: inout [ArraySlice<EditedContent.Part>]
  ) {
    switch opened(content) {
    case .kept(let node): builder.add(node, of: document, hasDates: hasDates)
    case .new(let content): builder.add(content, hasDates: hasDates)
    case .text(let text): builder.string(text)
    case .dictionary(let parts):
      builder.beginDictionary()
      open.append(parts[...])
    case .list(let parts, let node):
      if let node { builder.beginList(as: node, of: document) } else { builder.beginArray() }
      open.append(parts[...])
    case .around, .edited: break
    }
  }

  /// A value that is kept, new, or a container with its parts.
  func opened(_ content: EditedContent) -> EditedContent {
    switch content {
    case .around(let node, let place): around(node, place)
    case .edited(let node, let old, let new): merged(node, old: old, new: new)
    default: content
    }
  }

  /// What is in a container above an edit, or the edit itself.
  private func around(_ node: NodeID, _ place: PathTree<Edit>.Place) -> EditedContent {
    if let edit = edits[place] { return merged(node, old: edit.old, new: edit.new) }
    func part(_ step: NodePath.Step, _ value: NodeID) -> EditedContent {
      edits.place(step, from: place).map { .around(value, $0) } ?? .kept(value)
    }
    if document.kind(of: node) == .array {
      let elements = document.elements(of: node).enumerated().map { index, element in
        EditedContent.Part(value: part(.index(index), element))
      }
      return .list(elements, of: node)
    }
    let entries = document.entries(of: node).map { (document.string($0.key) ?? "", $0.value) }
    // A path leads to the last of several values that one key has.
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { last[entry.0] = index }
    return .dictionary(
      entries.enumerated().map { index, entry in
        let (key, value) = entry
        return .init(key: key, value: last[key] == index ? part(.key(key), value) : .kept(value))
      })
  }

  /// A value after an edit: as it was where the edit changed nothing.
  private func merged(_ node: NodeID, old: ModelContent?, new: ModelContent) -> EditedContent {
    if let old, old == new { return .kept(node) }
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
        return .list(merged(elements, old: before, new: list), of: node)
      }
      guard list.reading.takesOne(kind, isSubstitute: isSubstitute) else { return .new(new) }
      let elements = merged([node], old: before, new: list)
      guard elements.count == 1 else { return .list(elements, of: nil) }
      let only = opened(elements[0].value)
      // Alone, a list or a null would be taken for the list itself.
      return isListOrNull(only) ? .list([.init(value: only)], of: nil) : only
    default: return .new(new)
    }
  }

  /// Whether opened content is no value that can stand for a list of one.
  private func isListOrNull(_ content: EditedContent) -> Bool {
    switch content {
    case .kept(let node): [.array, .null].contains(document.kind(of: node))
    case .new(let content): content.isListOrNull
    case .list: true
    default: false
    }
  }

  /// Text that is read as what its JSON says, after an edit of that; `nil` if it is no such text.
  private func mergedText(
    _ node: NodeID, old: ModelContent?, new: ModelContent
  ) -> EditedContent? {
    guard let text = document.string(node) else { return nil }
    var options = ReadingOptions()
    options.format = .json(.standard)
    let inner = Document(
      reading: SourceText(text, name: document.source.name), options: options)
    guard let root = inner.root, inner.diagnostics.isEmpty else { return nil }
    let merger = ContentMerger(document: inner, context: context, isSubstitute: true)
    var builder = DocumentBuilder(name: document.source.name)
    merger.write(.edited(root, old: old, new: new), to: &builder, hasDates: false)
    let written = builder.finish().written(as: .json, options: WritingOptions(isCompact: true))
    // What JSON cannot hold the file's own format perhaps can; if not, it says so.
    return written.hasLosses ? nil : .text(String(decoding: written.bytes, as: UTF8.self))
  }
}
