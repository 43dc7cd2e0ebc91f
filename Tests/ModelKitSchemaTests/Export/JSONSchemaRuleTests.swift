import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import Testing

/// What a key's rules are as JSON Schema, and which of them are comments.
struct JSONSchemaRuleTests {
  /// The schema of a key's value.
  private func schema(
    of shape: ValueShape, _ options: [KeyOption], policy: Policy = .strict
  ) throws -> String {
    var model = ModelDescription(name: "M")
    let key = KeySpecification(path: ["x"], options: options)
    model.properties = [PropertyDescription(key, shape: shape, hasDefault: false)]
    var schema = ModelSchema()
    schema.root = schema.add(model)
    let text = JSONSchema(of: schema, entries: .one, policy: policy).text
    let document = Document(reading: SourceText(text, name: "m.json"))
    let place: [NodePath.Step] = [.key("$defs"), .key("M"), .key("properties"), .key("x")]
    let node = try #require(document[NodePath(place)])
    let part = Document(
      reading: SourceText(document.source.text(in: document.span(of: node)), name: "part.json"))
    let written = part.written(as: .json, options: WritingOptions(isCompact: true))
    return String(decoding: written.bytes, as: UTF8.self)
  }

  private static let level = EnumerationDescription(
    name: "Level", rawValues: .integers([0, 1, -7], .int))
  private static let word = EnumerationDescription(
    name: "Word", rawValues: .strings(["a", "b"]), fallback: "a")

