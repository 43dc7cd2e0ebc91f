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
          : "\(annotation) = \(call(indent: "  "))"
      }
    return "\(documentation)\n\(lead) factory\(result)"
  }

  /// The type of the property, where Swift could not infer it: a key path to a property of the same
  /// name would lead it round in a circle.
  private var annotation: String {
    let isNamesake = keys.properties.contains { $0.name == "factory" }
    return isNamesake ? ": ModelKitCore.Factory<\(text[type.nameRange])>" : ""
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
    let written = keys.properties.enumerated().map { key($1, number: $0) }
    let arguments = ["\(made).init(\(labels))"] + written
    return "ModelKitCore.Factory(\n\(indent)\(arguments.joined(separator: ",\n\(indent)")))"
  }

  private var code: String {
    let numbered = Array(keys.properties.enumerated())
    let reads = numbered.map { number, keyed in
      "let _key\(number) = \(key(keyed, number: number, type: valueType(of: keyed, number)))"
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

  /// `Key("shop_name", \Shop.name, default: [])`: what `@Key` says word for word, with the name before
  /// it, the property behind that, and the property's own value at the end where it lacks them.
  private func key(_ keyed: KeyedProperty, number: Int, type: String? = nil) -> String {
    var arguments: [String] = []
    let given = keyed.attribute.flatMap(givenArguments)
    if keyed.attribute?.givenKey == nil, case .path(let path) = keyed.key {
      arguments += path.map(\.debugDescription)
    } else if let given {
      arguments.append(given.first)
    }
    if isWritten(keyed, number) {
      arguments.append("\\\(text[self.type.nameRange]).\(text[keyed.property.nameRange])")
    }
    if let given {
      if keyed.attribute?.givenKey == nil { arguments.append(given.first) }
      arguments += given.rest.map { [$0] } ?? []
    }
    if let value = keyed.property.initialValue, keyed.attribute?.givesDefault != true {
      arguments.append("default: \(defaultValue(value))")
    }
    let angles = (type ?? literalType(of: keyed, number)).map { "<\($0)>" } ?? ""
    return "ModelKitCore.Key\(angles)(\(arguments.joined(separator: ", ")))"
  }

  /// The type of a key whose default is a literal of a list or a dictionary: from many of those the
  /// compiler finds out the types of keys in minutes, or not at all.
  private func literalType(of keyed: KeyedProperty, _ number: Int) -> String? {
    guard let value = keyed.property.initialValue, text[value.range].hasPrefix("[") else {
      return nil
    }
    let type = valueType(of: keyed, number)
    return type.isEmpty ? nil : type
  }

  /// Whether a key can be written by its property: what is read is of the property's very type, and
  /// the property belongs to no actor.
  private func isWritten(_ keyed: KeyedProperty, _ number: Int) -> Bool {
    let isOfActor = type.head.attributes.contains { $0.name.hasSuffix("Actor") }
    guard !isOfActor else { return false }
    guard let parameter = maker.initializer?.parameters[number].type else { return true }
    return keyed.property.type.map { text[$0.range] } == text[parameter.range]
  }

  /// What stands in the parentheses of an attribute: the first argument, and the others up to the end
  /// of the last: a comment behind that would swallow what is put there.
  private func givenArguments(of attribute: Attribute) -> (first: String, rest: String?)? {
    guard let arguments = attribute.arguments, let first = arguments.first,
      let last = arguments.last
    else { return nil }
    let lead = text.bytes[attribute.range].prefix { $0 != UInt8(ascii: "(") }.count + 1
    let start = attribute.range.lowerBound + lead
    let end = first.value.range.upperBound
    guard start <= end else { return nil }
    guard arguments.count > 1 else { return (text[start..<end], nil) }
    let rest = text[end..<last.value.range.upperBound]
    return (text[start..<end], String(rest.drop { $0 == "," || $0.isWhitespace }))
  }

  /// An initial value as an argument, where `if` and `switch` cannot stand.
  private func defaultValue(_ value: Expression) -> String {
    let written = text[value.range]
    let isStatement = ["if ", "switch ", "do "].contains { written.hasPrefix($0) }
    return isStatement ? "{ \(written) }()" : written
  }
}
