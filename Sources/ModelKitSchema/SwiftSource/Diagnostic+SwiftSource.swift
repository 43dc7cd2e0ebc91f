import ModelKitCore
import ModelKitDeclarations
import ModelKitDocument

extension Diagnostic {
  /// What cannot be right in a Swift source.
  static func modelSyntax(_ fault: ScanFault, text: String) -> Diagnostic {
    let (message, label): (String, String) =
      switch fault.kind {
      case .unclosedComment: ("this comment is never closed", "needs */")
      case .unclosedString: ("this string is never closed", "needs its closing quote")
      case .unclosedBracket:
        ("`\(text)` opened here is never closed", "needs \(closer(of: text))")
      case .strayBracket: ("`\(text)` closes nothing", "remove it, or open one before")
      case .missingName(let word): ("`\(word)` has no name after it", "expected a name")
      case .missingBody(let name): ("`\(name)` has no body", "expected { after this")
      case .missingType(let name): ("`\(name)` has no type after its colon", "expected a type")
      case .unexpected(let text): ("expected a declaration, found `\(text)`", "no declaration")
      case .tooDeep: ("types are nested more than 100 deep here", "not read")
      }
    return Diagnostic(
      .modelSyntax, .error, message, span: SourceSpan(fault.range), label: label)
  }

  private static func closer(of opener: String) -> String {
    switch opener {
    case "(": ")"
    case "[": "]"
    default: "}"
    }
  }

  /// `Shop.price has the unknown type `Decimel``, at the type's name.
  static func unknownType(_ name: String, of owner: String, similar: String?) -> Diagnostic {
    Diagnostic(
      .unknownType, .error, "`\(owner)` has the unknown type `\(name)`",
      label: similar.map(Spelling.question) ?? "not declared in the given files",
      help: similar.map(Spelling.question) ?? "give the file that declares `\(name)`, too")
  }

  /// A type whose annotation is missing and cannot be told from the value.
  static func untoldType(of owner: String) -> Diagnostic {
    Diagnostic(
      .unknownType, .warning,
      "the type of `\(owner)` is not written, and its value does not tell it",
      label: "any value is accepted", help: "write its type: `\(owner.lastPart): String`")
  }

  /// A type as it is written, cut where it would fill the screen.
  private static func excerpt(_ type: String) -> String {
    type.utf8.count > 80 ? "\(type.prefix(80))…" : type
  }

  /// A type that is known, and that no value of data can be.
  static func unsupportedType(
    _ type: String, of owner: String, because reason: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unsupportedType, .error, "`\(owner)` has the type `\(excerpt(type))`, \(reason)",
      label: "cannot be read from data", help: help)
  }

  /// A model with generic parameters.
  static func genericModel(_ name: String, parameters: [String]) -> Diagnostic {
    Diagnostic(
      .unsupportedType, .error,
      "`\(name)` is generic over \(parameters.map { "`\($0)`" }.joined(separator: ", "))",
      label: "cannot be read from data", help: "write a model for each type that the data has")
  }

  /// A case of `CodingKeys` that no property has.
  static func codingKey(_ name: String, of model: String, similar: String?) -> Diagnostic {
    Diagnostic(
      .codingKeys, .error, "`\(model)` has no property for the coding key `\(name)`",
      label: similar.map(Spelling.question) ?? "no property of this name",
      help: similar.map(Spelling.question))
  }

  /// A property that `CodingKeys` leaves out, with nothing to stand in for it.
  static func withoutCodingKey(_ owner: String) -> Diagnostic {
    Diagnostic(
      .codingKeys, .error, "`\(owner)` is not in CodingKeys and has no default",
      label: "never gets a value", help: "add `case \(owner.lastPart)` to CodingKeys, or a default")
  }

  /// A constant that looks as if its value were a default.
  static func unreadConstant(_ owner: String) -> Diagnostic {
    Diagnostic(
      .unreadConstant, .warning, "`\(owner)` is not read, as it is a constant with a value",
      label: "never read", help: "declare it `var`, or leave it out of CodingKeys")
  }

  /// A factory that does not fit.
  static func factory(_ message: String, label: String, help: String? = nil) -> Diagnostic {
    Diagnostic(.factoryMismatch, .error, message, label: label, help: help)
  }

  /// A key that stands twice in a factory and says the same both times.
  static func repeatedKey(_ key: String, of model: String) -> Diagnostic {
    Diagnostic(
      .factoryMismatch, .warning, "`\(model).factory` reads the key `\(key)` twice in one way",
      label: "read already",
      help: "remove one of the two, or name another key")
  }

  /// An option, a tag or a rule that is not written out.
  static func unreadableOption(of owner: String) -> Diagnostic {
    factory("an option of \(owner) cannot be read from the source", label: "not written out here")
  }

  /// Code that a check does not run: what it would refuse passes.
  static func uncheckedCode(_ subject: String, label: String) -> Diagnostic {
    Diagnostic(
      .uncheckedCode, .note,
      "a check does not run the code of \(subject): what that refuses passes",
      label: label)
  }

  /// A set of what only code can compare.
  static func uncomparedElements(_ name: String) -> Diagnostic {
    Diagnostic(
      .uncheckedCode, .note,
      "a check does not know which values of `\(name)` are equal: one that is in a set twice passes",
      label: "not compared",
      help: "a struct of plain keys that is declared `Hashable`, without `==`, is compared")
  }

  /// A set of what can be compared where the data gives all of it.
  static func partlyComparedElements(_ name: String) -> Diagnostic {
    Diagnostic(
      .uncheckedCode, .note,
      """
      a check does not know the defaults of `\(name)`: one that by a default is in a set twice \
      passes
      """,
      label: "compared where no default stands in")
  }

  /// A `@Key` that is no literal.
  static func unreadableKey(of owner: String) -> Diagnostic {
    factory(
      "the key of `\(owner)` cannot be read from the source",
      label: "not of the form @Key(\"name\")")
  }

  /// A model that reads itself in `init(from:)`.
  static func customDecoding(_ name: String) -> Diagnostic {
    Diagnostic(
      .customDecoding, .warning,
      "`\(name)` reads itself; its stored properties are taken for its keys, none of them required",
      label: "reads itself")
  }

  /// A model that is named and not declared.
  static func modelNotFound(_ name: String, candidates: [String]) -> Diagnostic {
    let similar = Spelling.closest(to: name, in: candidates)
    return Diagnostic(
      .modelNotFound, .error, "no model is named `\(name)`",
      help: similar.map(Spelling.question)
        ?? (candidates.isEmpty ? nil : Spelling.list(candidates)))
  }

  /// Sources without any model.
  static func noModel() -> Diagnostic {
    Diagnostic(
      .modelNotFound, .error, "no model is declared here",
      help: "a model is a struct or a class with stored properties")
  }

  /// Several models, of which none is named.
  static func ambiguousModel(for file: String, candidates: [String]) -> Diagnostic {
    Diagnostic(
      .ambiguousModel, .error, "`\(file)` may hold any of \(candidates.count) models",
      help: "name one of them after a colon: \(Spelling.list(candidates))")
  }
}

extension SourceSpan {
  /// The span of a range of byte offsets.
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}

extension String {
  /// What stands after the last dot.
  fileprivate var lastPart: Substring {
    self[(lastIndex(of: ".").map(index(after:)) ?? startIndex)...]
  }
}
