/// Writes the initializer that takes what is read, for a class and for a struct that has another.
struct InitializerText {
  let type: TypeDeclaration
  let keys: ModelKeys
  let text: SourceExcerpts

  var declaration: String {
    let parameters = keys.properties.map { "\n  \(parameter($0))" }.joined(separator: ",")
    let body = keys.properties.map { keyed in
      let name = text[keyed.property.nameRange]
      return "  self.\(name) = \(innerName(keyed.property) ?? name)\n"
    }
    return """
      \(documentation)
      \(modifiers)init(\(parameters)\(parameters.isEmpty ? "" : "\n")) {
      \(body.joined())}
      """
  }

  /// Who may call it: the factory for a struct, whose author wrote another for everyone else;
  /// subclasses wherever there can be some. It never shows what its parameters' types do not.
  private var modifiers: String {
    if type.kind == .struct { return "private " }
    if type.isOpenForSubclasses { return isPublic ? "public required " : "required " }
    return ["private", "fileprivate"].first { modifier in
      keys.properties.contains { $0.property.head.has(modifier) }
    }.map { $0 + " " } ?? ""
  }

  private var isPublic: Bool { type.head.has("open") }

  private func parameter(_ keyed: KeyedProperty) -> String {
    let property = keyed.property
    let type = property.type.map { text[$0.range] } ?? property.typeName ?? ""
    let value = defaultValue(of: property).map { " = \($0)" } ?? ""
    let label = text.label(property, exceptions: ["var", "let", "inout"])
    return "\(label)\(innerName(property).map { " \($0)" } ?? ""): \(type)\(value)"
  }

  /// What the body calls a parameter, where its label would hide what is assigned to.
  private func innerName(_ property: PropertyDeclaration) -> String? {
    property.name == "self" ? "_self" : nil
  }

  /// The default that a property brings along, as for a struct's own initializer. One that everyone
  /// may call can name nothing that they cannot see.
  private func defaultValue(of property: PropertyDeclaration) -> String? {
    if let value = property.initialValue {
      return isPublic && !value.isLiteral ? nil : text[value.range]
    }
    return property.isImplicitlyNil ? "nil" : nil
  }

  private var documentation: String {
    var lines = ["Makes an instance from its parts."]
    let documented = keys.properties.filter { $0.property.head.documentation != nil }
    if !documented.isEmpty { lines += ["", "- Parameters:"] }
    for keyed in documented {
      let comment = (keyed.property.head.documentation ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false)
      lines.append("  - \(keyed.name): \(comment[0])")
      lines += comment.dropFirst().map { $0.isEmpty ? "" : "    \($0)" }
    }
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }
}
