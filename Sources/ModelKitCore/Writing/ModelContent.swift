/// A value on its way from a model to a document: what the formats have in common.
package indirect enum ModelContent: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number by its decimal text.
  case number(String)
  case real(Double)
  /// A real by the text that a file has for it.
  case realText(String)
  case string(String)
  /// Seconds since 2001-01-01T00:00:00Z.
  case date(Double)
  case data([UInt8])
  /// Bytes as a list of numbers: data where the format has it, numbers elsewhere.
  case bytes([UInt8])
  case array([ModelContent])
  /// A list that a binary property list calls a set.
  case set([ModelContent], isOrdered: Bool)
  /// A keyed archive's reference.
  case uid(UInt64)
  /// A list of a model.
  case list(ListContent)
  case dictionary([Entry])
  /// A dictionary whose keys are data.
  case mapping([Entry], KeySpelling)
  /// A list or dictionary that is read from JSON text as well.
  case readFromText(ModelContent)

  /// An entry of a dictionary; order matters.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package var value: ModelContent
    /// Whether the key is read as this value when it is missing.
    package var isDefault = false
    /// Other names that the key may have in a file, the likeliest first.
    package var aliases: [String] = []
    /// Whether it is but the way to nested keys of which none has a value. It is not written; where a
    /// file has it, what else is in it stays.
    package var isWay = false
    /// Whether the model has no value for it. It is not written; where a file has one, that goes.
    package var isAbsent = false

    /// Whether it is written.
    var isWritten: Bool { !isWay && !isAbsent }
    /// All the names that the key may have, in the order in which they are looked for.
    var names: [String] { [key] + aliases }
  }

  /// The value of a key, if this is a dictionary that has it.
  package subscript(key: String) -> ModelContent? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key && $0.isWritten }?.value
  }

  /// Whether it has parts.
  var isContainer: Bool {
    switch self {
    case .array, .set, .list, .dictionary, .mapping: true
    default: false
    }
  }

  /// Whether it is no value that can stand for a list of one.
  var isListOrNull: Bool {
    switch self {
    case .null, .array, .set, .list, .bytes: true
    default: false
    }
  }

  /// A step to a nested key: its name, and others that it may have in a file.
  struct Step {
    let name: String
    let aliases: [String]
  }

  /// Puts a value under keys, outermost first; the dictionaries on the way are made or joined. Without
  /// a value the way is made, and what it leads to is absent.
  ///
  /// - Returns: Whether nothing contradicts: two keys can lead to one value, and say two things of it.
  mutating func set(_ value: ModelContent?, at path: ArraySlice<Step>, isDefault: Bool) -> Bool {
    guard let step = path.first else { return value.map { join($0) } ?? true }
    var entries = self.entries ?? []
    let keys: KeySpelling? = if case .mapping(_, let keys) = self { keys } else { nil }
    // A dictionary whose keys are data has what it has.
    if keys != nil, value == nil { return !entries.contains { $0.key == step.name } }
    // So that the entries are not copied.
    self = .null
    let index = entries.firstIndex { $0.key == step.name } ?? entries.endIndex
    let isLast = path.count == 1
    if index == entries.endIndex {
      entries.append(
        Entry(
          key: step.name, value: .dictionary([]), isDefault: isDefault, aliases: step.aliases,
          isWay: !isLast, isAbsent: isLast))
    }
    let isNew = !entries[index].isWritten && !entries[index].isWay
    if isNew { entries[index].value = .dictionary([]) }
    let agrees = entries[index].value.set(value, at: path.dropFirst(), isDefault: isDefault)
    if value != nil {
      // A dictionary that keys share is a default only if all of them are.
      entries[index].isDefault =
        (!entries[index].isWritten || entries[index].isDefault) && isDefault
      entries[index].isWay = false
      entries[index].isAbsent = false
    } else if !isLast, entries[index].isAbsent {
      entries[index].isWay = true
      entries[index].isAbsent = false
    }
    self = keys.map { .mapping(entries, $0) } ?? .dictionary(entries)
    return agrees
  }

  /// Takes a value in the place of this one, which is nothing yet or came by other keys; false if the
  /// two say different things.
  private mutating func join(_ value: ModelContent) -> Bool {
    guard let entries, !entries.isEmpty, var joined = value.entries else {
      let isFree = self == .dictionary([]) || self == value
      self = value
      return isFree
    }
    var agrees = true
    for entry in entries {
      guard let index = joined.firstIndex(where: { $0.key == entry.key }) else {
        if entry.isWritten || !value.isMapping { joined.append(entry) }
        continue
      }
      let isSaid = entry.isWritten && joined[index].isWritten
      if isSaid, joined[index].value != entry.value { agrees = false }
      if !joined[index].isWritten { joined[index] = entry }
    }
    self =
      if case .mapping(_, let keys) = value { .mapping(joined, keys) } else { .dictionary(joined) }
    return agrees
  }

  private var isMapping: Bool { if case .mapping = self { true } else { false } }

  /// The entries, if this is a dictionary.
  private var entries: [Entry]? {
    switch self {
    case .dictionary(let entries), .mapping(let entries, _): entries
    default: nil
    }
  }
}
