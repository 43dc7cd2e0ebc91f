import ModelKitCore
import ModelKitDeclarations

// The keys of a type with `@Model` are found by the very code that writes its factory, so that a
// source file says what the compiled type does.

extension ModelDescriber {
  /// The keys that `@Model` gives a type.
  mutating func markedProperties(of type: DeclaredType) -> [PropertyDescription] {
    let keys = ModelKeys(of: type.declaration)
    let parameters = ModelMaker(of: type.declaration, taking: keys).initializer?.parameters
    reportCodingKeys(of: type, reading: keys)
    for constant in keys.constants {
      report(
        .unreadConstant("\(type.name).\(constant.name)"), at: constant.nameRange, in: type.file)
    }
    for repetition in keys.repetitions {
      report(
        .factory(repetition.message, label: "read already"), at: repetition.range, in: type.file)
    }
    return keys.properties.enumerated().compactMap { position, keyed in
      let owner = "\(type.name).\(keyed.name)"
      guard case .path(let path) = keyed.key, !path.isEmpty else {
        report(.unreadableKey(of: owner), at: keyed.property.nameRange, in: type.file)
        return nil
      }
      let use = TypeUse(file: type.file, scope: type.path, owner: owner)
      let taken = parameters?[position].type
      let arguments = KeyArguments(keyed.attribute?.arguments ?? []) {
        files.text($0.range, in: type.file)
      }
      for option in arguments.unreadable {
        report(.unreadableOption(of: "the key of `\(owner)`"), at: option.range, in: type.file)
      }
      return PropertyDescription(
        KeySpecification(path: path, options: arguments.options), name: keyed.name,
        shape: taken.map { shape(of: $0, in: use) } ?? shape(of: keyed.property, in: use),
        hasDefault: keyed.hasDefault,
        declaration: files.declaration(keyed.property.declarationRange, in: type.file))
    }
  }

  private mutating func reportCodingKeys(of type: DeclaredType, reading keys: ModelKeys) {
    guard let codingKeys = type.declaration.codingKeys else { return }
    _ = self.codingKeys(DeclaredType.Part(file: type.file, declaration: codingKeys), of: type)
    let read = Set(keys.properties.map(\.name))
    for property in type.storedProperties where !read.contains(property.name) {
      guard property.initialValue == nil, !property.isImplicitlyNil else { continue }
      report(
        .withoutCodingKey("\(type.name).\(property.name)"), at: property.nameRange, in: type.file)
    }
  }
}
