import ModelKitCore
import ModelKitDeclarations

// Which keys a type without a factory has:
//
//     struct Shop: Codable {
//       let name: String             key `shop_name`, by CodingKeys
//       var tags: [String] = []      key `tags`, may be missing: it has a default
//       @Key("n") var count: Int     key `n`
//       let version = 2              a constant: data cannot set it
//       var cache: Cache = .init()   not in CodingKeys: no key
//       var title: String { name }   computed, static and lazy properties are no keys
//
//       enum CodingKeys: String, CodingKey { case name = "shop_name", tags, count }
//     }

extension ModelDescriber {
  /// The keys that a type has by its stored properties.
  mutating func keyedProperties(of type: DeclaredType) -> [PropertyDescription] {
    let readsItself = type.readsItself
    if readsItself {
      report(.customDecoding(type.name), at: type.declaration.nameRange, in: type.file)
    }
    let codingKeys = type.codingKeys.map { self.codingKeys($0, of: type) }
    return type.storedProperties.compactMap { property in
      let owner = "\(type.name).\(property.name)"
      let hasDefault = property.initialValue != nil
      // A constant with a value is written by Codable and never read.
      let isConstant = property.isConstant
      if isConstant, !type.isCodable { return nil }
      guard let key = key(of: property, codingKeys) else {
        if !hasDefault, !property.isImplicitlyNil, !readsItself {
          report(.withoutCodingKey(owner), at: property.nameRange, in: type.file)
        }
        return nil
      }
      let use = TypeUse(file: type.file, scope: type.path, owner: owner)
      return PropertyDescription(
        key: key, name: property.name,
        shape: isConstant ? .any : shape(of: property, in: use),
        hasDefault: hasDefault || readsItself || property.keyAttribute?.givesDefault == true,
        declaration: files.declaration(property.declarationRange, in: type.file))
    }
  }

  private func key(
    of property: PropertyDeclaration, _ codingKeys: [String: String]?
  ) -> String? {
    if case .path(let path)? = property.keyAttribute?.givenKey, path.count == 1 { return path[0] }
    guard let codingKeys else { return property.name }
    return codingKeys[property.name]
  }

  /// The keys that `CodingKeys` gives, by the names of the properties.
  mutating func codingKeys(
    _ part: DeclaredType.Part, of type: DeclaredType
  ) -> [String: String] {
    let properties = type.declaration.members.properties.map(\.name)
    var keys: [String: String] = [:]
    for enumCase in part.members.cases {
      keys[enumCase.name] = enumCase.rawValue?.stringValue ?? enumCase.name
      if !properties.contains(enumCase.name), !type.readsItself {
        let similar = Spelling.closest(to: enumCase.name, in: properties)
        report(
          .codingKey(enumCase.name, of: type.name, similar: similar), at: enumCase.nameRange,
          in: part.file)
      }
    }
    return keys
  }

  /// What a property's value has to be, by its annotation or its initial value.
  mutating func shape(of property: PropertyDeclaration, in use: TypeUse) -> ValueShape {
    if let type = property.type { return shape(of: type, in: use) }
    if let value = property.initialValue, let shape = shape(of: value, in: use) { return shape }
    report(.untoldType(of: use.owner), at: property.nameRange, in: use.file)
    return .any
  }

  /// The type that an initial value tells: of a literal, of `[String]()`, of `Kind.cafe`.
  private mutating func shape(of value: Expression, in use: TypeUse) -> ValueShape? {
    switch value.kind {
    case .string: return .string
    case .integer: return .integer(.int)
    case .real: return .double
    case .boolean: return .boolean
    case .array(let elements):
      return elements.first.flatMap { shape(of: $0, in: use) }.map { .array($0) }
    case .dictionary(let entries):
      guard let first = entries.first, case .string = first.key.kind,
        let value = shape(of: first.value, in: use)
      else { return nil }
      return .dictionary(key: .string, value: value)
    case .call(let callee, _): return shape(ofCalled: callee, in: use)
    case .member(let base?, _, _): return namedShape(base, in: use)
    default: return nil
    }
  }

  private mutating func shape(ofCalled callee: Expression, in use: TypeUse) -> ValueShape? {
    switch callee.kind {
    case .array(let elements) where elements.count == 1:
      return namedShape(elements[0], in: use).map { .array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = namedShape(entries[0].key, in: use),
        let value = namedShape(entries[0].value, in: use)
      else { return nil }
      return .dictionary(key: key, value: value)
    default:
      return namedShape(callee, in: use)
    }
  }

  /// The type that an expression names; `nil` if it names something else, a function perhaps.
  private mutating func namedShape(_ expression: Expression, in use: TypeUse) -> ValueShape? {
    guard let name = expression.dottedName, !name.hasPrefix(".") else { return nil }
    var names = name.split(separator: ".").map {
      TypeExpression.Name(text: String($0), range: expression.range)
    }
    guard let last = names.last else { return nil }
    let isDeclared = table.meaning(of: names.map(\.text), from: use.scope) != nil
    let isStandard =
      names.count == 1
      && (StandardType.shape(named: last.text) != nil
        || StandardType.argumentCount(of: last.text) == expression.genericArguments.count)
    guard isDeclared || isStandard else { return nil }
    names[names.count - 1].arguments = expression.genericArguments
    return shape(of: TypeExpression(kind: .named(names), range: expression.range), in: use)
  }
}

extension DeclaredType {
  fileprivate var isCodable: Bool {
    inherits("Codable") || inherits("Decodable") || inherits("Encodable")
  }
}

extension PropertyDeclaration {
  /// What reports point at: its type where that is written, else its name.
  var declarationRange: Range<Int> { type?.range ?? nameRange }
}
