extension TypeExpression {
  /// The part of it that no value of data can be: a function or a tuple, also within an optional,
  /// a list or a dictionary. `nil` if there is none, as far as its text tells.
  var unreadablePart: TypeExpression? {
    switch kind {
    case .tuple, .function, .other: self
    case .optional(let wrapped): wrapped.unreadablePart
    case .array(let element): element.unreadablePart
    case .dictionary(let key, let value): key.unreadablePart ?? value.unreadablePart
    case .named(let names):
      names.lazy.flatMap(\.arguments).compactMap(\.unreadableArgument).first
    }
  }

  /// `Ratio<4>` may well be read: a number between angles is no type.
  private var unreadableArgument: TypeExpression? { kind == .other ? nil : unreadablePart }
}

extension PropertyDeclaration {
  /// The type that its initial value has, where no type is written: that of a literal, of a list of
  /// literals, and of `[String]()`.
  var typeName: String? { initialValue.flatMap(Self.typeName) }

  private static func typeName(of value: Expression) -> String? {
    switch value.kind {
    case .string: return "String"
    case .integer: return "Int"
    case .real: return "Double"
    case .boolean: return "Bool"
    case .array(let elements): return element(of: elements).map { "[\($0)]" }
    case .dictionary(let entries):
      guard let key = element(of: entries.map(\.key)),
        let value = element(of: entries.map(\.value))
      else { return nil }
      return "[\(key): \(value)]"
    case .call(let callee, let arguments) where arguments.isEmpty:
      return collectionName(of: callee)
    default: return nil
    }
  }

  /// The type that all elements have.
  private static func element(of elements: [Expression]) -> String? {
    guard let first = elements.first.flatMap(typeName) else { return nil }
    return elements.allSatisfy { typeName(of: $0) == first } ? first : nil
  }

  /// `[String]` of `[String]()`, whose parts are names.
  private static func collectionName(of callee: Expression) -> String? {
    switch callee.kind {
    case .array(let elements) where elements.count == 1:
      return writtenName(elements[0]).map { "[\($0)]" }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = writtenName(entries[0].key), let value = writtenName(entries[0].value)
      else { return nil }
      return "[\(key): \(value)]"
    default: return nil
    }
  }

  private static func writtenName(_ expression: Expression) -> String? {
    guard expression.genericArguments.isEmpty, let name = expression.dottedName,
      name.utf8.first != UInt8(ascii: ".")
    else { return nil }
    return name
  }
}