  @Test(arguments: [
    ([KeyOption.range(1...)], #"{"type":"integer","minimum":1,"maximum":127}"#),
    ([.range(-200...500)], #"{"type":"integer","minimum":-128,"maximum":127}"#),
    ([.range(...10), .range(0...)], #"{"type":"integer","minimum":0,"maximum":10}"#),
    ([.range(...10), .range(...20)], #"{"type":"integer","minimum":-128,"maximum":10}"#),
    (
      [.range(0..<10)],
      #"{"type":"integer","minimum":0,"maximum":127,"exclusiveMaximum":10}"#
    ),
    (
      [.range(0..<10), .range(2..<5)],
      #"{"type":"integer","minimum":2,"maximum":127,"exclusiveMaximum":5}"#
    ),
    ([.range(0...(.infinity))], #"{"type":"integer","minimum":0,"maximum":127}"#),
    (
      [.oneOf("1", "2"), .range(2...)],
      #"{"type":"integer","minimum":2,"maximum":127,"enum":[1,2]}"#
    ),
  ])
  func `bounds of an Int8`(options: [KeyOption], expected: String) throws {
    #expect(try schema(of: .integer(.int8), options) == expected)
  }

  @Test(arguments: [
    (ValueShape.double, #"{"type":"number","minimum":0,"maximum":9e+18}"#),
    // Digit by digit an Int is compared with 9000000000000000000, which a checker may round.
    (
      .integer(.int64),
      #"{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807,"#
        + #""$comment":"range: 0...9e+18"}"#
    ),
    (.float, #"{"type":"number","$comment":"range: 0...9e+18"}"#),
    (.any, #"{"$comment":"range: 0...9e+18"}"#),
    (
      .custom("Money"),
      #"{"$comment":"Money reads this by code of its own; range: 0...9e+18"}"#
    ),
    (.string, #"{"type":"string"}"#),
  ])
  func `a range is a comment where it cannot be said`(
    shape: ValueShape, expected: String
  ) throws {
    #expect(try schema(of: shape, [.range(0...9e18)]) == expected)
  }

  @Test(arguments: [
    (
      ValueShape.string, [KeyOption.nonEmpty, .count(...5)],
      #"{"type":"string","minLength":1,"$comment":"count: 0...5"}"#
    ),
    (
      .imageName, [.count(...64)],
      #"{"type":"string","minLength":1,"$comment":"count: 0...64"}"#
    ),
    (.imageName, [.count(3...)], #"{"type":"string","minLength":3}"#),
    (
      .array(.string), [.nonEmpty, .count(...5), .count(2...), .count(...9)],
      #"{"type":"array","items":{"type":"string"},"minItems":2,"maxItems":5}"#
    ),
    (
      .integer(.uint8), [.count(2)],
      #"{"type":"integer","minimum":0,"maximum":255,"$comment":"count: 2...2"}"#
    ),
    (.boolean, [.nonEmpty], #"{"type":"boolean"}"#),
    (
      .dictionary(key: .string, value: .boolean), [.nonEmpty, .emptyListAsDictionary],
      #"{"type":"object","additionalProperties":{"type":"boolean"},"minProperties":1}"#
    ),
    (
      .dictionary(key: .string, value: .boolean), [.count(...1), .emptyListAsDictionary],
      #"{"anyOf":[{"type":"object","additionalProperties":{"type":"boolean"},"#
        + #""maxProperties":1},{"type":"array","maxItems":0}]}"#
    ),
    (
      .model(ModelID(0)), [.nonEmpty, .emptyListAsDictionary],
      ##"{"$ref":"#/$defs/M","minProperties":1}"##
    ),
  ])
  func `counts`(shape: ValueShape, options: [KeyOption], expected: String) throws {
    #expect(try schema(of: shape, options) == expected)
  }

  @Test(arguments: [
    (ValueShape.boolean, ["yes", "FALSE"], #"{"type":"boolean","enum":[true,false]}"#),
    (.boolean, ["1"], #"{"type":"boolean","enum":[true]}"#),
    (.boolean, ["maybe"], #"{"type":"boolean","$comment":"one of: maybe"}"#),
    (
      .uuid, ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"],
      #"{"type":"string","pattern":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$","#
        + #""format":"uuid","allOf":[{"pattern":"^([eE]621[eE]1[fF]8-[cC]36[cC]-495[aA]-93"#
        + #"[fF][cC]-0[cC]247[aA]3[eE]6[eE]5[fF])$"}]}"#
    ),
    (.date, ["now"], #"{"type":"string","format":"date-time","$comment":"one of: now"}"#),
    (.float, ["0.1"], #"{"type":"number","$comment":"one of: 0.1"}"#),
    (.any, ["1", "x"], #"{"$comment":"one of: 1, x"}"#),
    (
      .double, ["+007", "5.", ".5", "-1.50E+03", "x"],
      #"{"type":"number","enum":[7,5,0.5,-1.50E+03]}"#
    ),
    (
      .integer(.uint64), ["18446744073709551615", "10000000000000000000000"],
      #"{"type":"integer","minimum":0,"maximum":18446744073709551615,"#
        + #""enum":[18446744073709551615,10000000000000000000000]}"#
    ),
    // A text that no case has is read as the case `a`, which is one of them.
    (.enumeration(word), ["a"], #"{"type":"string","$comment":"one of: a"}"#),
  ])
  func `allowed values`(shape: ValueShape, values: [String], expected: String) throws {
    let rule = KeyOption(.rule(.oneOf(values)))
    #expect(try schema(of: shape, [rule]) == expected)
  }

  @Test func `of two lists of allowed values both hold`() throws {
    #expect(
      try schema(of: .optional(.string), [.oneOf("a", "b"), .oneOf("b", "c")])
        == #"{"anyOf":[{"type":"string","enum":["a","b"],"allOf":[{"enum":["b","c"]}]},"#
        + #"{"type":"null"}]}"#)
  }

  @Test(arguments: [
    "", "abc", "[a-z0-9_.+-]+", "(ab|c)*", "a{2}b{2,}c{2,3}", #"\.\+\(\\"#, #"[\-\]]"#,
    "^[A-Z]{2}-[0-9]+$", "a b",
  ])
  func `patterns that mean one thing in Swift and in ECMA 262`(pattern: String) throws {
    let text = pattern.replacing("\\", with: "\\\\")
    #expect(
      try schema(of: .string, [.pattern(pattern)])
        == #"{"type":"string","pattern":"^(?:\#(text))$"}"#)
  }

  @Test(arguments: [
    "a.c", #"\d"#, #"\w+"#, "é", "[^a]", "[a-z&&b]", "[a--b]", "[[:alpha:]]", "(?i)a", "(?:a)",
    "a{,3}", "a*?", "a*+", #"(a)\1"#, #"\p{L}"#, "果",
  ])
  func `other patterns are comments`(pattern: String) throws {
    let text = pattern.replacing("\\", with: "\\\\")
    #expect(
      try schema(of: .string, [.pattern(pattern)])
        == #"{"type":"string","$comment":"pattern: \#(text)"}"#)
  }

  @Test(arguments: [
    (
      ValueShape.array(.boolean), [KeyOption.compact, .count(1...3)],
      #"{"type":"array","items":{"type":["boolean","null"]},"minItems":1,"#
        + #""$comment":"count: 1...3"}"#
    ),
    (
      .array(.optional(.boolean)), [.compact, .count(...3)],
      #"{"type":"array","items":{"type":["boolean","null"]},"maxItems":3}"#
    ),
    (
      .set(.string), [.faultyElements(.skip), .count(1...3), .pattern("a")],
      #"{"type":"array","$comment":"elements that cannot be read are left out; pattern: a; "#
        + #"no two elements are the same; count: 1...3","minItems":1}"#
    ),
    (
      .set(.boolean), [.faultyElements(.replace)],
      #"{"type":"array","$comment":"elements that cannot be read are left out; "#
        + #"no two elements are the same"}"#
    ),
    (
      .set(.array(.boolean)), [],
      #"{"type":"array","items":{"type":"array","items":{"type":"boolean"}},"uniqueItems":true}"#
    ),
    (
      .set(.double), [],
      #"{"type":"array","items":{"type":"number"},"$comment":"no two elements are the same"}"#
    ),
    (
      .set(.model(ModelID(0))), [],
      ##"{"type":"array","items":{"$ref":"#/$defs/M"},"##
        + #""$comment":"no two elements are the same"}"#
    ),
  ])
  func `lists whose elements may be left out, and sets`(
    shape: ValueShape, options: [KeyOption], expected: String
  ) throws {
    #expect(try schema(of: shape, options) == expected)
  }

  @Test func `one value stands for a list of lists of one`() throws {
    #expect(
      try schema(of: .array(.array(.boolean)), [.oneOrMany])
        == #"{"anyOf":[{"type":"array","items":{"anyOf":[{"type":"array","items":"#
        + #"{"type":"boolean"}},{"type":"boolean"}]}},{"type":"array","items":"#
        + #"{"type":"boolean"}},{"type":"boolean"}]}"#)
  }

  @Test func `the text of a raw value may have a sign and leading zeros`() throws {
    #expect(
      try schema(of: .enumeration(Self.level), [.lenient])
        == #"{"anyOf":[{"enum":[0,1,-7]},{"type":"string","#
        + #""pattern":"^([+-]?0*0|\\+?0*1|-0*7)$"}]}"#)
  }

  @Test func `the text of a number may have a sign and leading zeros`() throws {
    #expect(
      try schema(of: .decimal, [.range(0...)])
        == #"{"anyOf":[{"type":"number","minimum":0},{"type":"string","#
        + #""pattern":"^[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$"}]}"#)
  }
}
