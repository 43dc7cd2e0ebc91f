import ModelKitCore
import ModelKitDeclarations

extension ModelDescriber {
  /// An enumeration with raw values: strings, or whole numbers, written or implied.
  mutating func enumeration(
    _ type: DeclaredType, range: Range<Int>, in use: TypeUse
  ) -> ValueShape {
    let cases = type.declaration.members.cases
    let rawValues: EnumerationDescription.RawValues
    switch rawShape(of: type) {
    case .string?: rawValues = .strings(cases.map { $0.rawValue?.stringValue ?? $0.name })
    case .integer(let width)?: rawValues = .integers(Self.integers(of: cases), width)
    default:
      if type.inherits("ModelValue") || type.readsItself { return custom(type) }
      return refuse(
        range, in: use, "an enum without raw values",
        help: "declare it as `enum \(type.name): String`")
    }
    return .enumeration(
      EnumerationDescription(
        name: type.name, rawValues: rawValues, fallback: fallback(of: type, rawValues),
        declaration: files.declaration(type.declaration.nameRange, in: type.file)))
  }

  /// The raw value of the case that takes the rest: `static var fallback: Kind { .other }`.
  private func fallback(
    of type: DeclaredType, _ rawValues: EnumerationDescription.RawValues
  ) -> String? {
    guard type.inherits("FallbackCase") else { return nil }
    let property = type.parts.lazy.flatMap(\.members.properties).first { $0.name == "fallback" }
    let value = property?.initialValue ?? property?.getterValue
    guard let name = value?.dottedName?.split(separator: ".").last,
      let index = type.declaration.members.cases.firstIndex(where: { $0.name == name })
    else { return nil }
    switch rawValues {
    case .strings(let values): return values[index]
    case .integers(let values, _): return String(values[index])
    case .anyString, .anyInteger: return nil
    }
  }

  /// A struct around a raw value, `RawRepresentable` or an `OptionSet`; `nil` for other structs.
  func rawValueShape(of type: DeclaredType) -> ValueShape? {
    guard type.inherits("RawRepresentable") || type.inherits("OptionSet"), type.factory == nil
    else { return nil }
    let property = type.declaration.members.properties.first { $0.name == "rawValue" }
    let rawValues: EnumerationDescription.RawValues
    switch property?.type.flatMap({ standardShape(of: $0, from: type.path) }) {
    case .string?: rawValues = .anyString
    case .integer(let width)?: rawValues = .anyInteger(width)
    default: return nil
    }
    return .enumeration(
      EnumerationDescription(
        name: type.name, rawValues: rawValues,
        declaration: files.declaration(type.declaration.nameRange, in: type.file)))
  }

  /// The raw type: the first that it inherits, if that is one of the standard library's.
  private func rawShape(of type: DeclaredType) -> ValueShape? {
    type.parts.lazy.compactMap(\.declaration.inherits.first)
      .compactMap { standardShape(of: $0, from: type.path) }.first
  }

  /// A standard type, by its name or by an alias of it.
  private func standardShape(of type: TypeExpression, from scope: [String]) -> ValueShape? {
    var type = type
    var scope = scope
    for _ in 0..<Self.aliasLimit {
      guard case .named(let names) = type.kind else { return nil }
      switch table.meaning(of: names.map(\.text), from: scope) {
      case .type?: return nil
      case .alias(let alias, let outer, _)?:
        guard let aliased = alias.type else { return nil }
        (type, scope) = (aliased, outer)
      case nil: return names.last.flatMap { StandardType.shape(named: $0.text) }
      }
    }
    return nil
  }

  /// Whole numbers count on from the case before, from 0.
  private static func integers(of cases: [EnumCaseDeclaration]) -> [Int64] {
    var values: [Int64] = []
    var next: Int64 = 0
    for enumCase in cases {
      if case .integer(let text)? = enumCase.rawValue?.kind { next = value(of: text) ?? next }
      values.append(next)
      next &+= 1
    }
    return values
  }

  /// The value of an integer literal.
  private static func value(of text: String) -> Int64? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count)
    let radix =
      switch digits.prefix(2) {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: 10
      }
    return Int64(sign + digits.dropFirst(radix == 10 ? 0 : 2), radix: radix)
  }
}
