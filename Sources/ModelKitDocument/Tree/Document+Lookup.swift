extension Document {
  /// The value of a key in a dictionary; where a key stands twice, the last one counts.
  ///
  /// - Complexity: O(*n*) in the entries of the dictionary.
  public func value(of key: String, in id: NodeID) -> NodeID? {
    var found: NodeID?
    for entry in entries(of: id) where string(entry.key) == key { found = entry.value }
    return found
  }

  /// An element of a list by its number from 0.
  ///
  /// - Complexity: O(*n*) in the elements before it.
  public func element(_ index: Int, of id: NodeID) -> NodeID? {
    guard index >= 0, index < count(of: id) else { return nil }
    return elements(of: id).dropFirst(index).first { _ in true }
  }

  /// The nodes at the ends of paths; a path that leads nowhere has none.
  ///
  /// - Complexity: O(*n*) in the children of the containers on the ways, each looked at once.
  package func nodes(at paths: some Collection<NodePath>) -> [NodePath: NodeID] {
    var found: [NodePath: NodeID] = [:]
    var open: [(node: NodeID, depth: Int, paths: [NodePath])] =
      root.map { [($0, 0, Array(paths))] } ?? []
    while let (node, depth, paths) = open.popLast() {
      var below: [NodePath.Step: [NodePath]] = [:]
      for path in paths {
        if path.steps.count == depth {
          found[path] = node
        } else {
          below[path.steps[depth], default: []].append(path)
        }
      }
      guard !below.isEmpty else { continue }
      for (index, element) in elements(of: node).enumerated() {
        if let paths = below[.index(index)] { open.append((element, depth + 1, paths)) }
      }
      let values = KeyedValues(self, of: node)
      for case (.key(let key), let paths) in below {
        if let value = values[key] { open.append((value, depth + 1, paths)) }
      }
    }
    return found
  }

  /// The node at the end of a path, or `nil` if the path leads nowhere.
  public subscript(path: NodePath) -> NodeID? {
    guard var id = root else { return nil }
    for step in path.steps {
      let next =
        switch step {
        case .index(let index): element(index, of: id)
        case .key(let key): value(of: key, in: id)
        }
      guard let next else { return nil }
      id = next
    }
    return id
  }
}
