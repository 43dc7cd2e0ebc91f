import ModelKitCore
import ModelKitDeclarations
import ModelKitDocument

/// Turns declared types into a schema: a root model and all that it refers to.
///
/// A type that cannot be understood is reported at its place and accepts any value, so that one
/// run reports all of them.
struct ModelDescriber {
  let table: TypeTable
  let files: SwiftFiles
  private(set) var schema = ModelSchema()
  private(set) var diagnostics: [Diagnostic] = []
  private var identifiers: [Int: ModelID] = [:]
  /// Whether types are read by code of their own; those that have been asked about.
  private var opacities: [Int: Bool] = [:]
  /// Models that have a place in the schema and no properties yet. A list, not recursion: models
  /// may refer to themselves, and a chain of them may be long.
  private var pending: [Int] = []

  private var reported: Set<Diagnostic> = []
  private var shapeCount = 0
  /// How many models are being described because one is flattened into the other.
  private var flattenedDepth = 0
  /// Whether parts were left out because there are too many; told once, at the first.
  var leavesOutParts = false
  /// What is said to be in sets.
  var setElements: [SetElement] = []

  /// How many shapes a schema may have.
  private static let shapeLimit = 20_000
  /// How many models may be flattened, each into the next.
  private static let flatteningLimit = 64
  /// How many aliases may stand between a name and its type.
  static let aliasLimit = 32

  init(table: TypeTable, files: SwiftFiles) {
    self.table = table
    self.files = files
  }

  /// Describes a type as the root of the schema.
  mutating func describe(root: Int) {
    let type = table.types[root]
    if type.declaration.genericParameters.isEmpty, isOpaque(root) {
      // Without a root a schema takes every entry.
      _ = custom(type)
    } else {
      schema.root = model(of: root)
    }
    while let next = pending.popLast() {
      if let id = identifiers[next] { describe(id, as: table.types[next]) }
    }
    reportSetElements()
    diagnostics.sort { left, right in
      (left.file, left.span?.start ?? 0) < (right.file, right.span?.start ?? 0)
    }
  }

  /// The place of a type's model in the schema.
  mutating func model(of index: Int) -> ModelID {
    if let known = identifiers[index] { return known }
    let type = table.types[index]
    let id = schema.add(
      ModelDescription(
        name: type.name,
        declaration: files.declaration(type.declaration.nameRange, in: type.file)))
    identifiers[index] = id
    pending.append(index)
    return id
  }

  /// Whether a type is read by code of its own alone, so that any value may be one.
  mutating func isOpaque(_ index: Int) -> Bool {
    if let known = opacities[index] { return known }
    let isOpaque = readsOtherThanDictionary(table.types[index])
    opacities[index] = isOpaque
    return isOpaque
  }

  mutating func report(_ diagnostic: Diagnostic, at range: Range<Int>, in file: Int) {
    var diagnostic = diagnostic
    diagnostic.span = SourceSpan(range)
    diagnostic = files.located(diagnostic, in: file)
    // An alias is looked into by each property that uses it.
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Counts a shape; says whether there may be more. Aliases of aliases can double at each step.
  mutating func takeShape() -> Bool { takeShapes(1) }

  /// Counts shapes; says whether there may be more. Parts of parts can double at each step as well.
  mutating func takeShapes(_ count: Int) -> Bool {
    shapeCount += count
    return shapeCount <= Self.shapeLimit
  }

  /// Describes a model at once whose turn may not have come. False if it is within too many others.
  mutating func complete(_ id: ModelID) -> Bool {
    guard let index = identifiers.first(where: { $0.value == id })?.key,
      let place = pending.firstIndex(of: index)
    else { return true }
    guard flattenedDepth < Self.flatteningLimit else { return false }
    pending.remove(at: place)
    flattenedDepth += 1
    describe(id, as: table.types[index])
    flattenedDepth -= 1
    return true
  }

  private mutating func describe(_ id: ModelID, as type: DeclaredType) {
    var model = schema[id]
    let parameters = type.declaration.genericParameters
    guard parameters.isEmpty else {
      report(
        .genericModel(type.name, parameters: parameters), at: type.declaration.nameRange,
        in: type.file)
      return
    }
    let lineage = table.lineage(of: type)
    for ancestor in lineage {
      if let factory = ancestor.factory {
        describe(
          &model, by: factory.property, in: factory.file, of: type, lineage: lineage)
        schema[id] = model
        return
      }
      if ancestor.hasAttribute("Model") {
        model.properties = markedProperties(of: ancestor)
        model.isComparedByProperties =
          ModelMaker(of: ancestor.declaration, taking: ModelKeys(of: ancestor.declaration))
          .initializer == nil && type.isCompared(by: model.properties)
        schema[id] = model
        return
      }
    }
    model.properties = lineage.reversed().flatMap { keyedProperties(of: $0) }
    model.isComparedByProperties = !type.readsItself && type.isCompared(by: model.properties)
    schema[id] = model
  }
}

/// Where a type is written: what decides what its names mean, and what reports say of it.
struct TypeUse {
  let file: Int
  /// The types around it, from which names are looked up.
  let scope: [String]
  /// What has the type: `Shop.price`.
  let owner: String
}
