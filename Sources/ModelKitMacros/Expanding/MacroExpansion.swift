import ModelKitDeclarations

/// What a macro stands for at one place.
struct MacroExpansion {
  /// The Swift source; `nil` where there is no expansion at all.
  let text: String?
  var findings: [ExpansionFinding] = []
  /// The piece of source in which the findings have their places.
  var syntax = SyntaxText()
}
