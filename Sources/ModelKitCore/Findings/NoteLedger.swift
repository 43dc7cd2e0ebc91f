import ModelKitDocument

// A file of ten thousand entries can have ten thousand defaults to note. A note is therefore kept as
// it falls, a few numbers, and put into words when somebody asks: `[1].tags` is the node of `[1]`, the
// kind, the text `tags`, and the steps (root, 1) in a list that all notes share.

/// What was converted, defaulted or left out during a load, not yet in words.
package struct NoteLedger: Sendable {
  /// What happened to a value.
  enum Kind: Sendable {
    /// A value was read as another kind; the text is the type.
    case coerced
    /// A value was read as another kind because the model asks for it; the text is the type.
    case converted
    /// A key was missing and its default stands in; the text is the key, or where it begins.
    case defaulted
    /// A key was null and its default stands in.
    case nullDefaulted
    /// An element was left out of its list.
    case skipped
    /// A raw value that no case has was read as the fallback; the text is the case's raw value.
    case fellBack

    /// Whether it is what the model asks for, so that only those who ask are told.
    var isAsked: Bool { self == .defaulted || self == .converted }
  }

  /// One note.
  struct Note: Sendable {
    let kind: Kind
    let node: NodeID
    let text: String
    /// The further names of a nested key that is missing.
    let below: [String]

    /// The names of a key that is missing as messages write them: `address.city`.
    var key: String { ([text] + below).joined(separator: ".") }
  }

  private(set) var all: [Note] = []
  /// How many of them say what the model asks for: defaults, conversions by an option.
  private(set) var askedCount = 0
  /// The ways to what they are about.
  private(set) var ways = ReadingWays()

  package init() {}

  /// How many notes there are.
  package var count: Int { all.count }

  mutating func add(
    _ kind: Kind, at node: NodeID, _ text: String = "", below: [String] = [],
    frames: UnsafeBufferPointer<ReadingFrame>
  ) {
    if kind.isAsked { askedCount += 1 }
    all.append(Note(kind: kind, node: node, text: text, below: below))
    ways.append(frames)
  }

  /// Forgets the notes from a number on: what they are about has come to nothing.
  mutating func drop(from first: Int) {
    guard first < all.count else { return }
    for note in all[first...] where note.kind.isAsked { askedCount -= 1 }
    ways.removeSubrange(first...)
    all.removeSubrange(first...)
  }
}
