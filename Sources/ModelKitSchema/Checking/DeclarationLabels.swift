import ModelKitCore
import ModelKitDocument

/// Adds to findings where in the Swift source the property at fault is declared.
struct DeclarationLabels {
  private let properties: [String: [String: DiagnosticLabel]]

  /// The declarations of a schema's models.
  init(_ schema: ModelSchema) {
    var properties: [String: [String: DiagnosticLabel]] = [:]
    for model in schema.models {
      for property in model.properties {
        guard let declaration = property.declaration else { continue }
        // Two models of one name, nested in different types: the first that has the key.
        if properties[model.name]?[property.key] == nil {
          properties[model.name, default: [:]][property.key] = declaration
        }
      }
    }
    self.properties = properties
  }

  /// The finding with its declaration, where one is known.
  func labelled(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let model = diagnostic.model, let keys = properties[model] else { return diagnostic }
    for case .key(let key) in diagnostic.path.steps.reversed() {
      guard var declaration = keys[key] else { return diagnostic }
      declaration.text = "declared here"
      var diagnostic = diagnostic
      diagnostic.related.append(declaration)
      return diagnostic
    }
    return diagnostic
  }
}
