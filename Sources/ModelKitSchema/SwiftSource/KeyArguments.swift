import ModelKitCore
import ModelKitDeclarations

/// What the arguments of a `Key(…)` or an `@Key(…)` say.
struct KeyArguments {
  /// The names on the way to the value; empty where they are not written out.
  private(set) var path: [String] = []
  private(set) var options: [KeyOption] = []
  private(set) var hasDefault = false
  /// Whether a parser makes the value, of what its closure alone tells.
  private(set) var isParsed = false
  /// What cannot be read from the source.
  private(set) var unreadable: [Expression] = []
  /// Where the name stands.
  private(set) var nameRange: Range<Int>?

  /// Reads arguments; `text` gives the source of an expression.
  init(_ arguments: [Expression.Argument], text: (Expression) -> String) {
    for (position, argument) in arguments.enumerated() {
      switch (argument.label, argument.value.kind) {
      case ("default", _): hasDefault = true
      case ("parsing", _): isParsed = true
      case (nil, .string(let name)) where position == 0:
        path = [name]
        nameRange = argument.value.range
      case (nil, .array(let names)) where position == 0:
        path = names.compactMap(\.stringValue)
        nameRange = argument.value.range
        if path.count < names.count { unreadable.append(argument.value) }
      case (nil, .keyPath): continue
      default:
        if let option = Self.option(argument.value, text: text) {
          options.append(option)
        } else {
          unreadable.append(argument.value)
        }
      }
    }
  }

  /// The option that an expression is; `nil` if it is none that is written out.
  static func option(_ expression: Expression, text: (Expression) -> String) -> KeyOption? {
    switch expression.kind {
    case .member(let base, let name, nil) where isOption(base): return plain[name]
    case .call(let callee, let arguments):
      guard case .member(let base, let name, nil) = callee.kind, isOption(base),
        let first = arguments.first
      else { return nil }
      return option(name, first, arguments, text: text(first.value))
    default: return nil
    }
  }

  private static func isOption(_ base: Expression?) -> Bool {
    guard let base else { return true }
    return ["KeyOption", "ModelKit.KeyOption"].contains(base.dottedName)
  }

  private static let plain: [String: KeyOption] = [
    "strict": .strict, "lenient": .lenient, "compact": .compact, "nonFinite": .nonFinite,
    "emptyStringIsNil": .emptyStringIsNil, "wholeReals": .wholeReals, "oneOrMany": .oneOrMany,
    "jsonText": .jsonText, "emptyListAsDictionary": .emptyListAsDictionary,
    "numberFromBoolean": .numberFromBoolean, "textFromBoolean": .textFromBoolean,
    "textFromDate": .textFromDate, "textFromData": .textFromData, "base64": .base64,
    "rgba": .rgba, "rawValueFromReal": .rawValueFromReal, "nonEmpty": .nonEmpty, "unique": .unique,
  ]

  private static func option(
    _ name: String, _ first: Expression.Argument, _ arguments: [Expression.Argument], text: String
  ) -> KeyOption? {
    let word: String? =
      if case .member(_, let word, nil) = first.value.kind { word } else { nil }
    let string = first.value.stringValue
    switch name {
    case "unknownKeys":
      return word.flatMap { Policy.Reaction(rawValue: $0) }.map { .unknownKeys($0) }
    case "duplicateKeys":
      return word.flatMap { Policy.Reaction(rawValue: $0) }.map { .duplicateKeys($0) }
    case "nulls": return word.flatMap { Policy.NullHandling(rawValue: $0) }.map { .nulls($0) }
    case "faultyElements":
      return word.flatMap { Policy.ElementHandling(rawValue: $0) }.map { .faultyElements($0) }
    case "unixTime": return word.flatMap { UnixTimeUnit(rawValue: $0) }.map { .unixTime($0) }
    case "keyNaming":
      switch word {
      case "asWritten": return .keyNaming(.asWritten)
      case "snakeCase": return .keyNaming(.snakeCase)
      case "camelCase": return .keyNaming(.camelCase)
      default: return nil
      }
    case "assumedZone": return Int(text.filter { $0 != "_" }).map { .assumedZone($0) }
    case "alias": return string.map { .alias($0) }
    case "split":
      let scalars = string?.unicodeScalars
      return scalars?.count == 1 ? scalars?.first.map { .split(by: $0) } : nil
    case "pattern": return string.flatMap { KeyRule.isPattern($0) ? .pattern($0) : nil }
    case "oneOf":
      let values = arguments.compactMap(\.value.stringValue)
      return values.count == arguments.count ? KeyOption(.rule(.oneOf(values))) : nil
    case "count" where Int(text) != nil: return Int(text).map { .count($0) }
    case "range", "count": return BoundsText(text).flatMap { $0.option(named: name) }
    default: return nil
    }
  }
}
