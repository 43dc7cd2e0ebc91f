public import ModelKitDocument

// An edit of a loaded file leaves what it did not touch as it was. The entry is read once more, written,
// and compared with what the edited model is written as:
//
//     file     {"id": 1, "name": "A", "color": "#FFF", "x": 0}
//     read     {"id": 1, "name": "A", "color": "#FFFFFF"}         as the old model is written
//     edited   {"id": 1, "name": "B", "color": "#FFFFFF"}
//     saved    {"id": 1, "name": "B", "color": "#FFF", "x": 0}
//
// What is the same in both is taken from the file, in the file's own spelling; so are keys that the
// model does not know, and the order of all.

extension Document {
  /// The document with other models in the places of some entries; all else is as it was: the order of
  /// keys, keys that the model does not have, and the spelling of values that did not change.
  ///
  /// ```swift
  /// let document = try Document(contentsOf: url)
  /// let path = NodePath([.index(2)])
  /// var shop = try Shop(from: document, at: path)
  /// shop.name = "Corner"
  /// let saved = try document.replacing([path: shop])
  /// ```
  ///
  /// Elements of a list that the policy left out stay where they were. Where a key stands twice, the
  /// value that counts is edited, and the others go.
  ///
  /// Comments and white space are no part of a tree and are not kept.
  ///
  /// - Parameters:
  ///   - models: The new models by the paths of their entries.
  ///   - policy: How the entries were loaded.
  ///   - context: What the entries were loaded with.
  /// - Throws: ``ModelError`` if the file is not well-formed, a property cannot be written, a path
  ///   leads nowhere, or one path leads to what is within another: the outer model has the inner one
  ///   in it.
  public func replacing<M: Model>(
    _ models: [NodePath: M], policy: Policy = .strict, context: (any Sendable)? = nil
  ) throws(ModelError) -> Document {
    // What could not be read of a file cannot be written again.
    guard let root, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ModelError(diagnostics)
    }
    let overlaps = Self.overlaps(of: models.keys, file: source.name)
    guard overlaps.isEmpty else { throw ModelError(overlaps) }
    let nodes = nodes(at: models.keys)
    let missing = models.keys.filter { nodes[$0] == nil }.map { path in
      Diagnostic(
        .missingKey, .error, "there is no entry at `\(path)` to be replaced",
        file: source.name, path: path)
    }
    guard missing.isEmpty else { throw ModelError(missing.sorted { $0.message < $1.message }) }
    var edits: [(key: NodePath, value: ContentMerger.Edit)] = []
    for (path, node) in nodes {
      guard let model = models[path] else { continue }
      let old = read(M.self, at: node, policy: policy, context: context)
      let edit = ContentMerger.Edit(
        old: old.flatMap { try? M.content(of: $0, policy: policy) },
        new: try M.content(of: model, policy: policy))
      edits.append((path, edit))
    }
    var builder = DocumentBuilder(name: source.name)
    let merger = ContentMerger(document: self, edits: PathTree(edits), context: context)
    merger.write(
      .around(root, merger.edits.root), to: &builder, hasDates: origin.isPropertyList)
    return builder.finish(editing: self)
  }

  /// The model that a node is; `nil` if it is faulty.
  private func read<M: Model>(
    _ type: M.Type, at node: NodeID, policy: Policy, context: (any Sendable)?
  ) -> M? {
    ModelReader.reading(self, policy: policy, context: context) { reader in
      do throws(ModelFailure) {
        let model = try M.read(at: node, from: &reader)
        return reader.errorCount == 0 ? model : nil
      } catch {
        return nil
      }
    }
  }

  /// The edits that lie within others: of two words about one value none is the right one.
  private static func overlaps(
    of paths: some Collection<NodePath>, file: String
  ) -> [Diagnostic] {
    let all = PathTree(paths.map { ($0, ()) })
    return paths.sorted { $0.description < $1.description }.compactMap { path in
      guard let outer = all.pathAround(path) else { return nil }
      return Diagnostic(
        .unsupportedValue, .error,
        "the edit at `\(path)` is within the edit at \(outer.isRoot ? "the root" : "`\(outer)`")",
        file: file, help: "make the change in the outer model alone", path: path)
    }
  }
}
