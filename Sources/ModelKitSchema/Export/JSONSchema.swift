public import ModelKitCore
import ModelKitDocument

// A model as other tools know it, in JSON Schema 2020-12. `struct Shop { let name: String, price: Double? }`
// in a file of a list of them is
//
//     {
//       "$schema": "https://json-schema.org/draft/2020-12/schema",
//       "title": "Shop",
//       "type": "array",
//       "items": {"$ref": "#/$defs/Shop"},
//       "$defs": {
//         "Shop": {
//           "type": "object",
//           "properties": {"name": {"type": "string"}, "price": {"type": ["number", "null"]}},
//           "required": ["name"]
//         }
//       }
//     }

/// A schema of models as a JSON Schema, for editors and for checkers of JSON.
///
/// ```swift
/// let schema = JSONSchema(of: schema, entries: .list)
/// print(schema.text)
/// ```
///
/// It says what the models read from strict JSON: shapes, keys under all their names, defaults,
/// options, rules. What it cannot say, a checker that knows it accepts: `5.0` is an integer to JSON
/// Schema, a length counts code points, base64 has no bytes to count, and no rule spans two entries;
/// such rules, and what code reads or validates, are named in a `$comment`. A key that stands twice
/// is lost before a JSON Schema sees it.
public struct JSONSchema: Sendable {
  /// How a file holds its entries.
  public enum Entries: String, Sendable, Hashable, CaseIterable {
    /// The file is one entry.
    case one
    /// The file is a list of entries.
    case list
    /// The file is a dictionary of entries.
    case dictionary
  }

  /// The schema as JSON, two spaces to a level.
  public let text: String

  /// The JSON Schema of a file that holds entries of a schema's root model; one without a root accepts
  /// every entry.
  ///
  /// - Parameters:
  ///   - schema: The models.
  ///   - entries: How the file holds them.
  ///   - policy: How strict the load is.
  /// - Complexity: O(*n*) in the properties of the models, for each policy that they are read under.
  public init(of schema: ModelSchema, entries: Entries = .list, policy: Policy = .strict) {
    var writer = JSONSchemaWriter(schema)
    let title = schema.root.map { schema[$0].name }
    let entry = schema.root.map { writer.schema(of: .model($0), policy: policy) } ?? SubSchema()
    var file = SubSchema()
    file["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
    file["title"] = title.map(JSONValue.string)
    switch entries {
    case .one: file.add(entry)
    case .list: file.add(.list(of: entry))
    case .dictionary: file.add(.dictionary(of: entry))
    }
    let definitions = writer.definitions
    if !definitions.isEmpty { file["$defs"] = .object(definitions) }
    text = file.value.text
  }
}
