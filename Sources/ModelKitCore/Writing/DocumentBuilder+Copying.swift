import ModelKitDocument

extension DocumentBuilder {
  /// Adds a value of another document and what is in it, as it is there.
  mutating func add(_ node: NodeID, of document: Document, hasDates: Bool) {
    var open: [Children] = []
    begin(node, of: document, hasDates: hasDates, &open)
    while let last = open.indices.last {
      guard let (key, value) = open[last].next() else {
        end()
        open.removeLast()
        continue
      }
      if let key { self.key(document.string(key) ?? "") }
      begin(value, of: document, hasDates: hasDates, &open)
    }
  }

  /// The children of a container that are still to be added.
  private enum Children {
    case elements(Document.Elements)
    case entries(Document.Entries)

    mutating func next() -> (key: NodeID?, value: NodeID)? {
      switch self {
      case .elements(var rest):
        let element = rest.next()
        self = .elements(rest)
        return element.map { (nil, $0) }
      case .entries(var rest):
        let entry = rest.next()
        self = .entries(rest)
        return entry.map { ($0.key, $0.value) }
      }
    }
  }

  private mutating func begin(
    _ node: NodeID, of document: Document, hasDates: Bool, _ open: inout [Children]
  ) {
    switch document.kind(of: node) {
    case .boolean: boolean(document.boolean(node) ?? false)
    case .integer: number(document.plainNumberText(node), hasDates: hasDates)
    case .real: addReal(node, of: document)
    case .string: string(document.string(node) ?? "")
    case .date: date(secondsSinceReferenceDate: document.secondsSinceReferenceDate(node) ?? 0)
    case .data: data(document.data(node) ?? [])
    case .uid: uid(document.uid(node) ?? 0)
    case .array:
      beginList(as: node, of: document)
      open.append(.elements(document.elements(of: node)))
    case .dictionary:
      beginDictionary()
      open.append(.entries(document.entries(of: node)))
    case .null, .invalid: null()
    }
  }

  /// Begins a list, or a set where the document has one.
  mutating func beginList(as node: NodeID, of document: Document) {
    let record = document.node(node)
    let isOrdered = record.has(Node.Bits.orderedSet)
    if isOrdered || record.has(Node.Bits.set) {
      beginSet(isOrdered: isOrdered)
    } else {
      beginArray()
    }
  }

  /// A real in its own spelling, which is XML's or JSON's; one that is no decimal text by its value.
  private mutating func addReal(_ node: NodeID, of document: Document) {
    guard let text = document.realText(node) else { return real(document.double(node) ?? 0) }
    real(text: document.format == .xml ? text : document.plainNumberText(node))
  }
}
