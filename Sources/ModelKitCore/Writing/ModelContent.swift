import ModelKitDocument

/// A value on its way from a model to a document: what the formats have in common.
///
/// What is in a value is hashed once, when it comes to stand there. So two trees that differ deep down
/// are told apart at their roots, and an edit below is found level by level without a look at all that
/// lies between.
///
/// A tree is no deeper than the calls were that made it, so calls can go through it on the same stack.
package indirect enum ModelContent: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number by its decimal text.
  case number(String)
  case real(ExactDouble)
  case string(ExactText)
  /// Seconds since 2001-01-01T00:00:00Z.
  case date(ExactDouble)
  case data([UInt8])
  /// Bytes as a list of numbers: data where the format has it, numbers elsewhere.
  case bytes([UInt8])
  case list(ListContent)
  case dictionary([Entry])
  /// A dictionary whose keys are data.
  case mapping([Entry], KeySpelling)
  /// A list or dictionary that is read from JSON text as well.
  case readFromText(ModelContent)

  /// An entry of a dictionary; order matters.
  package struct Entry: Sendable {
    package let key: String
    package var value: ModelContent { didSet { digest = value.hashValue } }
    /// Whether the key is read as this value when it is missing.
    package var isDefault = false
    /// Other names that the key may have in a file, the likeliest first.
    package var aliases: [String] = []
    /// Whether it is but the way to nested keys of which none has a value. It is not written; where a
    /// file has it, what else is in it stays.
    package var isWay = false
    /// Whether the model has no value for it. It is not written; where a file has one, that goes.
    package var isAbsent = false
    private var digest: Int

    init(
      key: String, value: ModelContent, isDefault: Bool = false, aliases: [String] = [],
      isWay: Bool = false, isAbsent: Bool = false
    ) {
      self.key = key
      self.value = value
      self.isDefault = isDefault
      self.aliases = aliases
      self.isWay = isWay
      self.isAbsent = isAbsent
      digest = value.hashValue
    }

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
    case .list, .dictionary, .mapping: true
    default: false
    }
  }

  /// Whether it is no value that can stand for a list of one.
  var isListOrNull: Bool {
    switch self {
    case .null, .list, .bytes: true
    default: false
    }
  }
}

extension ModelContent.Entry: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.digest == b.digest && a.key == b.key && a.isDefault == b.isDefault && a.isWay == b.isWay
      && a.isAbsent == b.isAbsent && a.aliases == b.aliases && a.value == b.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(digest)
  }
}

/// A number that is equal to itself alone: what is not a number is, and the two zeros are not.
package struct ExactDouble: Sendable, Hashable {
  let value: Double

  init(_ value: Double) { self.value = value }

  package static func == (a: Self, b: Self) -> Bool { a.value.bitPattern == b.value.bitPattern }

  package func hash(into hasher: inout Hasher) { hasher.combine(value.bitPattern) }
}
