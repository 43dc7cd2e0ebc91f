import ModelKitDeclarations

/// A type of the sources, with its extensions in all of them.
struct DeclaredType: Sendable {
  /// The type itself or one of its extensions, and the file that it stands in.
  struct Part: Sendable {
    let file: Int
    let declaration: TypeDeclaration
    var members: Members { declaration.members }
  }

  /// The names of the types around it, and its own.
  let path: [String]
  /// The type itself first, then its extensions.
  var parts: [Part]

  /// The type itself.
  let declaration: TypeDeclaration
  /// The file of the type itself.
  let file: Int

  init(path: [String], part: Part) {
    self.path = path
    self.parts = [part]
    self.declaration = part.declaration
    self.file = part.file
  }

  /// The name without the types around it.
  var name: String { declaration.name }
  /// The name with the types around it: `Shop.Address`.
  var dottedName: String { path.joined(separator: ".") }

  func inherits(_ name: String) -> Bool { parts.contains { $0.declaration.inherits(name) } }

  /// Whether it says of itself that it is read from data.
  var isDeclaredModel: Bool {
    inherits("Model") || inherits("Codable") || inherits("Decodable")
      || hasAttribute("Model") || factory != nil
  }

  func hasAttribute(_ name: String) -> Bool {
    declaration.head.attributes.contains { $0.isNamed(name) }
  }

  /// The property that holds the factory, and the file that it stands in.
  var factory: (file: Int, property: PropertyDeclaration)? {
    for part in parts {
      let property = part.members.properties.first { $0.isStatic && $0.name == "factory" }
      if let property { return (part.file, property) }
    }
    return nil
  }

  /// Whether it reads itself in a way that no declaration tells: `init(from:)`, `read(at:from:)`.
  var readsItself: Bool {
    parts.contains { part in
      part.members.initializers.contains { $0.labels == ["from"] }
        || part.members.functions.contains { $0.head.isStatic && $0.labels == ["at", "from"] }
    }
  }

  /// The enum `CodingKeys`.
  var codingKeys: Part? {
    for part in parts {
      let keys = part.members.types.first { $0.kind == .enum && $0.name == "CodingKeys" }
      if let keys { return Part(file: part.file, declaration: keys) }
    }
    return nil
  }

  /// The properties that are stored in each value and can be set from outside, each name once:
  /// branches of `#if` may repeat them.
  var storedProperties: [PropertyDeclaration] {
    var names = Set<String>()
    return declaration.members.properties.filter { property in
      property.isStored && !property.isStatic && !property.isLazy && !property.isPattern
        && names.insert(property.name).inserted
    }
  }
}
