import ModelKitCore
import ModelKitDeclarations

// `static let factory = Factory(Shop.init, Key("name"), Key("tags", default: []))` gives the keys, their
// order and their defaults. Their types are those of the function's parameters, in order; the
// property that a parameter is named after says where the key is declared.
//
//     Key("name")               init(name: String, labels tags: [String])     let name: String
//     Key("tags", default: [])                            let tags: [String]
//
// `Shop.init` of a struct that declares no initializer is the one over its stored properties.

extension ModelDescriber {
  /// The keys that a factory gives, and what is said behind it.
  mutating func describe(
    _ model: inout ModelDescription, by factory: PropertyDeclaration, in file: Int,
    of type: DeclaredType, lineage: [DeclaredType]
  ) {
    let chain = FactoryChain(factory.initialValue ?? factory.getterValue)
    for option in chain.options {
      if case .change(let change)? = KeyArguments.option(
        option, text: { files.text($0.range, in: file) })?.effect
      {
        model.changes.append(change)
      } else {
        report(.unreadableOption(of: "\(type.name).factory"), at: option.range, in: file)
      }
    }
    if !chain.code.isEmpty {
      let names = Spelling.list(chain.code)
      report(
        .uncheckedCode("\(names) in `\(type.name).factory`", label: "has code of its own"),
        at: factory.nameRange, in: file)
    }
    model.ignoredKeys = chain.ignored
    for name in chain.unreadable {
      report(.unreadableOption(of: "\(type.name).factory"), at: name.range, in: file)
    }
    if let arguments = chain.union(in: factory) {
      model.union = union(arguments, of: type, in: file)
    } else {
      let isMemberwise = describeKeys(
        of: &model, from: factory, chain.arguments(in: factory), in: file, of: type,
        lineage: lineage)
      model.isComparedByProperties =
        isMemberwise && !chain.code.contains("after") && type.isCompared(by: model.properties)
    }
    model.ignoredKeys = Set(model.ignoredKeys).sorted()
  }

  /// Says whether each key sets a property, and nothing else happens.
  private mutating func describeKeys(
    of model: inout ModelDescription, from factory: PropertyDeclaration,
    _ arguments: [Expression.Argument]?, in file: Int, of type: DeclaredType,
    lineage: [DeclaredType]
  ) -> Bool {
    guard let call = arguments, let function = call.first?.value else {
      report(
        .factory(
          "the keys of `\(type.name).factory` cannot be read from the source",
          label: "not of the form Factory(\(type.name).init, Key(\"…\"), …)"),
        at: factory.nameRange, in: file)
      model.properties = lineage.reversed().flatMap { keyedProperties(of: $0) }
      return false
    }
    let keys = keys(Array(call.dropFirst()), of: type, in: file)
    let made = self.function(named: function, taking: keys.count, of: type, lineage: lineage)
    if let made, made.parameters.count != keys.count, keys.count == call.count - 1 {
      report(
        .factory(
          """
          `\(files.text(function.range, in: file))` takes \(made.parameters.count) values, \
          but \(keys.count) keys are given
          """, label: "takes \(made.parameters.count)"), at: function.range, in: file)
    }
    for (position, key) in keys.enumerated() {
      let parameter = made.flatMap {
        position < $0.parameters.count ? $0.parameters[position] : nil
      }
      let property = property(for: key, parameter, made?.use, of: type, lineage: lineage, in: file)
      guard key.isFlattened else {
        if model.properties.contains(where: property.saysNoMore(than:)) {
          report(
            .repeatedKey(property.specification.spelledPath, of: type.name), at: key.nameRange,
            in: file)
        }
        model.properties.append(property)
        continue
      }
      guard let part = part(property, at: key.nameRange, of: type, in: file) else { continue }
      model.properties += part.flattenedProperties
      model.ignoredKeys += part.ignoredKeys
    }
    return made?.isMemberwise == true && !keys.contains { $0.isFlattened }
  }
}

extension PropertyDescription {
  /// Whether another property is read from the same value in the same way. Of what is made by code the
  /// source does not tell.
  fileprivate func saysNoMore(than other: PropertyDescription) -> Bool {
    shape.unwrapped != .any && shape == other.shape && specification == other.specification
  }
}

