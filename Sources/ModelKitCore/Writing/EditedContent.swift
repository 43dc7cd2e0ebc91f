import ModelKitDocument

/// What a value of a file becomes by an edit: told for one container at a time, so that the deepest
/// file takes no more stack than the flattest.
enum EditedContent {
  /// What the file has, as it stands there.
  case kept(NodeID)
  /// What the file has, but for the edits below.
  case around(NodeID, PathTree<ContentMerger.Edit>.Place)
  /// What the file has, after an edit: what the model was written as that it held, if it held one, and
  /// what the new one is.
  case edited(NodeID, old: ModelContent?, new: ModelContent)
  /// What a model has.
  case new(ModelContent)
  /// JSON text.
  case text(String)
  case dictionary([Part])
  /// A list; a set where the file has one.
  case list([Part], of: NodeID?)

  /// A value in a container.
  struct Part {
    /// Its key, in a dictionary.
    var key: String?
    let value: EditedContent
  }

  /// Whether it is a dictionary without entries.
  var isEmptyDictionary: Bool {
    if case .dictionary(let parts) = self { parts.isEmpty } else { false }
  }
}
