import ModelKitCore
import ModelKitDeclarations

extension ModelDescriber {
  /// What a value of a type has to be; any value, after a report, where that cannot be told.
  mutating func shape(
    of type: TypeExpression, in use: TypeUse, aliases: Int = 0
  ) -> ValueShape {
    guard takeShape() else {
      return refuse(type.range, in: use, "which is too large when its aliases are followed")
    }
    switch type.kind {
    case .optional(let wrapped):
      return .optional(shape(of: wrapped, in: use, aliases: aliases))
    case .array(let element):
      return .array(shape(of: element, in: use, aliases: aliases))
    case .dictionary(let key, let value):
      return dictionary(key, value, in: use, aliases: aliases)
    case .named(let names):
      return shape(of: names, range: type.range, in: use, aliases: aliases)
    case .tuple:
      return refuse(
        type.range, in: use, "a tuple, which no value of data is",
        help: "declare a struct of its parts")
    case .function: return refuse(type.range, in: use, "a function, which no value of data is")
    case .other: return refuse(type.range, in: use, "which no value of data is")
    }
  }

  private mutating func shape(
    of names: [TypeExpression.Name], range: Range<Int>, in use: TypeUse, aliases: Int
  ) -> ValueShape {
    switch table.meaning(of: names.map(\.text), from: use.scope) {
    case .type(let index)?:
      return shape(of: table.types[index], index, range: range, in: use)
    case .alias(let alias, let scope, let file)?:
      guard aliases < Self.aliasLimit, alias.genericParameters.isEmpty, let type = alias.type else {
        return refuse(range, in: use, "an alias that leads nowhere")
      }
      // What is wrong with the alias's own type is told there.
      let inner = TypeUse(file: file, scope: scope, owner: alias.name)
      return shape(of: type, in: inner, aliases: aliases + 1)
    case nil:
      return standardShape(of: names, range: range, in: use, aliases: aliases)
    }
  }

  private mutating func standardShape(
    of names: [TypeExpression.Name], range: Range<Int>, in use: TypeUse, aliases: Int
  ) -> ValueShape {
    let plain = names.count == 2 && StandardType.modules.contains(names[0].text) ? 1 : 0
    guard names.count == plain + 1, let name = names.last else {
      return unknown(names, range: range, in: use)
    }
    if let count = StandardType.argumentCount(of: name.text) {
      guard name.arguments.count == count else {
        return refuse(range, in: use, "which lacks the types in its angles")
      }
      if count == 2 {
        return dictionary(name.arguments[0], name.arguments[1], in: use, aliases: aliases)
      }
      let arguments = name.arguments.map { shape(of: $0, in: use, aliases: aliases) }
      if let shape = StandardType.shape(named: name.text, of: arguments) {
        if case .set(let element) = shape {
          setElements.append(SetElement(shape: element, range: range, file: use.file))
        }
        return shape
      }
    }
    if name.arguments.isEmpty, let shape = StandardType.shape(named: name.text) { return shape }
    if let replacement = StandardType.replacement(for: name.text) {
      return refuse(range, in: use, "which is not read from data", help: "use \(replacement)")
    }
    return unknown(names, range: range, in: use)
  }

  private mutating func shape(
    of type: DeclaredType, _ index: Int, range: Range<Int>, in use: TypeUse
  ) -> ValueShape {
    switch type.declaration.kind {
    case .enum where type.factory == nil: return enumeration(type, range: range, in: use)
    case .protocol:
      return refuse(range, in: use, "a protocol: data does not tell which type is meant")
    case .struct, .class, .actor, .extension, .enum:
      if let raw = rawValueShape(of: type) { return raw }
      if isOpaque(index) || type.inherits("ModelValue") && type.factory == nil {
        return custom(type)
      }
      return .model(model(of: index))
    }
  }

  /// A type with a reading of its own.
  mutating func custom(_ type: DeclaredType) -> ValueShape {
    report(
      .uncheckedCode("the reading of `\(type.name)`", label: "reads itself"),
      at: type.declaration.nameRange, in: type.file)
    return .custom(type.name)
  }

  private mutating func dictionary(
    _ key: TypeExpression, _ value: TypeExpression, in use: TypeUse, aliases: Int
  ) -> ValueShape {
    let keyShape = shape(of: key, in: use, aliases: aliases)
    let valueShape = shape(of: value, in: use, aliases: aliases)
    switch keyShape {
    case .string, .integer(.int), .uuid: break
    case .enumeration(let enumeration) where enumeration.hasStrings: break
    case .custom: break
    // What could not be told has been reported.
    case .any where !Self.isWritten("Any", key): break
    default:
      return refuse(
        key.range, in: use, "which is not the type of a dictionary's key",
        help: "use String, Int, UUID or an enum of strings")
    }
    return .dictionary(key: keyShape, value: valueShape)
  }

  private static func isWritten(_ name: String, _ type: TypeExpression) -> Bool {
    if case .named(let names) = type.kind { names.last?.text == name } else { false }
  }

  private mutating func unknown(
    _ names: [TypeExpression.Name], range: Range<Int>, in use: TypeUse
  ) -> ValueShape {
    let written = names.map(\.text).joined(separator: ".")
    let similar = Spelling.closest(
      to: names.last?.text ?? written, in: table.names + StandardType.names)
    let place = (names.first?.range.lowerBound ?? 0)..<(names.last?.range.upperBound ?? 0)
    report(.unknownType(written, of: use.owner, similar: similar), at: place, in: use.file)
    return .any
  }

  /// Reports a type that no value of data can be.
  mutating func refuse(
    _ range: Range<Int>, in use: TypeUse, _ reason: String, help: String? = nil
  ) -> ValueShape {
    report(
      .unsupportedType(
        files.text(range, in: use.file), of: use.owner, because: reason, help: help),
      at: range, in: use.file)
    return .any
  }
}

extension EnumerationDescription {
  var hasStrings: Bool {
    switch rawValues {
    case .strings, .anyString: true
    case .integers, .anyInteger: false
    }
  }
}
