import ModelKitDeclarations

/// The types and aliases of all sources, by their dotted names.
///
/// A name is looked up as Swift does, from the inside out: in `Shop.Address`, `Kind` may be
/// `Shop.Address.Kind`, `Shop.Kind` or `Kind`.
struct TypeTable: Sendable {
  /// What a name can stand for.
  enum Meaning {
    /// The index of a type in ``types``.
    case type(Int)
    /// An alias, and the types around it, from where its own type is looked up.
    case alias(AliasDeclaration, scope: [String], file: Int)
  }

  /// The types, in the order of the sources; a type comes before those that it holds.
  private(set) var types: [DeclaredType] = []
  private var indices: [[String]: Int] = [:]
  private var aliases: [[String]: (declaration: AliasDeclaration, file: Int)] = [:]

  init(_ files: [Members]) {
    var extensions: [DeclaredType.Part] = []
    for (file, members) in files.enumerated() {
      add(members, in: [], file: file)
      for type in members.types where type.kind == .extension {
        extensions.append(DeclaredType.Part(file: file, declaration: type))
      }
    }
    // An extension may extend a type that another extension declares, even in a later file.
    for _ in 0..<2 { extensions.removeAll { extend($0) } }
  }

  private mutating func add(_ members: Members, in scope: [String], file: Int) {
    for alias in members.aliases where aliases[scope + [alias.name]] == nil {
      aliases[scope + [alias.name]] = (alias, file)
    }
    for declaration in members.types where declaration.kind != .extension {
      let path = scope + [declaration.name]
      // Branches of `#if` may declare a type twice.
      guard indices[path] == nil else { continue }
      indices[path] = types.count
      types.append(
        DeclaredType(
          path: path, part: DeclaredType.Part(file: file, declaration: declaration)))
      add(declaration.members, in: path, file: file)
    }
  }

  private mutating func extend(_ part: DeclaredType.Part) -> Bool {
    let names = part.declaration.name.split(separator: ".").map(String.init)
    guard case .type(let index)? = meaning(of: names, from: []) else { return false }
    types[index].parts.append(part)
    add(part.members, in: types[index].path, file: part.file)
    return true
  }

  /// What a dotted name stands for at a place; `nil` if the sources do not declare it.
  func meaning(of names: [String], from scope: [String]) -> Meaning? {
    var outer = scope
    while true {
      if let meaning = member(names, of: outer) { return meaning }
      if outer.isEmpty { return nil }
      outer.removeLast()
    }
  }

  private func member(_ names: [String], of scope: [String]) -> Meaning? {
    let path = scope + names
    if let index = indices[path] { return .type(index) }
    if let alias = aliases[path] {
      return .alias(alias.declaration, scope: Array(path.dropLast()), file: alias.file)
    }
    return nil
  }

  /// A class with those that it inherits from, as far as the sources declare them; itself first.
  func lineage(of type: DeclaredType) -> [DeclaredType] {
    var lineage = [type]
    var paths: Set<[String]> = [type.path]
    while let last = lineage.last, last.declaration.kind == .class,
      case .named(let names)? = last.declaration.inherits.first?.kind,
      case .type(let index)? = meaning(of: names.map(\.text), from: last.path),
      types[index].declaration.kind == .class, paths.insert(types[index].path).inserted
    {
      lineage.append(types[index])
    }
    return lineage
  }

  /// The names that can be written at the top level and inside of other types; for suggestions.
  var names: [String] { types.map(\.name) + aliases.keys.compactMap(\.last).sorted() }
}