/// One `Key(…)` of a factory.
private struct FactoryKey {
  /// The names on the way to the value; of a flattened part one that is empty.
  var path = [""]
  var nameRange: Range<Int>
  var hasDefault = false
  var options: [KeyOption] = []
  /// Whether a parser makes the value, of what the source does not tell.
  var isParsed = false
  /// Whether the keys of the value stand beside the others.
  var isFlattened = false
  /// The type in its angles: `Key<String>("name")`.
  var type: TypeExpression?

  var name: String { path[0] }
}

/// The function that a factory calls.
private struct FactoryFunction {
  /// A parameter, and the property that it sets by its name.
  struct Parameter {
    let name: String
    let nameRange: Range<Int>
    let type: TypeExpression?
  }

  let parameters: [Parameter]
  let use: TypeUse
  /// Whether it does no more than to set the properties.
  var isMemberwise = false
}

extension ModelDescriber {
  private mutating func keys(
    _ arguments: [Expression.Argument], of type: DeclaredType, in file: Int
  ) -> [FactoryKey] {
    arguments.compactMap { argument in
      if Self.isFlattened(argument.value) {
        return FactoryKey(nameRange: argument.value.range, isFlattened: true)
      }
      guard case .call(let callee, let parts) = argument.value.kind,
        ["Key", "ModelKit.Key", ".init", "Key.init"].contains(callee.dottedName ?? "")
      else { return unreadable(argument.value, of: type, in: file) }
      let key = KeyArguments(parts) { files.text($0.range, in: file) }
      guard !key.path.isEmpty, let nameRange = key.nameRange else {
        return unreadable(argument.value, of: type, in: file)
      }
      if key.isParsed {
        report(
          .uncheckedCode("the parser of the key `\(key.path[0])`", label: "parsed by code"),
          at: nameRange, in: file)
      }
      for option in key.unreadable {
        report(.unreadableOption(of: "the key `\(key.path[0])`"), at: option.range, in: file)
      }
      return FactoryKey(
        path: key.path, nameRange: nameRange, hasDefault: key.hasDefault, options: key.options,
        isParsed: key.isParsed, type: callee.genericArguments.first)
    }
  }

  private mutating func unreadable(
    _ argument: Expression, of type: DeclaredType, in file: Int
  ) -> FactoryKey? {
    report(
      .factory(
        "`\(type.name).factory` has a key whose name cannot be read from the source",
        label: "not of the form Key(\"name\")"), at: argument.range, in: file)
    return nil
  }

  /// Whether a key is `.flattened`, or `.flattened(\Shop.address)`.
  private static func isFlattened(_ key: Expression) -> Bool {
    let names = [".flattened", "Key.flattened"]
    if case .call(let callee, _) = key.kind { return names.contains(callee.dottedName ?? "") }
    return names.contains(key.dottedName ?? "")
  }

  /// The function that an expression names: `Shop.init`, `Self.init(name:icon:)`, `Shop.make`. Of
  /// several that one which takes as many values as there are keys.
  private func function(
    named expression: Expression, taking count: Int, of type: DeclaredType,
    lineage: [DeclaredType]
  ) -> FactoryFunction? {
    guard let (base, name, labels) = Self.reference(expression) else { return nil }
    let owners: [DeclaredType]
    if base.isEmpty || base == ["Self"] {
      owners = lineage
    } else if case .type(let index)? = table.meaning(of: base, from: type.path) {
      owners = [table.types[index]]
    } else {
      return nil
    }
    for owner in owners {
      let declared = owner.parts.flatMap { part in
        (name == "init" ? part.members.initializers : part.members.functions)
          .filter { $0.name == name && (labels == nil || $0.labels == labels) }
          .map { (part.file, $0) }
      }
      let fitting = declared.first { $0.1.parameters.count == count }
      if let (file, function) = fitting ?? declared.first {
        return Self.function(function, in: file, of: owner)
      }
      if name == "init", let memberwise = Self.memberwise(of: owner, labels: labels) {
        return memberwise
      }
    }
    return nil
  }

