/// What a Swift source declares.
package struct SourceFile: Sendable {
  /// The declarations at the top level; those in the bodies of functions are not looked for.
  package var members: Members
  /// What cannot be right, in the order of the source. The declarations are there all the same,
  /// as far as they could be made out.
  package var faults: [ScanFault]
}

/// The declarations that a file or a type holds, each kind in the order of the source.
package struct Members: Sendable, Hashable {
  package var types: [TypeDeclaration] = []
  package var aliases: [AliasDeclaration] = []
  package var properties: [PropertyDeclaration] = []
  package var cases: [EnumCaseDeclaration] = []
  package var initializers: [FunctionDeclaration] = []
  package var functions: [FunctionDeclaration] = []

  package init() {}
}
