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
/// options, rules. What they read it accepts; but text that Unicode has two forms of, as `é`, is one to
/// a model and two to JSON Schema.
///
/// It is wider than the models where JSON Schema is:
/// - `5.0` is an integer, and the `1` of a tag or of an enumeration is `1.0` as well.
/// - A value in another form than its own, as a number in text, is held to no rule.
/// - A least length counts code points, of which a character can have several.
/// - Formats, as of dates and links, are notes to most checkers. One that knows `date-time` by RFC 3339
///   alone refuses the offset `+0100`, which is read.
/// - A key that stands twice is lost before a JSON Schema sees it.
///
/// It leaves to a `$comment`:
/// - `.unique`, which spans entries.
/// - `.pattern` in Swift's syntax, unless it is made of ASCII text, classes like `[a-z0-9_]`, groups,
///   `|`, `^`, `$` and plain repetitions, which ECMA 262 reads alike. `.`, `\d` and `\w` are not, for
///   text beyond ASCII.
/// - How many characters there are at most, and how many digits or bytes.
/// - `.oneOf` of a `Date`, `Data`, `Float` or colour, and the range of a `Float`, which is compared
///   once it is rounded.
/// - Every rule of a type that reads itself, of any value, and of an enumeration with a fallback.
/// - How many elements there are at most, and that none stands twice, where elements may be left out;
///   the latter also for numbers with a fraction, dictionaries, models and types that read themselves.
///
/// What code validates it does not say.
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