  private static func reference(
    _ expression: Expression
  ) -> (base: [String], name: String, labels: [String]?)? {
    switch expression.kind {
    case .name(let name, let labels): return ([], name, labels)
    case .member(nil, let name, let labels): return ([], name, labels)
    case .member(let base?, let name, let labels):
      guard let dotted = base.dottedName else { return nil }
      return (dotted.split(separator: ".").map(String.init), name, labels)
    default: return nil
    }
  }

  private static func function(
    _ function: FunctionDeclaration, in file: Int, of owner: DeclaredType
  ) -> FactoryFunction {
    let parameters = function.parameters.map { parameter in
      FactoryFunction.Parameter(
        name: parameter.name, nameRange: parameter.nameRange, type: parameter.type)
    }
    let use = TypeUse(file: file, scope: owner.path, owner: "\(owner.name).\(function.name)")
    return FactoryFunction(parameters: parameters, use: use)
  }

  /// The initializer that a struct has by itself, over all that can be set.
  private static func memberwise(
    of owner: DeclaredType, labels: [String]?
  ) -> FactoryFunction? {
    let isImplicit =
      owner.declaration.kind == .struct && owner.declaration.members.initializers.isEmpty
    let settable = owner.storedProperties.filter { !($0.isLet && $0.initialValue != nil) }
    guard isImplicit, labels == nil || labels == settable.map(\.name) else { return nil }
    let parameters = settable.map { property in
      FactoryFunction.Parameter(
        name: property.name, nameRange: property.nameRange, type: property.type)
    }
    let use = TypeUse(file: owner.file, scope: owner.path, owner: owner.name)
    return FactoryFunction(parameters: parameters, use: use, isMemberwise: true)
  }

  /// A key as a schema has it: typed by its angles, by the parameter, or by the property of its name.
  private mutating func property(
    for key: FactoryKey, _ parameter: FactoryFunction.Parameter?, _ use: TypeUse?,
    of type: DeclaredType, lineage: [DeclaredType], in file: Int
  ) -> PropertyDescription {
    let name = parameter?.name ?? key.name
    let owner = "\(type.name).\(name)"
    let stored = lineage.lazy.compactMap { holder in
      holder.storedProperties.first { $0.name == name }.map { (holder, $0) }
    }.first
    let shape: ValueShape
    if key.isParsed {
      // Of what the parser takes the source tells nothing but whether there has to be one.
      if case .optional? = parameter?.type?.kind { shape = .optional(.any) } else { shape = .any }
    } else if let written = key.type {
      shape = self.shape(of: written, in: TypeUse(file: file, scope: type.path, owner: owner))
    } else if let written = parameter?.type, let use {
      shape = self.shape(
        of: written, in: TypeUse(file: use.file, scope: use.scope, owner: owner))
    } else if let (holder, property) = stored {
      shape = self.shape(
        of: property, in: TypeUse(file: holder.file, scope: holder.path, owner: owner))
    } else {
      report(.untoldType(of: owner), at: key.nameRange, in: file)
      shape = .any
    }
    let declaration =
      if let (holder, property) = stored {
        files.declaration(property.declarationRange, in: holder.file)
      } else if let parameter, let use {
        files.declaration(parameter.type?.range ?? parameter.nameRange, in: use.file)
      } else {
        files.declaration(key.nameRange, in: file)
      }
    return PropertyDescription(
      KeySpecification(path: key.path, options: key.options), name: name, shape: shape,
      hasDefault: key.hasDefault, declaration: declaration)
  }

  /// The model whose keys stand beside those of the whole.
  private mutating func part(
    _ property: PropertyDescription, at range: Range<Int>, of type: DeclaredType, in file: Int
  ) -> ModelDescription? {
    guard case .model(let id) = property.shape else { return nil }
    guard complete(id), takeShapes(schema[id].properties.count) else {
      if !leavesOutParts {
        report(
          .factory(
            "`\(type.name).\(property.name)` is too large when its parts are followed",
            label: "flattened into too many others"), at: range, in: file)
      }
      leavesOutParts = true
      return nil
    }
    return schema[id]
  }
}
