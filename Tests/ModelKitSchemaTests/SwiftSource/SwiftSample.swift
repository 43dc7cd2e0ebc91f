import ModelKitCore
import ModelKitDocument
import ModelKitSchema

/// Swift sources by file name, read as models.
struct SwiftSample {
  let models: SwiftModels

  init(_ files: KeyValuePairs<String, String>) {
    models = SwiftModels(files.map { SourceText($0.value, name: $0.key) })
  }

  init(_ source: String) { self.init(["Shop.swift": source]) }

  /// The properties of a model as `key: Type`, with ` = ` where there is a default, and
  /// `(name)` where the property is called otherwise.
  func outline(of name: String) -> [String] {
    guard let schema = models.model(named: name).schema, let root = schema.root else { return [] }
    return Self.outline(of: schema[root], in: schema)
  }

  static func outline(of model: ModelDescription, in schema: ModelSchema) -> [String] {
    model.properties.map { property in
      let name = property.name == property.key ? "" : " (\(property.name))"
      let shape = schema.name(of: property.shape)
      return "\(property.key)\(name): \(shape)\(property.hasDefault ? " =" : "")"
    }
  }

  /// The findings of a model as `file:line:column code`.
  func findings(of name: String) -> [String] {
    models.model(named: name).diagnostics.map(Self.place)
  }

  static func place(_ diagnostic: Diagnostic) -> String {
    let position = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(diagnostic.file)\(position) \(diagnostic.code)"
  }
}

extension ModelSchema {
  /// The root, where there is one.
  var rootModel: ModelDescription? { root.map { self[$0] } }
}
