import ModelKitCore
import ModelKitDeclarations

// `Factory(union: "type", Variant("cat", Animal.cat))` gives the tags; the model of a tag is what the
// case holds, `case cat(Cat)`. What a closure takes is not read from source, which is told.

extension ModelDescriber {
  /// The variants that a factory of a union lists.
  mutating func union(
    _ arguments: [Expression.Argument], of type: DeclaredType, in file: Int
  ) -> UnionDescription? {
    guard let key = arguments.first?.value.stringValue else {
      report(
        .unreadableOption(of: "\(type.name).factory"), at: type.declaration.nameRange, in: file)
      return nil
    }
    var variants: [UnionDescription.Variant] = []
    for argument in arguments.dropFirst() {
      guard case .call(let callee, let parts) = argument.value.kind,
        ["Variant", "ModelKit.Variant", ".init"].contains(callee.dottedName ?? ""),
        let tag = parts.first?.value.stringValue
      else {
        report(
          .unreadableOption(of: "\(type.name).factory"), at: argument.value.range, in: file)
        continue
      }
      if variants.contains(where: { $0.tag == tag }) {
        report(
          .factory(
            "the tag `\(tag)` of `\(type.name)` chooses two variants", label: "chosen already"),
          at: argument.value.range, in: file)
      }
      let made = parts.count > 1 ? parts[1].value : nil
      variants.append(
        .init(tag: tag, shape: shape(ofVariant: made, at: argument.value.range, of: type, in: file))
      )
    }
    return UnionDescription(key: key, variants: variants)
  }

  private mutating func shape(
    ofVariant made: Expression?, at range: Range<Int>, of type: DeclaredType, in file: Int
  ) -> ValueShape {
    let name = made?.dottedName?.split(separator: ".").last.map(String.init)
    let held = type.declaration.members.cases.first { $0.name == name }?.associatedValues.first
    guard let held else {
      report(.unreadableOption(of: "\(type.name).factory"), at: range, in: file)
      return .any
    }
    return shape(of: held.type, in: TypeUse(file: file, scope: type.path, owner: type.name))
  }
}
