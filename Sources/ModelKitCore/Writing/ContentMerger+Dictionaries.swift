import ModelKitDocument

extension ContentMerger {
  /// The entries of a model's dictionary after an edit. Each has the place and the name that the file
  /// has for it; what the model does not know stays.
  ///
  /// - Parameter old: What the file's model is written as; `nil` if it could not be read: then what the
  ///   new one has no value for goes, as whatever the file has there is not its.
  func merged(
    _ node: NodeID, old: [ModelContent.Entry]?, new: [ModelContent.Entry]
  ) -> [EditedContent.Part] {
    let file = document.entries(of: node).map { (key: document.string($0.key), value: $0.value) }
    let places = FilePlaces(of: new, among: file.map(\.key))
    let olds = Dictionary((old ?? []).map { ($0.key, $0) }) { first, _ in first }
    let oldNames = Set((old ?? []).filter(\.isWritten).flatMap(\.names))
    var merged: [EditedContent.Part] = []
    for (place, entry) in file.enumerated() {
      guard let key = entry.key else { continue }
      guard let index = places.entriesByName[key] else {
        // The old model had it, and the new one, of another variant, does not.
        if !oldNames.contains(key) {
          merged.append(.init(key: key, value: .kept(entry.value)))
        }
        continue
      }
      let known = olds[new[index].key]
      let isUnchanged = known.map { $0 == new[index] } ?? false
      if isUnchanged {
        merged.append(.init(key: key, value: .kept(entry.value)))
      } else if places.entriesByPlace[place] == index,
        let value = edited(entry.value, old: known, new: new[index])
      {
        merged.append(.init(key: key, value: value))
      }
      // Else it is absent now, or stands once more at the place that counts.
    }
    // A default that was not written out before is not written out now.
    for (index, entry) in new.enumerated()
    where entry.isWritten && !entry.isDefault && !places.isPlaced(index) {
      merged.append(.init(key: entry.key, value: .new(entry.value)))
    }
    return merged
  }

  /// The value of an entry that changed; `nil` if nothing is left of it.
  private func edited(
    _ node: NodeID, old: ModelContent.Entry?, new: ModelContent.Entry
  ) -> EditedContent? {
    if new.isAbsent { return nil }
    let before = old.flatMap { $0.isAbsent ? nil : $0.value }
    let value = EditedContent.edited(node, old: before, new: new.value)
    guard new.isWay else { return value }
    // A way that leads to no value keeps what else is in it. Ways are as long as keys are.
    guard document.kind(of: node) == .dictionary else { return nil }
    let rest = opened(value)
    return rest.isEmptyDictionary && document.count(of: node) > 0 ? nil : rest
  }

  /// The entries after an edit of a dictionary whose keys are data: the new ones, each with the place
  /// and the spelling of its key that the file has.
  func merged(
    _ node: NodeID, old: [ModelContent.Entry]?, new: [ModelContent.Entry], keys: KeySpelling
  ) -> [EditedContent.Part] {
    let file = document.entries(of: node).map { entry in
      (key: keys.text(of: entry.key, in: document, context: context), node: entry)
    }
    let places = FilePlaces(of: new, among: file.map(\.key))
    let olds = Dictionary((old ?? []).map { ($0.key, $0.value) }) { first, _ in first }
    var merged: [EditedContent.Part] = []
    for (place, entry) in file.enumerated() {
      guard let key = entry.key, let index = places.entriesByName[key] else { continue }
      let isUnchanged = olds[key] == new[index].value
      guard isUnchanged || places.entriesByPlace[place] == index else { continue }
      merged.append(
        .init(
          key: document.string(entry.node.key) ?? key,
          value: .edited(entry.node.value, old: olds[key], new: new[index].value)))
    }
    for (index, entry) in new.enumerated() where !places.isPlaced(index) {
      merged.append(.init(key: entry.key, value: .new(entry.value)))
    }
    return merged
  }
}

/// Where the entries of a dictionary stand in a file.
private struct FilePlaces {
  /// The numbers of the entries by all the names that a file may have for them.
  private(set) var entriesByName: [String: Int] = [:]
  /// The numbers of the entries by the places of the file from which they are read.
  private(set) var entriesByPlace: [Int: Int] = [:]
  private var placed: Set<Int> = []

  /// - Parameter keys: The keys of the file. Where one stands twice, the last one counts; of several
  ///   names of an entry, the one that is looked for first.
  init(of entries: [ModelContent.Entry], among keys: [String?]) {
    var lastPlaces: [String: Int] = [:]
    for (place, key) in keys.enumerated() { if let key { lastPlaces[key] = place } }
    for (index, entry) in entries.enumerated() {
      for name in entry.names where entriesByName[name] == nil {
        entriesByName[name] = index
        guard !placed.contains(index), let place = lastPlaces[name] else { continue }
        entriesByPlace[place] = index
        placed.insert(index)
      }
    }
  }

  /// Whether the file has an entry.
  func isPlaced(_ index: Int) -> Bool { placed.contains(index) }
}
