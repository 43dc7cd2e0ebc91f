import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

/// What a running type says of itself, beside what its source says.
struct ModelAgreement {
  let runtime: [String]
  let source: [String]
  let findings: [String]

  /// Describes a type, and reads the source file that declares it.
  init(of type: any ModelValue.Type, named name: String, sourceFile: String) throws {
    let text = SourceText(try Data(contentsOf: URL(filePath: sourceFile)), name: "models.swift")
    let read = SwiftModels([text]).model(named: name)
    findings = read.diagnostics.map(SwiftSample.place)
    let readSchema = try #require(read.schema)
    source = Self.outline(of: try #require(readSchema.rootModel), in: readSchema)
    var schema = ModelSchema()
    guard case .model(let id) = type.describe(in: &schema) else {
      runtime = []
      return
    }
    runtime = Self.outline(of: schema[id], in: schema)
  }

  private static func outline(of model: ModelDescription, in schema: ModelSchema) -> [String] {
    [model.name] + model.properties.map { outline($0, in: schema) }
  }

  private static func outline(_ property: PropertyDescription, in schema: ModelSchema) -> String {
    var text = "\(property.key): \(schema.name(of: property.shape)) \(property.hasDefault)"
    if case .enumeration(let enumeration) = property.shape.unwrapped {
      text += " \(enumeration.rawValues)"
    }
    return text
  }
}
