/// What `@Key` says of the declaration that it stands on.
package enum KeyPlacement {
  /// What is wrong with its place: it belongs to a stored property that data can set.
  package static func findings(in declaration: String) -> [ExpansionFinding] {
    let file = DeclarationScanner.scan(declaration)
    guard file.faults.isEmpty else { return [] }
    guard let property = file.members.properties.first else {
      return [misplaced("`@Key` belongs to a stored property", attribute(of: file.members))]
    }
    guard let attribute = property.keyAttribute else { return [] }
    if let reason = reason(against: property) {
      let message = "`@Key` belongs to a stored property that is read; `\(property.name)` \(reason)"
      return [misplaced(message, attribute)]
    }
    return []
  }

  private static func reason(against property: PropertyDeclaration) -> String? {
    if !property.isStored { return "is computed" }
    if property.isStatic { return "belongs to the type" }
    if property.isLazy { return "is lazy" }
    if property.isConstant { return "is a constant with a value" }
    return nil
  }

  private static func misplaced(_ message: String, _ attribute: Attribute?) -> ExpansionFinding {
    let range = attribute?.range ?? 0..<0
    let finding = ExpansionFinding(.error, message, at: range)
    return range.isEmpty ? finding : finding.fixed("remove `@Key`", replacing: range)
  }

  private static func attribute(of members: Members) -> Attribute? {
    let heads =
      members.types.map(\.head) + members.functions.map(\.head) + members.cases.map(\.head)
      + members.initializers.map(\.head) + members.aliases.map(\.head)
    return heads.lazy.flatMap(\.attributes).first { $0.isNamed("Key") }
  }
}
