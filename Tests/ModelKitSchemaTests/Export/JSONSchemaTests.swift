import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

/// What a model is as a JSON Schema.
@Suite struct `JSON Schema` {
  /// The definition of the model `M` of a source, which another one may refer to.
  private func definition(
    of source: String, root: String = "M", policy: Policy = .strict,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let models = SwiftModels([SourceText(source, name: "M.swift")])
    let model = models.model(named: root)
    #expect(model.diagnostics == [], sourceLocation: sourceLocation)
    let schema = JSONSchema(
      of: try #require(model.schema), entries: .one, policy: policy)
    let document = Document(reading: SourceText(schema.text, name: "m.json"))
    #expect(document.diagnostics == [])
    let node = try #require(document[NodePath([.key("$defs"), .key("M")])])
    let part = Document(
      reading: SourceText(document.source.text(in: document.span(of: node)), name: "part.json"))
    let written = part.written(as: .json, options: WritingOptions(isCompact: true))
    return String(decoding: written.bytes, as: UTF8.self)
  }

  @Test func `a file of a list of models`() throws {
    let source = """
      struct Shop: Model {
        let name: String
        let price: Double?
        let tags: [String]
        let address: Address
        static let factory = Factory(
          Shop.init, Key("name"), Key("price"), Key("tags", default: []), Key("address"))
      }
      struct Address: Model {
        let city: String
        static let factory = Factory(Address.init, Key("city"))
      }
      """
    let model = SwiftModels([SourceText(source, name: "Shop.swift")]).model(named: "Shop")
    #expect(
      JSONSchema(of: try #require(model.schema)).text == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Shop",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Shop"
          },
          "$defs": {
            "Address": {
              "type": "object",
              "properties": {
                "city": {
                  "type": "string"
                }
              },
              "required": [
                "city"
              ]
            },
            "Shop": {
              "type": "object",
              "properties": {
                "name": {
                  "type": "string"
                },
                "price": {
                  "type": [
                    "number",
                    "null"
                  ]
                },
                "tags": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "address": {
                  "$ref": "#/$defs/Address"
                }
              },
              "required": [
                "name",
                "address"
              ]
            }
          }
        }

        """)
  }

  @Test(arguments: [
    ("Int8", "", #"{"type":"integer","minimum":-128,"maximum":127}"#),
    (
      "UInt64", "", #"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#
    ),
    ("Double", ", .range(0.5..<10)", #"{"type":"number","minimum":0.5,"exclusiveMaximum":10}"#),
    ("Int", ", .range(1...5)", #"{"type":"integer","minimum":1,"maximum":5}"#),
    (
      "[Int8]", ", .range(0...5), .count(1...3)",
      #"{"type":"array","items":{"type":"integer","#
        + #""minimum":0,"maximum":5},"minItems":1,"maxItems":3}"#
    ),
    ("String", ", .nonEmpty", #"{"type":"string","minLength":1}"#),
    ("String", #", .pattern("[a-z]+|x")"#, #"{"type":"string","pattern":"^(?:[a-z]+|x)$"}"#),
    ("String", #", .oneOf("a", "b")"#, #"{"type":"string","enum":["a","b"]}"#),
    ("Double", #", .oneOf("1.5", "2")"#, #"{"type":"number","enum":[1.5,2]}"#),
    ("String", ", .unique", #"{"type":"string","$comment":"unique within the file"}"#),
    ("Set<String>", "", #"{"type":"array","items":{"type":"string"},"uniqueItems":true}"#),
    (
      "[String: Bool]", ", .count(...2)",
      #"{"type":"object","additionalProperties":"#
        + #"{"type":"boolean"},"maxProperties":2}"#
    ),
    (
      "[UUID: Bool]", "",
      #"{"type":"object","additionalProperties":{"type":"boolean"},"#
        + #""propertyNames":{"type":"string","pattern":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$","#
        + #""format":"uuid"}}"#
    ),
    ("Date", "", #"{"type":"string","format":"date-time"}"#),
    (
      "Date", ", .unixTime(.seconds)",
      #"{"anyOf":[{"type":"string","format":"date-time"},"#
        + #"{"type":"number"}]}"#
    ),
    (
      "[Int16]", ", .oneOrMany",
      #"{"anyOf":[{"type":"array","items":{"type":"integer","#
        + #""minimum":-32768,"maximum":32767}},{"type":"integer","minimum":-32768,"#
        + #""maximum":32767}]}"#
    ),
    (
      "[String]", #", .split(by: ",")"#,
      #"{"anyOf":[{"type":"array","items":{"type":"string"}},"#
        + #"{"type":"string"}]}"#
    ),
    ("Kind", "", #"{"enum":["a","b"]}"#),
    (
      "Bool", ", .lenient",
      #"{"anyOf":[{"type":"boolean"},{"enum":[0,1]},{"type":"string","#
        + #""pattern":"^([tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[01])$"}]}"#
    ),
  ])
  func `a value with its options and rules`(type: String, options: String, schema: String) throws {
    let definition = try definition(
      of: """
        enum Kind: String, ModelValue { case a, b }
        struct M: Model {
          let x: \(type)
          static let factory = Factory(M.init, Key("x"\(options)))
        }
        """)
    #expect(
      definition == #"{"type":"object","properties":{"x":"# + schema + #"},"required":["x"]}"#)
  }

  @Test func `a nested key, an alias, a default, unknown keys`() throws {
    let definition = try definition(
      of: """
        struct M: Model {
          let city: String
          let name: String
          let zip: String?
          let size: Bool
          static let factory = Factory(
            M.init, Key(["address", "city"]), Key("name", .alias("title")),
            Key(["address", "zip"]), Key("size", default: false)
          ).applying(.unknownKeys(.error))
        }
        """)
    #expect(
      definition
        == #"{"type":"object","properties":{"address":{"allOf":[{"type":"object","properties":"#
        + #"{"city":{"type":"string"}},"required":["city"]},{"type":["object","null"],"properties":"#
        + #"{"zip":{"type":["string","null"]}}}]},"name":{"type":"string"},"title":"#
        + #"{"type":"string"},"size":{"type":"boolean"}},"required":["address"],"allOf":"#
        + #"[{"anyOf":[{"required":["name"]},{"required":["title"]}]}],"#
        + #""additionalProperties":false}"#)
  }

  @Test func `a model that is read under two policies is defined twice`() throws {
    let source = """
      struct M: Model {
        let a: Part
        let b: Part
        static let factory = Factory(M.init, Key("a"), Key("b", .lenient))
      }
      struct Part: Model {
        let n: Int8
        static let factory = Factory(Part.init, Key("n"))
      }
      """
    let definition = try definition(of: source)
    #expect(
      definition
        == ##"{"type":"object","properties":{"a":{"$ref":"#/$defs/Part"},"##
        + ##""b":{"$ref":"#/$defs/Part-2"}},"required":["a","b"]}"##)
  }

  @Test func `a union is what its tag says`() throws {
    let definition = try definition(
      of: """
        enum M: Model {
          case cat(Cat), dog(Dog)
          static let factory = Factory(union: "type", Variant("cat", M.cat), Variant("dog", M.dog))
        }
        struct Cat: Model {
          let lives: Bool
          static let factory = Factory(Cat.init, Key("lives"))
        }
        struct Dog: Model {
          let name: String
          static let factory = Factory(Dog.init, Key("name"))
        }
        """)
    #expect(
      definition
        == #"{"type":"object","properties":{"type":{"enum":["cat","dog"]}},"#
        + ##""allOf":[{"if":{"properties":{"type":{"const":"cat"}}},"then":{"$ref":"#/$defs/Cat"}},"##
        + ##"{"if":{"properties":{"type":{"const":"dog"}}},"then":{"$ref":"#/$defs/Dog"}}],"##
        + #""required":["type"]}"#)
  }

  @Test func `a tag stands under the first of its names, and a number is its text`() throws {
    let source = """
      enum M: Model {
        case cat(Cat), all(M)
        static let factory = Factory(
          union: "petKind", Variant("1", M.cat), Variant("m", M.all)
        ).applying(.keyNaming(.snakeCase))
      }
      struct Cat: Model {
        let lives: Bool
        static let factory = Factory(Cat.init, Key("lives"))
      }
      """
    func choice(_ name: String) -> String {
      ##"{"properties":{"\##(name)":{"enum":["1",1,"m"]}},"allOf":["##
        + ##"{"if":{"properties":{"\##(name)":{"enum":["1",1]}}},"then":{"$ref":"#/$defs/Cat"}},"##
        + ##"{"if":{"properties":{"\##(name)":{"const":"m"}}},"then":{"$ref":"#/$defs/M-2"}}]"##
    }
    #expect(
      try definition(of: source)
        == #"{"type":"object","if":{"required":["petKind"]},"then":"# + choice("petKind")
        + #"},"else":"# + choice("pet_kind") + #","required":["pet_kind"]}}"#)
  }

  @Test(arguments: [
    (".unknownKeys(.error)", #"{"lives":{"type":"boolean"},"kind":true}"#),
    (".strict", #"{"lives":{"type":"boolean"}}"#),
  ])
  func `a tag is a known key of a model that knows all of them`(
    option: String, properties: String
  ) throws {
    let definition = try definition(
      of: """
        struct Pets: Model {
          let any: Pet
          let cat: M
          static let factory = Factory(Pets.init, Key("any"), Key("cat"))
        }
        enum Pet: Model {
          case cat(M)
          static let factory = Factory(union: "kind", Variant("cat", Pet.cat))
        }
        struct M: Model {
          let lives: Bool
          static let factory = Factory(M.init, Key("lives")).applying(\(option))
        }
        """, root: "Pets")
    let end = option == ".strict" ? "" : #","additionalProperties":false"#
    #expect(
      definition == #"{"type":"object","properties":"# + properties
        + #","required":["lives"]"# + end + "}")
  }

  @Test func `nested keys in one dictionary stand side by side`() throws {
    let definition = try definition(
      of: """
        struct M: Model {
          let a: Bool?
          let b: Bool?
          let c: Bool?
          let d: Bool?
          static let factory = Factory(
            M.init, Key(["x", "a"]), Key(["x", "b"]), Key(["x", "c"]), Key("y"))
        }
        """)
    func part(_ name: String) -> String {
      #"{"type":["object","null"],"properties":{"\#(name)":{"type":["boolean","null"]}}}"#
    }
    #expect(
      definition == #"{"type":"object","properties":{"x":{"allOf":["#
        + [part("a"), part("b"), part("c")].joined(separator: ",")
        + #"]},"y":{"type":["boolean","null"]}}}"#)
  }

  @Test func `of the names of a key the first counts where another is no error`() throws {
    let definition = try definition(
      of: """
        struct M: Model {
          let a: Bool
          let b: Bool?
          static let factory = Factory(
            M.init, Key("a", .alias("c"), .duplicateKeys(.warning)),
            Key(["x", "myB"], .keyNaming(.snakeCase)))
        }
        """)
    #expect(
      definition == #"{"type":"object","properties":{"a":true,"c":true,"x":"#
        + #"{"type":["object","null"],"if":{"required":["myB"]},"#
        + #""then":{"properties":{"myB":{"type":["boolean","null"]}}},"#
        + #""else":{"properties":{"my_b":{"type":["boolean","null"]}}}}},"#
        + #""allOf":[{"if":{"required":["a"]},"then":{"properties":{"a":{"type":"boolean"}}},"#
        + #""else":{"properties":{"c":{"type":"boolean"}},"required":["c"]}}]}"#)
  }
}
