package import ModelKitDocument

// What a file's entries are depends on its outermost value and on the model's keys:
//
//     [ {…}, {…} ]                        each element            [0], [1]
//     { "a": {…}, "b": {…} }              each value              a, b
//     {…}  with a key of the model        the file itself
//     [ [ {…} ], [ {…}, {…} ] ]           sections                [0][0], [1][0], [1][1]
//     [ {"title": …, "cars": [ {…} ]} ]   groups around a list    [0].cars[0]
//
// The first that fits counts. Decoding and checking both walk with this, so they see the same entries.

/// How a file's outermost value holds its entries.
@usableFromInline
package enum RootShape: Sendable, Hashable {
  /// The file is one entry.
  case single
  /// The file is a list of entries.
  case list
  /// The file is a dictionary of entries.
  case dictionary
  /// The file is a list of lists of entries.
  case sections
  /// The file is a list of dictionaries, each with a list of entries under one key.
  case groups(KeyName)

  /// The shape that a value has for a model with these keys.
  ///
  /// - Complexity: O(*n*) in the entries of the value, in the worst case.
  package static func shape(
    of root: NodeID, in document: Document, keys: KeySet
  ) -> RootShape {
    func hasKey(_ id: NodeID) -> Bool {
      document.entries(of: id).contains { document.string($0.key).map(keys.contains) ?? false }
    }
    switch document.kind(of: root) {
    case .array:
      let first = document.elements(of: root).first { document.kind(of: $0) != .invalid }
      if let first, document.kind(of: first) == .array { return .sections }
      // The first dictionary that is an entry or a group tells; groups can be empty.
      for element in document.elements(of: root) {
        if hasKey(element) { return .list }
        let lists = document.entries(of: element).filter { entry in
          document.elements(of: entry.value).contains(where: hasKey)
        }
        guard !lists.isEmpty else { continue }
        guard lists.count == 1, let key = document.string(lists[0].key) else { return .list }
        return .groups(KeyName(key))
      }
      return .list
    case .dictionary where !hasKey(root) && document.count(of: root) > 0:
      var anyFits = false
      for entry in document.entries(of: root) {
        switch document.kind(of: entry.value) {
        case .dictionary: anyFits = anyFits || hasKey(entry.value)
        case .invalid: continue
        default: return .single
        }
      }
      return anyFits ? .dictionary : .single
    default: return .single
    }
  }
}

/// Goes through a file's entries, one after the other.
package struct EntryWalker {
  package let shape: RootShape
  private let root: NodeID
  private var list: ListCursor?
  private var inner: ListCursor?
  private var entries: EntryCursor?
  private var index = 0
  private var innerIndex = 0
  private var isDone = false

  /// How many entries have been given.
  package private(set) var count = 0

  package init(root: NodeID, shape: RootShape) {
    self.root = root
    self.shape = shape
  }

  /// How many entries a list or a dictionary has; for reserving memory.
  package func estimate(in document: Document) -> Int {
    shape == .list || shape == .dictionary ? document.count(of: root) : 1
  }

  /// The next entry. The reader is then inside the containers around it, so that paths are right.
  package mutating func next(_ reader: inout ModelReader) -> NodeID? {
    guard !isDone else { return nil }
    let entry: NodeID?
    switch shape {
    case .single:
      isDone = true
      entry = root
    case .list:
      entry = nextOfList(&reader)
    case .dictionary:
      if entries == nil {
        entries = reader.enterEntries(root)
        if entries != nil { reader.auditDuplicates() }
      }
      entry = entries.flatMap { cursor in
        var cursor = cursor
        defer { entries = cursor }
        return reader.nextEntry(&cursor)?.value
      }
      if entry == nil, entries != nil { reader.leaveEntries() }
    case .sections, .groups:
      entry = nextOfSections(&reader)
    }
    if entry == nil { isDone = true } else { count += 1 }
    return entry
  }

  private mutating func nextOfList(_ reader: inout ModelReader) -> NodeID? {
    if list == nil { list = reader.enterList(root) }
    guard list != nil, index < list?.count ?? 0 else {
      if list != nil { reader.leaveList() }
      return nil
    }
    defer { index += 1 }
    return advance(&list, index, &reader)
  }

  private mutating func nextOfSections(_ reader: inout ModelReader) -> NodeID? {
    while true {
      if let count = inner?.count {
        if innerIndex < count {
          defer { innerIndex += 1 }
          return advance(&inner, innerIndex, &reader)
        }
        reader.leaveList()
        if case .groups = shape { reader.leaveEntries() }
        inner = nil
      }
      guard let section = nextOfList(&reader) else { return nil }
      innerIndex = 0
      guard let entry = open(section, &reader) else { continue }
      return entry
    }
  }

  /// Opens a section; an element that is not one is an entry of its own, and at fault.
  private mutating func open(_ section: NodeID, _ reader: inout ModelReader) -> NodeID? {
    guard case .groups(let key) = shape else {
      inner = reader.enterList(section)
      return inner == nil ? section : nil
    }
    guard reader.enterEntries(section) != nil else { return section }
    reader.auditDuplicates()
    if let found = reader.find(key) { inner = reader.enterList(found) }
    if inner == nil { reader.leaveEntries() }
    return inner == nil ? section : nil
  }

  private func advance(
    _ cursor: inout ListCursor?, _ index: Int, _ reader: inout ModelReader
  ) -> NodeID? {
    guard var open = cursor else { return nil }
    let node = reader.nextElement(&open, index)
    cursor = open
    return node
  }
}
