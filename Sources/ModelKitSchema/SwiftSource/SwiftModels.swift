public import ModelKitCore
import ModelKitDeclarations
public import ModelKitDocument

/// The models that Swift sources declare: the user's own types are the schema.
///
/// ```swift
/// let models = SwiftModels([SourceText(text, name: "Shop.swift")])
/// let shop = models.model(forFile: "shops.plist")
/// shop.schema        // what SchemaChecker checks a document against
/// shop.diagnostics   // what could not be told from the source, at its place
/// ```
///
/// Types are resolved across all sources, from the inside out. A model's keys are those of its
/// `Factory`, else its `CodingKeys`, else its stored properties. A property with a default may be
/// missing from the data, whichever of these it comes from.
public struct SwiftModels: Sendable {
  /// What is wrong with the sources as Swift (`model.syntax`), in their order.
  public let diagnostics: [Diagnostic]
  let table: TypeTable
  let files: SwiftFiles

  /// Reads sources; one that is not Swift in parts is read in its other parts.
  ///
  /// - Complexity: O(*n*) in their bytes.
  public init(_ sources: [SourceText]) {
    let scanned = sources.map { DeclarationScanner.scan($0.bytes) }
    let files = SwiftFiles(sources)
    self.files = files
    table = TypeTable(scanned.map(\.members))
    diagnostics = scanned.enumerated().flatMap { index, file in
      files.located(
        file.faults.map { .modelSyntax($0, text: files.text($0.range, in: index)) }, in: index)
    }
  }

  /// The dotted names of the models, in the order of the sources.
  public var names: [String] { candidates.map { table.types[$0].dottedName } }

  /// The model of a name: `Shop`, `Shop.Address`, or `Address` where only one type has that name.
  public func model(named name: String) -> SwiftModel {
    let matches = table.types.indices.filter { index in
      let type = table.types[index]
      return type.dottedName == name || type.name == name
    }
    let exact = matches.filter { table.types[$0].dottedName == name }
    let found = (exact.isEmpty ? matches : exact).filter { table.types[$0].canBeModel }
    switch found.count {
    case 1: return describe(found[0])
    case 0: return SwiftModel(failure: files.global(.modelNotFound(name, candidates: names)))
    default:
      let names = found.map { table.types[$0].dottedName }
      return SwiftModel(failure: files.global(.ambiguousModel(for: name, candidates: names)))
    }
  }

  /// Describes a model and all that it refers to.
  func describe(_ index: Int) -> SwiftModel {
    var describer = ModelDescriber(table: table, files: files)
    describer.describe(root: index)
    return SwiftModel(
      name: table.types[index].dottedName, schema: describer.schema,
      diagnostics: describer.diagnostics)
  }
}

/// A model that was read from Swift source.
public struct SwiftModel: Sendable {
  /// Its dotted name; `nil` if none was found.
  public let name: String?
  /// Its description, with it as the root; `nil` if none was found. A property whose type could
  /// not be told accepts any value, and is among the ``diagnostics``.
  public let schema: ModelSchema?
  /// What could not be told, or why there is none.
  public let diagnostics: [Diagnostic]

  init(name: String, schema: ModelSchema, diagnostics: [Diagnostic]) {
    self.name = name
    self.schema = schema
    self.diagnostics = diagnostics
  }

  init(failure: Diagnostic) {
    name = nil
    schema = nil
    diagnostics = [failure]
  }
}
