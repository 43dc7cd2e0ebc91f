import ModelKitDocument

/// Joins edits with what a document has.
struct ContentMerger {
  /// What an entry is to become.
  struct Edit {
    /// What the model that the file has is written as; `nil` if the entry is faulty.
    let old: ModelContent?
    /// What the edited model is written as.
    let new: ModelContent
    /// The keys of the model.
    let known: KeySet
  }

  let document: Document
  /// By path, as a binary property list can have one node in several places.
  let edits: [NodePath: Edit]

  /// What a node becomes; `path` is its own, or `nil` where no edit is below.
  func content(of node: NodeID, at path: NodePath? = nil) -> ModelContent {
    if let path, let edit = edits[path] {
      return merged(node, old: edit.old, new: edit.new, known: edit.known)
    }
    switch document.kind(of: node) {
    case .array:
      return .array(
        document.elements(of: node).enumerated().map { index, element in
          content(of: element, at: path?.appending(.index(index)))
        })
    case .dictionary:
      return .dictionary(
        document.entries(of: node).map { entry in
          let key = document.string(entry.key) ?? ""
          return ModelContent.Entry(
            key: key, value: content(of: entry.value, at: path?.appending(.key(key))))
        })
    default: return scalar(node)
    }
  }

  private func scalar(_ node: NodeID) -> ModelContent {
    switch document.kind(of: node) {
    case .boolean: .boolean(document.boolean(node) ?? false)
    case .integer, .real: number(node)
    case .string: .string(document.string(node) ?? "")
    case .date: .date(document.secondsSinceReferenceDate(node) ?? 0)
    case .data: .data(document.data(node) ?? [])
    case .uid: .dictionary([.init(key: "CF$UID", value: .number("\(document.uid(node) ?? 0)"))])
    default: .null
    }
  }

  /// A number in its own spelling; one that is no decimal text by its value.
  private func number(_ node: NodeID) -> ModelContent {
    let text = document.numberText(node) ?? "0"
    guard document.kind(of: node) == .real else {
      return DecimalText.isNumber(text)
        ? .number(text) : .number(document.integer(node)?.text ?? "0")
    }
    // A real that looks like an integer would be read as one.
    let isPlain = DecimalText.isNumber(text) && text.contains { ".eE".contains($0) }
    return isPlain ? .number(text) : .real(document.double(node) ?? 0)
  }

  /// A value after an edit: as it was where the edit changed nothing.
  private func merged(
    _ node: NodeID, old: ModelContent?, new: ModelContent, known: KeySet? = nil
  ) -> ModelContent {
    if let old, old == new { return content(of: node) }
    switch (document.kind(of: node), new) {
    case (.dictionary, .dictionary(let entries)):
      return .dictionary(merged(node, old: old, entries, known: known))
    case (.array, .array(let elements)): return .array(merged(node, old: old, elements))
    default: return new
    }
  }

  /// Where entries stand, by all the names that their keys may have.
  private static func places(of entries: [ModelContent.Entry]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      for name in [entry.key] + entry.aliases where places[name] == nil { places[name] = place }
    }
    return places
  }

  /// The elements of a list after an edit. One that was there before keeps what it has besides,
  /// wherever it stands now; one that changed is taken for the one that stood in its place.
  private func merged(
    _ node: NodeID, old: ModelContent?, _ elements: [ModelContent]
  ) -> [ModelContent] {
    let before = Array(document.elements(of: node))
    guard case .array(let olds) = old, olds.count == before.count else { return elements }
    var places = Dictionary(grouping: olds.indices) { olds[$0] }.mapValues { $0[...] }
    let kept = elements.map { places[$0]?.popFirst() }
    let left = Set(places.values.joined())
    return elements.enumerated().map { index, element in
      if let place = kept[index] { return content(of: before[place]) }
      let isChanged = elements.count == before.count && left.contains(index)
      return isChanged ? merged(before[index], old: olds[index], new: element) : element
    }
  }

  private func merged(
    _ node: NodeID, old: ModelContent?, _ entries: [ModelContent.Entry], known: KeySet?
  ) -> [ModelContent.Entry] {
    let places = Self.places(of: entries)
    let before: [ModelContent.Entry] = if case .dictionary(let before) = old { before } else { [] }
    let olds = Self.places(of: before).mapValues { before[$0].value }
    var isPlaced = [Bool](repeating: false, count: entries.count)
    var merged: [ModelContent.Entry] = []
    for entry in document.entries(of: node) {
      guard let key = document.string(entry.key) else { continue }
      if let place = places[key], !isPlaced[place] {
        isPlaced[place] = true
        let value = self.merged(entry.value, old: olds[key], new: entries[place].value)
        // Nothing is left of a way that leads to no value.
        if entries[place].isWay, value == .dictionary([]), olds[key] != nil { continue }
        merged.append(.init(key: key, value: value))
      } else if olds[key] == nil, old != nil || known?.contains(key) != true {
        // Unknown to the model, or a null that it has no value for.
        merged.append(.init(key: key, value: content(of: entry.value)))
      }
    }
    // A default that was not written out before is not written out now.
    for (place, entry) in entries.enumerated()
    where !isPlaced[place] && !entry.isDefault && !entry.isWay {
      merged.append(entry)
    }
    return merged
  }
}
