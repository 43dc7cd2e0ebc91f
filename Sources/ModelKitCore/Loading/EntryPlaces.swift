import ModelKitDocument

/// Where the entries of a document are.
struct EntryPlaces: Sendable {
  private let path: NodePath
  private let shape: RootShape
  private let count: Int
  /// The document; `nil` where numbers tell the places.
  private let document: Document?

  /// The places of the entries that a walk has found.
  ///
  /// - Parameters:
  ///   - path: The way to what holds them.
  ///   - count: How many there are.
  init(in document: Document, at path: NodePath, shape: RootShape, count: Int) {
    self.path = path
    self.shape = shape
    self.count = count
    self.document = shape == .single || shape == .list ? nil : document
  }

  /// The ways to the entries, in their order.
  ///
  /// - Complexity: O(*n*) in them.
  var paths: [NodePath] {
    switch shape {
    case .single: [path]
    case .list: (0..<count).map { path.appending(.index($0)) }
    case .dictionary, .sections, .groups: walked
    }
  }

  private var walked: [NodePath] {
    guard let document, let root = document[path] else { return [] }
    return ModelReader.reading(document) { reader in
      reader.descend(path)
      var walker = EntryWalker(root: root, shape: shape)
      var paths: [NodePath] = []
      while walker.next(&reader) != nil { paths.append(reader.currentPath) }
      return paths
    }
  }
}
