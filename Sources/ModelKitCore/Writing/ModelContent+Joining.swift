// Several keys can lead into one dictionary: `["o", "x"]` and `["o", "y"]`, or `o` itself, whose model
// has what else is there. What each has to say becomes an entry, and entries of one key are joined:
//
//     o = {a: 1}         ["o", "x"] = 2         o = {a: 1, x: 2}
//     o = {x: 2}         ["o", "x"] = 2         o = {x: 2}
//     o = nil            ["o", "x"] = nil       nothing is written
//     o = nil            ["o", "x"] = 2         no file is read as both

extension ModelContent {
  /// A step to a nested key: its name, and others that it may have in a file.
  struct Step {
    let name: String
    let aliases: [String]
  }

  /// Puts a value under keys, outermost first; the dictionaries on the way are made or joined. Without
  /// a value the way is made, and what it leads to is absent.
  ///
  /// What is no dictionary, as it was refused, stays that.
  ///
  /// - Returns: Whether nothing contradicts: two keys can lead to one value, and say two things of it.
  mutating func set(_ value: ModelContent?, at path: [Step], isDefault: Bool) -> Bool {
    guard let last = path.last, case .dictionary(var entries) = self else { return true }
    var entry = Entry(
      key: last.name, value: value ?? .dictionary([]), isDefault: isDefault, aliases: last.aliases,
      isAbsent: value == nil)
    for step in path.dropLast().reversed() {
      entry = Entry(
        key: step.name, value: .dictionary([entry]), isDefault: isDefault, aliases: step.aliases,
        isWay: value == nil)
    }
    // So that the entries are not copied.
    self = .null
    let agrees = entries.join(entry)
    self = .dictionary(entries)
    return agrees
  }

  /// Takes in what another key has to say of the value; false if the two say different things.
  fileprivate mutating func join(_ other: ModelContent) -> Bool {
    switch (self, other) {
    case (.readFromText(var inner), _):
      let agrees = inner.join(other)
      self = .readFromText(inner)
      return agrees
    case (_, .readFromText(let inner)):
      let agrees = join(inner)
      self = .readFromText(self)
      return agrees
    case (.mapping(var all, let keys), .dictionary(let some)),
      (.dictionary(let some), .mapping(var all, let keys)):
      let agrees = all.join(allOf: some)
      self = .mapping(all, keys)
      return agrees
    case (.dictionary(let old), .dictionary(var new)):
      var agrees = true
      for entry in old { agrees = new.join(entry) && agrees }
      self = .dictionary(new)
      return agrees
    default: return self == other
    }
  }
}

extension [ModelContent.Entry] {
  /// Adds an entry, to that of the same key if there is one; false if the two say different things.
  fileprivate mutating func join(_ entry: Element) -> Bool {
    guard let index = firstIndex(where: { $0.key == entry.key }) else {
      append(entry)
      return true
    }
    return self[index].join(entry)
  }

  /// Takes in entries of a dictionary whose keys are data: it has them all. One that it does not have
  /// contradicts, unless it can be left out.
  fileprivate mutating func join(allOf entries: [Element]) -> Bool {
    var agrees = true
    for entry in entries {
      if let index = firstIndex(where: { $0.key == entry.key }) {
        agrees = self[index].join(entry) && agrees
      } else if entry.isWritten, !entry.isDefault {
        agrees = false
      }
    }
    return agrees
  }
}

extension ModelContent.Entry {
  /// Takes in what another key has to say of the same entry; false if the two say different things.
  fileprivate mutating func join(_ other: Self) -> Bool {
    if isAbsent || other.isAbsent { return joinAbsence(of: other) }
    let agrees = value.join(other.value)
    // A dictionary that keys share is a default only if all of them are.
    isDefault = (isWay || isDefault) && (other.isWay || other.isDefault)
    isWay = isWay && other.isWay
    // Under another name it is read if all of the keys have that name.
    aliases.removeAll { !other.aliases.contains($0) }
    return agrees
  }

  /// Leaves the entry out, as one of the two has no value for it. What the other has must be read when
  /// there is none.
  private mutating func joinAbsence(of other: Self) -> Bool {
    let agrees = [self, other].allSatisfy { !$0.isWritten || $0.isDefault }
    value = .dictionary([])
    isWay = false
    isAbsent = true
    return agrees
  }
}
