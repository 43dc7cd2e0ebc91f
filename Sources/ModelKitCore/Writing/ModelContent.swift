/// A value on its way from a model to a document: what the formats have in common.
package indirect enum ModelContent: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number by its decimal text.
  case number(String)
  case real(Double)
  case string(String)
  /// Seconds since 2001-01-01T00:00:00Z.
  case date(Double)
  case data([UInt8])
  /// Bytes as a list of numbers: data where the format has it, numbers elsewhere.
  case bytes([UInt8])
  case array([ModelContent])
  case dictionary([Entry])

  /// An entry of a dictionary; order matters.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package var value: ModelContent
    /// Whether the key is read as this value when it is missing.
    package var isDefault = false
    /// Other names that the key may have in a file.
    package var aliases: [String] = []
    /// Whether it is but the way to nested keys of which none has a value. It is not written; where a
    /// file has it, what else is in it stays.
    package var isWay = false
  }

  /// The value of a key, if this is a dictionary that has it.
  package subscript(key: String) -> ModelContent? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// A step to a nested key: its name, and others that it may have in a file.
  struct Step {
    let name: String
    let aliases: [String]
  }

  /// Puts a value under keys, outermost first; the dictionaries on the way are made or joined. Without
  /// a value only the way is made.
  mutating func set(_ value: ModelContent?, at path: ArraySlice<Step>, isDefault: Bool) {
    guard let step = path.first else {
      if let value { self = value }
      return
    }
    if value == nil, path.count == 1 { return }
    var entries: [Entry] = if case .dictionary(let entries) = self { entries } else { [] }
    let index = entries.firstIndex { $0.key == step.name } ?? entries.endIndex
    if index == entries.endIndex {
      entries.append(
        Entry(
          key: step.name, value: .dictionary([]), isDefault: isDefault, aliases: step.aliases,
          isWay: true))
    }
    entries[index].value.set(value, at: path.dropFirst(), isDefault: isDefault)
    guard value != nil else {
      self = .dictionary(entries)
      return
    }
    // A dictionary that keys share is a default only if all of them are.
    entries[index].isDefault = (entries[index].isWay || entries[index].isDefault) && isDefault
    entries[index].isWay = false
    self = .dictionary(entries)
  }
}
