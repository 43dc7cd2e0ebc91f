extension DeclarationScanner {
  /// Reads `let a, b: Int` or `var c = 1, d: [String] = []`, with accessors.
  mutating func scanProperties(_ head: DeclarationHead, into members: inout Members) {
    let introducer = cursor.token
    let isLet = cursor.isAtWord("let")
    var group: [PropertyDeclaration] = []
    repeat {
      cursor.advance()
      guard let property = scanProperty(head, isLet: isLet, introducer.range) else { break }
      group.append(property)
    } while cursor.isAt(",")
    if group.isEmpty { report(.missingName(after: isLet ? "let" : "var"), at: introducer.range) }
    spreadTypes(over: &group)
    members.properties += group
  }

  private mutating func scanProperty(
    _ head: DeclarationHead, isLet: Bool, _ introducerRange: Range<Int>
  ) -> PropertyDeclaration? {
    let nameToken = cursor.token
    var property = PropertyDeclaration(
      head: head, name: "", nameRange: nameToken.range, isLet: isLet,
      introducerRange: introducerRange)
    if cursor.isAt("(") {
      cursor.skip()
      property.nameRange = cursor.range(from: nameToken.start)
      property.name = cursor.text(property.nameRange)
      property.isPattern = true
    } else if let (name, _) = cursor.takeName() {
      property.name = name
    } else {
      return nil
    }
    if cursor.take(":") {
      property.type = cursor.readType()
      if property.type == nil { report(.missingType(of: property.name), at: property.nameRange) }
    }
    if cursor.isAtAssignment {
      cursor.advance()
      property.initialValue = readInitialValue()
    }
    if cursor.isAt("{"), opensAccessors(of: property) { scanAccessors(of: &property) }
    return property
  }

  private mutating func readInitialValue() -> Expression? {
    var ahead = cursor
    ahead.skipExpression(isInitialValue: true)
    guard ahead.index > cursor.index else { return nil }
    return cursor.readExpression(upTo: ahead.index)
  }

  private func opensAccessors(of property: PropertyDeclaration) -> Bool {
    !cursor.token.startsLine || property.initialValue == nil || cursor.isAtAccessors
  }

  /// `let a, b: Int`: the annotation reaches back over the names before it.
  private func spreadTypes(over group: inout [PropertyDeclaration]) {
    var type: TypeExpression?
    for index in group.indices.reversed() {
      if group[index].type != nil {
        type = group[index].type
      } else if group[index].initialValue == nil, group[index].accessors.isEmpty {
        group[index].type = type
      } else {
        type = nil
      }
    }
  }
}
