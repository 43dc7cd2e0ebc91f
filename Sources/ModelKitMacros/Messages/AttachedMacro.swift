import ModelKitDocument

/// A macro on a declaration, and what the compiler wants to have of it.
struct AttachedMacro {
  /// What is asked for: the members that it adds to a type, an extension, or its neighbours.
  enum Role: String {
    case member, `extension`, peer
  }

  /// The name of the macro in this plugin: `Model`, `Key`.
  let name: String
  /// `nil` for a role that no macro of this plugin has.
  let role: Role?
  /// What the macro stands on, with all attributes.
  let declaration: SyntaxText
  /// The type that an extension extends, as it is named outside of all types.
  let extendedType: String?
  /// Whether the type lacks the conformance that the macro gives.
  let lacksConformance: Bool
  /// The declarations around it, the innermost first, without their bodies.
  let context: [String]

  /// Reads the body of the message; `nil` without a declaration.
  init?(_ body: NodeID, in document: Document) {
    func syntax(_ key: String) -> SyntaxText? {
      SyntaxText(document.value(of: key, in: body), in: document)
    }
    guard let declaration = syntax("declSyntax") else { return nil }
    self.declaration = declaration
    let macro = document.value(of: "macro", in: body)
    name = macro.flatMap { document.text("typeName", of: $0) } ?? ""
    role = document.text("macroRole", of: body).flatMap(Role.init)
    extendedType = syntax("extendedTypeSyntax")?.source
    lacksConformance = syntax("conformanceListSyntax")?.source.contains("Model") ?? false
    let context = document.value(of: "lexicalContext", in: body)
    self.context =
      context.map { list in
        document.elements(of: list).compactMap { SyntaxText($0, in: document)?.source }
      } ?? []
  }
}
