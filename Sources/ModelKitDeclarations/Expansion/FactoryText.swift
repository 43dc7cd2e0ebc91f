/// Writes the factory of a type.
struct FactoryText {
  let type: TypeDeclaration
  let keys: ModelKeys
  let maker: ModelMaker
  let text: SourceExcerpts
  let scope: ModelScope

  /// `Factory` has overloads for so many keys; more go through a parameter pack, which is slower
  /// than code that reads them one after the other.
  private static let overloadLimit = 24

  /// The property `factory`.
  var declaration: String {
    let documentation = "/// How `\(type.name)` is made from a dictionary."
    let name = text[type.nameRange]
    let isComputed = scope.isGeneric || type.isOpenForSubclasses
    let introducer =
      type.isOpenForSubclasses ? "class var" : isComputed ? "static var" : "static let"
    let lead = scope.access + introducer
    let result =
      if readsInCode {
        isComputed
          ? ": ModelKitCore.Factory<\(name)> {\n\(code)\n}"
          : ": ModelKitCore.Factory<\(name)> = {\n\(code)\n}()"
      } else {
        isComputed
          ? ": ModelKitCore.Factory<\(name)> {\n  \(call(indent: "    "))\n}"
          : " = \(call(indent: "  "))"
      }
    return "\(documentation)\n\(lead) factory\(result)"
  }

  /// How the type names itself where it is made.
  private var made: String { type.isOpenForSubclasses ? "Self" : text[type.nameRange] }

  /// Whether the keys are read by code: where there are many, and where the initializer that a
  /// struct has by itself takes more than is read, so that it cannot be named by its labels.
  private var readsInCode: Bool {
    let isPartial = maker.isImplicit && keys.leavesOut && !keys.properties.isEmpty
    return isPartial || keys.properties.count > Self.overloadLimit
  }

  private func call(indent: String) -> String {
    guard !keys.properties.isEmpty else { return "ModelKitCore.Factory({ \(made)() })" }
    let labels = keys.properties.map { text.label($0.property) + ":" }.joined()
    let arguments = ["\(made).init(\(labels))"] + keys.properties.map { key($0) }
    return "ModelKitCore.Factory(\n\(indent)\(arguments.joined(separator: ",\n\(indent)")))"
  }

  private var code: String {
    let numbered = Array(keys.properties.enumerated())
    let reads = numbered.map { number, keyed in
      "let _key\(number) = \(key(keyed, type: valueType(of: keyed, number)))"
    }
    let values = numbered.map { number, _ in
      "  let _value\(number) = _key\(number).read(from: &reader)"
    }
    let present = numbered.map { number, _ in "let _value\(number)" }.joined(separator: ", ")
    let labels = keys.properties.map { text.label($0.property) }
    let arguments = labels.enumerated().map { "\($1): _value\($0)" }.joined(separator: ", ")
    let keyList = numbered.map { number, _ in "_key\(number)" }.joined(separator: ", ")
    let opening =
      "return ModelKitCore.Factory<\(text[type.nameRange])>(keys: \(keyList)) { reader in"
    let making = "\(maker.isThrowing ? "try " : "")\(made)(\(arguments))"
    let lines =
      reads + [opening] + values
      + ["  guard \(present) else { return nil }", "  return \(making)", "}"]
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }

  /// What the initializer takes for a property.
  private func valueType(of keyed: KeyedProperty, _ number: Int) -> String {
    let parameter = maker.initializer.map { $0.parameters[number].type }
    let written = (parameter ?? keyed.property.type).map { text[$0.range] }
    let type = written ?? keyed.property.typeName ?? ""
    return type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  /// `Key("shop_name", default: [])`: what `@Key` says word for word, with the name before it and
  /// the property's own value behind it where it lacks them.
  private func key(_ keyed: KeyedProperty, type: String? = nil) -> String {
    var arguments: [String] = []
    if keyed.attribute?.givenKey == nil, case .path(let path) = keyed.key {
      arguments += path.map(\.debugDescription)
    }
    if let given = keyed.attribute.flatMap(givenArguments) { arguments.append(given) }
    if let value = keyed.property.initialValue, keyed.attribute?.givesDefault != true {
      arguments.append("default: \(defaultValue(value))")
    }
    let angles = type.map { "<\($0)>" } ?? ""
    return "ModelKitCore.Key\(angles)(\(arguments.joined(separator: ", ")))"
  }

  /// What stands in the parentheses of an attribute, up to the end of the last argument: a comment
  /// behind that would swallow what is put there.
  private func givenArguments(of attribute: Attribute) -> String? {
    guard let last = attribute.arguments?.last else { return nil }
    let lead = text.bytes[attribute.range].prefix { $0 != UInt8(ascii: "(") }.count + 1
    let start = attribute.range.lowerBound + lead
    guard start <= last.value.range.upperBound else { return nil }
    return text[start..<last.value.range.upperBound]
  }

  /// An initial value as an argument, where `if` and `switch` cannot stand.
  private func defaultValue(_ value: Expression) -> String {
    let written = text[value.range]
    let isStatement = ["if ", "switch ", "do "].contains { written.hasPrefix($0) }
    return isStatement ? "{ \(written) }()" : written
  }
}
