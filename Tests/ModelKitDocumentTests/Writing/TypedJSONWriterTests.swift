import ModelKitDocument
import Testing

/// Typed JSON, type by type.
struct TypedJSONWriterTests {
  private func typed(_ xml: String, isCompact: Bool = true) -> WrittenDocument {
    Document(reading: SourceText("<plist>\(xml)</plist>", name: "a.plist"))
      .written(as: .typedJSON, options: WritingOptions(isCompact: isCompact))
  }

  private func text(_ xml: String) -> String {
    let written = typed(xml)
    #expect(written.diagnostics == [])
    return String(decoding: written.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("<true/>", "true"), ("<false/>", "false"), ("<integer>-12</integer>", "-12"),
    ("<integer>+7</integer>", "7"), ("<integer>007</integer>", "7"),
    ("<integer>0x1F</integer>", "31"),
    ("<integer>18446744073709551615</integer>", "18446744073709551615"),
    ("<string>a\"\\&#10;&lt;\u{7F}é😀</string>", "\"a\\\"\\\\\\n<\u{7F}é😀\""),
    ("<string/>", "\"\""), ("<array/>", "[]"), ("<dict/>", "{}"),
    ("<real>1.50</real>", #"{"$real":"1.5"}"#), ("<real>1</real>", #"{"$real":"1"}"#),
    ("<real>-0.0</real>", #"{"$real":"-0"}"#), ("<real>1e20</real>", #"{"$real":"1e+20"}"#),
    ("<real>inf</real>", #"{"$real":"inf"}"#), ("<real>-infinity</real>", #"{"$real":"-inf"}"#),
    ("<real>nan</real>", #"{"$real":"nan"}"#),
    ("<date>2011-11-28T09:21:30Z</date>", #"{"$date":"2011-11-28T09:21:30Z"}"#),
    ("<data> aG\tk= </data>", #"{"$data":"aGk="}"#), ("<data/>", #"{"$data":""}"#),
    (
      "<dict><key>$a</key><integer>1</integer><key>b</key><array><dict/></array></dict>",
      #"{"$dict":[["$a",1],["b",[{}]]]}"#
    ),
    (
      "<dict><key>a$</key><dict><key>$</key><dict/></dict></dict>",
      #"{"a$":{"$dict":[["$",{}]]}}"#
    ),
  ])
  func `every type has its form`(xml: String, json: String) {
    #expect(text(xml) == json)
  }

  @Test func `white space is two blanks a level, and a typed value stays on its line`() {
    let xml = "<dict><key>a</key><array><real>1</real><array/></array><key>b</key><true/></dict>"
    let expected = """
      {
        "a": [
          {"$real":"1"},
          []
        ],
        "b": true
      }

      """
    #expect(String(decoding: typed(xml, isCompact: false).bytes, as: UTF8.self) == expected)
  }

  @Test func `a uid and a fraction of a second come from binary files`() {
    // An array of uid 5 and the date 0.25 s after 2001, written by hand from the format's layout.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xA2, 1, 2, 0x80, 5, 0x33, 0x3F, 0xD0, 0, 0, 0, 0, 0, 0]
      + [8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 22]
    let written = Document(reading: SourceText(bytes, name: "a.plist"))
      .written(as: .typedJSON, options: WritingOptions(isCompact: true))
    #expect(
      String(decoding: written.bytes, as: UTF8.self)
        == #"[{"$uid":5},{"$date":"2001-01-01T00:00:00.25Z"}]"#)
  }
}
