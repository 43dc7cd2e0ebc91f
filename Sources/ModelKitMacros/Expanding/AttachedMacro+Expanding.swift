import ModelKitDeclarations

extension AttachedMacro {
  /// What stands in the macro's place.
  ///
  /// The compiler asks for the members and for the extension separately; what is wrong is told with
  /// the members.
  func expanded() -> MacroExpansion {
    switch (name, role) {
    case ("Model", .member?):
      let model = ModelExpansion(
        of: declaration.source, context: context, lacksConformance: lacksConformance)
      return MacroExpansion(
        text: model.members, findings: model.findings, syntax: declaration)
    case ("Model", .extension?):
      let model = ModelExpansion(
        of: declaration.source, context: context, lacksConformance: lacksConformance)
      return MacroExpansion(
        text: extendedType.map { model.conformance(of: $0) } ?? "", syntax: declaration)
    case ("Key", .peer?):
      return MacroExpansion(
        text: "", findings: KeyPlacement.findings(in: declaration.source), syntax: declaration)
    default:
      let finding = ExpansionFinding(
        .error, "ModelKit's plugin has no macro `\(name)` of this kind", at: 0..<0)
      return MacroExpansion(text: nil, findings: [finding], syntax: declaration)
    }
  }
}
