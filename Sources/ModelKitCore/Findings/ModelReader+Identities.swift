import ModelKitDocument

extension ModelReader {
  /// What an entry is called.
  func identity(of index: Int, in entries: EntryLedger) -> EntryIdentity {
    let path = path(of: entries.ways[index])
    let number: Int? = if case .index(let number) = path.steps.last { number } else { nil }
    let key: String? = if case .key(let key) = path.steps.last { key } else { nil }
    return EntryIdentity(
      path: path, index: number, key: key, name: name(ofEntry: entries.records[index].node))
  }

  /// The keys by which entries call themselves, the better one first.
  private static let namingKeys = [KeyName("id"), KeyName("name")]

  /// What the entry calls itself: `id=7`, or `name=Corner Bakery`.
  private func name(ofEntry entry: NodeID) -> String? {
    for key in Self.namingKeys {
      guard let id = value(of: key, in: entry) else { continue }
      let node = node(id)
      switch node.kind {
      case .string: return "\(key.text)=\(Self.glimpse(text(node)))"
      case .integer: return "\(key.text)=\(Self.glimpse(NumberContent.text(of: node, in: base)))"
      default: continue
      }
    }
    return nil
  }

  /// The beginning of a text that is too long to be a name.
  private static func glimpse(_ text: String) -> String {
    let limit = 40
    if text.utf8.count <= limit { return text }
    return text.count <= limit ? text : text.prefix(limit) + "…"
  }
}
