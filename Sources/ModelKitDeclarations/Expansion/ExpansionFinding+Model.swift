// What `@Model` says, beside the rules in ModelKeys and ModelExpansion that say it.

extension ExpansionFinding {
  static func pattern(_ property: PropertyDeclaration) -> ExpansionFinding {
    ExpansionFinding(
      .error, "`@Model` cannot read a tuple pattern; declare a property for each name",
      at: property.nameRange)
  }

  static func conditional(_ property: PropertyDeclaration) -> ExpansionFinding {
    ExpansionFinding(
      .error,
      """
      `\(property.name)` is declared in `#if`, and `@Model` cannot see which branch is compiled; \
      declare it outside, or write the factory yourself
      """, at: property.nameRange)
  }

  /// A constant that looks as if its value were a default. It may be meant: `CodingKeys` says so.
  static func constant(_ property: PropertyDeclaration) -> ExpansionFinding {
    ExpansionFinding(
      .warning,
      """
      `\(property.name)` is not read, as it is a constant with a value; declare it `var`, or leave it \
      out of CodingKeys
      """, at: property.nameRange
    ).fixed("make it `var`", replacing: property.introducerRange, with: "var")
  }

  static func withoutType(_ property: PropertyDeclaration) -> ExpansionFinding {
    let end = property.nameRange.upperBound
    let finding = ExpansionFinding(
      .error, "`@Model` needs to know the type of `\(property.name)`", at: property.nameRange
    ).fixed("write its type", replacing: end..<end, with: ": <#Type#>")
    guard let value = property.initialValue else { return finding }
    return finding.noted("its value does not tell it", at: value.range.lowerBound)
  }

  static func unreadable(
    _ type: TypeExpression, of property: PropertyDeclaration
  ) -> ExpansionFinding {
    let reason =
      switch type.kind {
      case .function: "is a function, which no value of data is"
      case .tuple: "is a tuple, which no value of data is; declare a struct of its parts"
      default: "has a type that no value of data has"
      }
    let subject = type.range == property.type?.range ? "" : "a part of "
    return ExpansionFinding(.error, "\(subject)`\(property.name)` \(reason)", at: type.range)
  }

  static func withoutCodingKey(_ property: PropertyDeclaration) -> ExpansionFinding {
    ExpansionFinding(
      .error,
      "`\(property.name)` is not in CodingKeys and has no default, so that it never gets a value",
      at: property.nameRange)
  }

  static func codingKey(
    _ enumCase: EnumCaseDeclaration, of type: TypeDeclaration
  ) -> ExpansionFinding {
    ExpansionFinding(
      .error, "`\(type.name)` has no property for the coding key `\(enumCase.name)`",
      at: enumCase.nameRange)
  }

  static func repeatedKey(_ repetition: KeyRepetition) -> ExpansionFinding {
    ExpansionFinding(.error, repetition.message, at: repetition.range)
      .noted(
        "`\(repetition.earlier.name)` is read from it here",
        at: repetition.earlierRange.lowerBound)
  }

  static func secondKey(
    _ attribute: Attribute, of property: PropertyDeclaration
  ) -> ExpansionFinding {
    ExpansionFinding(.error, "`\(property.name)` has a key already", at: attribute.range)
      .fixed("remove this one", replacing: attribute.range)
  }

  /// `@Model` on what is no struct and no class.
  static func misplacedModel(_ type: TypeDeclaration?, at range: Range<Int>) -> ExpansionFinding {
    let message =
      switch type?.kind {
      case .enum? where type?.members.cases.contains { !$0.associatedValues.isEmpty } ?? false:
        """
        `@Model` belongs to a struct or a class; of an enumeration whose cases hold models write \
        the factory: `Factory(union: "type", Variant("tag", \(type?.name ?? "").case))`
        """
      case .enum?:
        """
        `@Model` belongs to a struct or a class; an enumeration with raw values is read without \
        it: `enum \(type?.name ?? ""): String, ModelValue`
        """
      case .actor?:
        "`@Model` belongs to a struct or a class; an actor cannot be made while data is read"
      default: "`@Model` belongs to a struct or a class"
      }
    return ExpansionFinding(.error, message, at: range)
      .fixed("remove `@Model`", replacing: range)
  }

  static func inheritedModel(_ type: TypeDeclaration) -> ExpansionFinding {
    ExpansionFinding(
      .error,
      """
      `\(type.name)` has the factory of its superclass, whose initializer `@Model` cannot see; \
      write `override class var factory` yourself
      """, at: type.nameRange)
  }

  /// An initializer that would have to be `required`.
  static func optionalInitializer(
    _ initializer: FunctionDeclaration, of type: TypeDeclaration
  ) -> ExpansionFinding {
    let start = initializer.nameRange.lowerBound
    return ExpansionFinding(
      .error,
      "the initializer that makes a `\(type.name)` has to be required, as it makes subclasses, too",
      at: initializer.nameRange
    ).fixed("make it `required`", replacing: start..<start, with: "required ")
      .fixed(
        "make the class `final`",
        replacing: type.introducerStart..<type.introducerStart, with: "final ")
  }

  /// An initializer with the right labels of a kind that makes no model.
  static func unfitInitializer(
    _ initializer: FunctionDeclaration, because reason: String
  ) -> ExpansionFinding {
    ExpansionFinding(
      .error, "this initializer takes all that is read, but \(reason)", at: initializer.nameRange)
  }
}
