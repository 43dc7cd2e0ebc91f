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
  }

  /// The value of a key, if this is a dictionary that has it.
  package subscript(key: String) -> ModelContent? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Puts a value under keys, outermost first; the dictionaries on the way are made or joined.
  mutating func set(
    _ value: ModelContent, at path: ArraySlice<String>, isDefault: Bool, aliases: [String] = []
  ) {
    guard let key = path.first else {
      self = value
      return
    }
    var entries: [Entry] = if case .dictionary(let entries) = self { entries } else { [] }
    let index = entries.firstIndex { $0.key == key } ?? entries.endIndex
    if index == entries.endIndex {
      entries.append(
        Entry(key: key, value: .dictionary([]), isDefault: isDefault, aliases: aliases))
    }
    entries[index].value.set(value, at: path.dropFirst(), isDefault: isDefault)
    // A dictionary that keys share is a default only if all of them are.
    entries[index].isDefault = entries[index].isDefault && isDefault
    self = .dictionary(entries)
  }
}
