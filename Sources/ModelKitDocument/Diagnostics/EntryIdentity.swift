/// Which entry of a file a finding belongs to: `[0] (id=7)`.
public struct EntryIdentity: Sendable, Hashable {
  /// Where the entry is in the file; the root where the file is one entry.
  public var path: NodePath
  /// The entry's number in the file's list, from 0; `nil` where the file is one entry or a
  /// dictionary of them.
  public var index: Int?
  /// The entry's key in a dictionary of entries.
  public var key: String?
  /// What the entry calls itself, where it has an `id` or a `name`: `id=7`.
  public var name: String?

  /// An identity from what is known of it.
  public init(
    path: NodePath = NodePath(), index: Int? = nil, key: String? = nil, name: String? = nil
  ) {
    self.path = path
    self.index = index
    self.key = key
    self.name = name
  }
}
