import ModelKitDeclarations
import ModelKitDocument

// Which model a file holds, where nobody said: `shops.plist` with
//
//     struct Shop: Model { let address: Address … }      fits by its name: the choice
//     struct Address: Model { … }                        a part of Shop
//     enum Kind: String { … }                            no model
//
// `data.plist` would be Shop as well, as the only model that is not a part of another.

extension SwiftModels {
  /// The model for a data file where none is named: the only one, else the one whose name fits the
  /// file's, else the only one that is no part of another. Where names are given only those are
  /// considered.
  public func model(forFile path: String, among names: [String] = []) -> SwiftModel {
    let candidates = self.candidates.filter { index in
      let type = table.types[index]
      return names.isEmpty || names.contains(type.dottedName) || names.contains(type.name)
    }
    guard let first = candidates.first else {
      return SwiftModel(failure: files.global(.noModel()))
    }
    if candidates.count == 1 { return describe(first) }
    let roots = self.roots(of: candidates)
    for choice in [roots, candidates] {
      let fitting = choice.filter { table.types[$0].fits(file: path) }
      if fitting.count == 1 { return describe(fitting[0]) }
    }
    if roots.count == 1 { return describe(roots[0]) }
    let names = (roots.isEmpty ? candidates : roots).map { table.types[$0].dottedName }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return SwiftModel(failure: files.global(.ambiguousModel(for: file, candidates: names)))
  }

  /// The types that can be models: those that say so, or where none does all with properties.
  var candidates: [Int] {
    let possible = table.types.indices.filter { table.types[$0].canBeModel }
    let declared = possible.filter { index in
      table.lineage(of: table.types[index]).contains(where: \.isDeclaredModel)
    }
    return declared.isEmpty ? possible.filter { table.types[$0].hasProperties } : declared
  }

  /// The candidates that are neither nested in another nor the type of another's property.
  private func roots(of candidates: [Int]) -> [Int] {
    var parts = Set<Int>()
    for index in candidates {
      let type = table.types[index]
      for other in candidates where other != index && type.isNested(in: table.types[other]) {
        parts.insert(index)
      }
      var uses = TypeUses(table: table)
      for property in type.storedProperties { uses.collect(property.type, from: type.path) }
      parts.formUnion(uses.types.subtracting([index]))
    }
    return candidates.filter { !parts.contains($0) }
  }
}

/// Collects the types of the sources that other types are made of.
private struct TypeUses {
  let table: TypeTable
  private(set) var types = Set<Int>()
  private var aliases = Set<[String]>()

  init(table: TypeTable) { self.table = table }

  mutating func collect(_ type: TypeExpression?, from scope: [String]) {
    switch type?.kind {
    case .named(let names)?:
      for argument in names.flatMap(\.arguments) { collect(argument, from: scope) }
      switch table.meaning(of: names.map(\.text), from: scope) {
      case .type(let index)?: types.insert(index)
      case .alias(let alias, let outer, _)?:
        if aliases.insert(outer + [alias.name]).inserted { collect(alias.type, from: outer) }
      case nil: break
      }
    case .optional(let wrapped)?: collect(wrapped, from: scope)
    case .array(let element)?: collect(element, from: scope)
    case .dictionary(_, let value)?: collect(value, from: scope)
    case .tuple?, .function?, .other?, nil: break
    }
  }
}

extension DeclaredType {
  /// Whether it is a type that data can be read into.
  var canBeModel: Bool {
    switch declaration.kind {
    case .struct, .class: true
    // Of enumerations those that are made by a factory: unions.
    case .enum: factory != nil
    default: false
    }
  }

  var hasProperties: Bool { !storedProperties.isEmpty && declaration.genericParameters.isEmpty }

  func isNested(in other: DeclaredType) -> Bool {
    path.count > other.path.count && path.starts(with: other.path)
  }

  /// Whether the name is that of the file, in any case and number: `shop_items.plist` fits
  /// `ShopItem`, and `ShopItemModel` too.
  func fits(file path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    let base = String(file.prefix { $0 != "." })
    let names = [Self.folded(base), Self.folded(ModelName.singular(base))]
    let own = Self.folded(name)
    let withoutSuffix = own.hasSuffix("model") ? String(own.dropLast(5)) : own
    return [own, Self.folded(ModelName.singular(name)), withoutSuffix].contains { name in
      !name.isEmpty && names.contains(name)
    }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
