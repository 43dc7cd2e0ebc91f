import ModelKitDocument

/// The container that is being read, and how far. Frames are stacked: they are where the path of a
/// fault comes from.
struct ReadingFrame {
  /// The dictionary or list.
  var container: UInt32
  /// How many entries or elements it has.
  var count: UInt32
  /// Where the next key is expected. Text: the index of its node. Binary: the entry's number.
  var next: UInt32
  /// What `next` is when all entries are behind: the node after the container, or `count`.
  var end: UInt32
  /// How many entries have been found by name.
  var matched: UInt32
  /// The child being read: a list's element number, or the dictionary's `next` of that moment.
  var position: UInt32
  /// The model that reads the dictionary: a Swift type, or a description.
  var model: ModelIdentity

  /// Who reads a dictionary.
  enum ModelIdentity: Sendable {
    /// No model: a list, or a dictionary as a value.
    case none
    /// A Swift type.
    case type(Any.Type)
    /// A model of the reader's schema.
    case described(ModelID)
  }
}
