/// What the places around a type decide of its members.
struct ModelScope {
  /// `public ` and the like, as the type itself has it or the extension around it says.
  let access: String
  /// Whether stored static properties are not allowed.
  let isGeneric: Bool

  init(of type: TypeDeclaration, in context: [String]) {
    let outer = context.compactMap { DeclarationScanner.scan($0).members.types.first }
    isGeneric = ([type] + outer).contains { !$0.genericParameters.isEmpty }
    let written = type.head.accessModifier
    let given = outer.first.flatMap { $0.kind == .extension ? $0.head.accessModifier : nil }
    access =
      switch written ?? given {
      case "open"?: type.isOpenForSubclasses ? "open " : "public "
      case let modifier? where modifier == "public" || modifier == "package": "\(modifier) "
      default: ""
      }
  }
}

extension DeclarationHead {
  /// The modifier that says who may use it.
  var accessModifier: String? {
    modifiers.first {
      ["open", "public", "package", "internal", "fileprivate", "private"].contains($0)
    }
  }
}
