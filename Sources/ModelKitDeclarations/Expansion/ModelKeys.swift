/// The keys of a type with `@Model`: which of its stored properties are read, and from where.
///
///     @Key("n") var count: Int     key `n`
///     let name: String             key `shop_name`, by CodingKeys; key `name` without those
///     var tags: [String] = []      key `tags`, may be missing
///     let version = 2              a constant: data cannot give it, which is told
///     var cache = Cache()          not in CodingKeys: not read
///     var title: String { name }   computed, static and lazy properties are not read
///
/// What the macro writes and what the schema of a source file says both come from here.
package struct ModelKeys: Sendable {
  /// What is read, in the order of the declaration.
  package private(set) var properties: [KeyedProperty] = []
  /// What cannot be read, each at its place.
  package private(set) var findings: [ExpansionFinding] = []
  /// Properties that are read from a key that another is read from, each once; told by the findings,
  /// too.
  package private(set) var repetitions: [KeyRepetition] = []
  /// Constants with a value, which no data can give and `CodingKeys` does not leave out; told by the
  /// findings, too.
  package private(set) var constants: [PropertyDeclaration] = []
  /// Whether a property that could be set is left out, by `CodingKeys` or because it is lazy.
  package private(set) var leavesOut = false

  package init(of type: TypeDeclaration) {
    let codingKeys = type.codingKeys
    if let codingKeys { checkNames(of: codingKeys, in: type) }
    for property in type.members.properties where property.isStored && !property.isStatic {
      add(property, codingKeys?.rawNames)
    }
    checkRepetitions()
  }

  private mutating func add(_ property: PropertyDeclaration, _ codingKeys: [String: String]?) {
    guard !property.isConstant else { return addConstant(property, codingKeys) }
    guard !property.isLazy else {
      leavesOut = true
      return
    }
    guard !property.isPattern else { return findings.append(.pattern(property)) }
    guard !property.head.isConditional else { return findings.append(.conditional(property)) }
    let attributes = property.head.attributes.filter { $0.isNamed("Key") }
    if attributes.count > 1 { findings.append(.secondKey(attributes[1], of: property)) }
    let attribute = attributes.first
    let codingKey = codingKeys.map { $0[property.name] } ?? property.name
    guard let key = attribute?.givenKey ?? codingKey.map({ .path([$0]) }) else {
      leavesOut = true
      if property.initialValue == nil, !property.isImplicitlyNil {
        findings.append(.withoutCodingKey(property))
      }
      return
    }
    if let finding = Self.finding(aboutTypeOf: property) { findings.append(finding) }
    properties.append(KeyedProperty(property: property, key: key, attribute: attribute))
  }

  private mutating func addConstant(
    _ property: PropertyDeclaration, _ codingKeys: [String: String]?
  ) {
    // An attribute on what is not read is told by the attribute itself.
    guard property.keyAttribute == nil, !property.isPattern else { return }
    if let codingKeys, codingKeys[property.name] == nil { return }
    constants.append(property)
    findings.append(.constant(property))
  }

  private static func finding(aboutTypeOf property: PropertyDeclaration) -> ExpansionFinding? {
    guard let type = property.type else {
      return property.typeName == nil ? .withoutType(property) : nil
    }
    return type.unreadablePart.map { .unreadable($0, of: property) }
  }

  private mutating func checkNames(of codingKeys: TypeDeclaration, in type: TypeDeclaration) {
    let names = Set(type.members.properties.map(\.name))
    for enumCase in codingKeys.members.cases where !names.contains(enumCase.name) {
      findings.append(.codingKey(enumCase, of: type))
    }
  }

  private mutating func checkRepetitions() {
    var first: [[String]: (name: KeyedProperty.Name, property: KeyedProperty)] = [:]
    for keyed in properties {
      let names = keyed.names
      let repeated = names.lazy.compactMap { name in first[name.path].map { (name, $0) } }.first
      if let (name, earlier) = repeated {
        repetitions.append(
          KeyRepetition(
            path: name.path, property: keyed, range: name.range, earlier: earlier.property,
            earlierRange: earlier.name.range))
      }
      for name in names where first[name.path] == nil { first[name.path] = (name, keyed) }
    }
    findings += repetitions.map { .repeatedKey($0) }
  }
}

extension TypeDeclaration {
  /// The enum `CodingKeys` in its body.
  package var codingKeys: TypeDeclaration? {
    members.types.first { $0.kind == .enum && $0.name == "CodingKeys" }
  }

  /// The keys that the cases of `CodingKeys` stand for, by their names.
  fileprivate var rawNames: [String: String] {
    var names: [String: String] = [:]
    for enumCase in members.cases {
      names[enumCase.name] = enumCase.rawValue?.stringValue ?? enumCase.name
    }
    return names
  }
}
