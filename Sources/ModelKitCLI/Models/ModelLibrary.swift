import ModelKitCore
import ModelKitReport
import ModelKitSchema

/// The models that a run works with, and which of them a file is held against.
struct ModelLibrary {
  /// What a file is held against.
  enum Choice {
    /// A model that was given.
    case schema(ModelSchema)
    /// What the file's own entries have in common.
    case inferred
    /// A model was asked for and there is none; that has been reported.
    case unavailable
  }

  /// The files of the sources.
  let paths: [String]
  private let models: SwiftModels?
  /// The types that were named; any may be meant where there are none.
  private let types: [String]
  private let isInferring: Bool
  /// The models whose findings have been reported.
  private var reported: Set<String> = []

  /// Reads the sources that were named, and reports what is wrong with them.
  init(_ options: ModelOptions, delivery: inout ReportDelivery) {
    types = options.references.compactMap(\.type)
    isInferring = options.references.isEmpty
    guard !isInferring else {
      (models, paths) = (nil, [])
      return
    }
    let sources = ModelSources(options.references.map(\.path), delivery: &delivery).sources
    paths = sources.map(\.name)
    guard !sources.isEmpty else {
      models = nil
      return
    }
    let models = SwiftModels(sources)
    Self.report(models.diagnostics, delivery: &delivery)
    self.models = models
  }

  /// The model for a file. Tables of strings hold no models, unless a type is named for them.
  mutating func choice(for file: String, delivery: inout ReportDelivery) -> Choice {
    let isTable = ["strings", "stringsdict"].contains(FileTree.fileExtension(of: file))
    if isInferring || (isTable && types.isEmpty) { return .inferred }
    guard let models else { return .unavailable }
    let model = self.model(for: file, among: models)
    if model.name.map({ reported.insert($0).inserted }) ?? true {
      Self.report(model.diagnostics, delivery: &delivery)
    }
    return model.schema.map(Choice.schema) ?? .unavailable
  }

  private func model(for file: String, among models: SwiftModels) -> SwiftModel {
    if types.count == 1 { return models.model(named: types[0]) }
    // Of several types that were named, the one that fits the file's name.
    let named = types.map { models.model(named: $0) }
    return named.first { $0.schema == nil } ?? models.model(forFile: file, among: types)
  }

  private static func report(_ diagnostics: [Diagnostic], delivery: inout ReportDelivery) {
    for file in Set(diagnostics.map(\.file)).sorted() {
      let own = diagnostics.filter { $0.file == file }
      delivery.deliver(ofModel: FileReport(name: file, diagnostics: own))
    }
  }
}
