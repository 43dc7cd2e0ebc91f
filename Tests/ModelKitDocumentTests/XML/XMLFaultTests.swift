import ModelKitDocument
import Testing

@Suite struct XMLFaultTests {
  /// One fault: its code, the text with its place marked, and the tree that is left.
  struct Fault: CustomTestStringConvertible, Sendable {
    let code: String
    let marked: String
    let tree: String

    init(_ code: String, _ marked: String, _ tree: String) {
      self.code = code
      self.marked = marked
      self.tree = tree
    }

    var testDescription: String { marked }
  }

  private func check(_ fault: Fault) {
    let marked = MarkedText(fault.marked)
    let read = XMLFixture(marked.text)
    #expect(read.codes == Array(repeating: fault.code, count: marked.places.count))
    #expect(read.document.diagnostics.map(\.span?.start) == marked.places)
    #expect(read.tree == fault.tree)
  }

  @Test(arguments: [
    Fault(
      "syntax.unclosed-element",
      "<array>§<string>Corner\n<string>b</string></array>", #"[?, "b"]"#),
    Fault(
      "syntax.unclosed-element",
      "<dict><key>a</key>§<string>Corner\n<key>b</key><true/></dict>", #"{"a": ?, "b": true}"#),
    Fault("syntax.unclosed-element", "<array>§<integer>10</array>", "[?]"),
    Fault(
      "syntax.unclosed-element",
      "<dict>§<key>a<true/><key>b</key><true/></dict>", #"{"b": true}!"#),
    Fault(
      "syntax.unclosed-element",
      "<array><dict><key>a</key>§<array><true/><key>b</key><true/></dict></array>",
      #"[{"a": [true]!, "b": true}]"#),
    Fault(
      "syntax.unclosed-element",
      "<array>§<dict><key>a</key><true/><dict><key>a</key><true/></dict></array>",
      #"[{"a": true}!, {"a": true}]"#),
    Fault("syntax.unclosed-element", "<plist><array>§<dict></plist>", "[{}!]!"),
    Fault(
      "syntax.unclosed-element",
      """
      <array>
        <dict>
          <key>a</key>
          §<dict>
            <key>b</key><true/>
          <key>c</key><true/>
        </dict>
        <dict/>
      </array>
      """, #"[{"a": {"b": true, "c": true}}!, {}]"#),
    Fault("syntax.unclosed-element", "<plist><dict><key>a</key>§<array>", #"{"a": []!}!"#),
    Fault("syntax.unclosed-element", "§<plist><true/>", "true"),
    Fault("syntax.unclosed-element", "<plist><dict>§<key>na", "{}!"),
    Fault("syntax.unclosed-element", "<dict>§<key>Data</ke\nBAD", "{}!"),
    Fault("syntax.unexpected-end", "<dict><key>a</key>§<str", "{}!"),
  ])
  func `an element without its end is placed at its opening`(fault: Fault) {
    check(fault)
  }

  @Test(arguments: [
    Fault(
      "syntax.mismatched-tag",
      "<dict><key>a</key><array><true/>§</dict></dict>", #"{"a": [true]}"#),
    Fault("syntax.mismatched-tag", "<plist><array><true/>§</dict></plist>", "[true]"),
    Fault("syntax.mismatched-tag", "<plist><array><true/>§</arry></plist>", "[true]"),
    Fault("syntax.mismatched-tag", "<array><string>a§</key><true/></array>", "[?, true]"),
    Fault("syntax.mismatched-tag", "<array><string>a§</sting><true/></array>", "[?, true]"),
    Fault(
      "syntax.mismatched-tag", "<array><string>a</string>§</string><true/></array>",
      #"["a", true]"#),
    Fault("syntax.mismatched-tag", "<array><string>a§<string><true/></array>", "[?, true]"),
    Fault("syntax.mismatched-tag", "<dict><key>a§<key><true/></dict>", "{}!"),
    Fault(
      "syntax.mismatched-tag",
      "<plist><array><dict><key>a</key><true/>§</dict><key>b</key><true/></dict></array></plist>",
      #"[{"a": true, "b": true}]"#),
    Fault(
      "syntax.mismatched-tag",
      "<plist><dict><key>a</key><true/>§</dict><key>b</key><true/></dict></plist>",
      #"{"a": true, "b": true}"#),
    Fault(
      "syntax.mismatched-tag",
      "<array><dict><key>a</key><array/>§</array><key>b</key><true/></dict></array>",
      #"[{"a": [], "b": true}]"#),
    Fault("syntax.tag", "<array><string>a§</string<true/></array>", "[?, true]"),
    Fault("syntax.tag", "<array>§<string a</string><true/></array>", "[?, true]"),
    Fault("syntax.tag", "<array><string §a=b>x</string><true/></array>", "[?, true]"),
    Fault("syntax.tag", "<array><string §=\">\">x</string></array>", "[?]"),
  ])
  func `a closing tag that does not fit is placed at itself`(fault: Fault) { check(fault) }

  @Test(arguments: [
    Fault(
      "syntax.key-without-value", "<dict>§<key>a</key><key>b</key><true/></dict>",
      #"{"a": ?, "b": true}"#),
    Fault("syntax.key-without-value", "<dict>§<key>single</key></dict>", #"{"single": ?}"#),
    Fault("syntax.key-without-value", "<dict>§<key >a</key >\n</dict >", #"{"a": ?}"#),
    Fault(
      "syntax.value-without-key",
      "<dict><key>a</key><true/>§<true/><key>b</key><dict/></dict>",
      #"{"a": true, "b": {}}!"#),
    Fault(
      "syntax.value-without-key",
      "<dict>§<dict><key>x</key><true/></dict><key>b</key><array><true/></array></dict>",
      #"{"b": [true]}!"#),
    Fault("syntax.value-without-key", "<dict>§<true/><true/><true/></dict>", "{}!"),
    Fault("syntax.misplaced-element", "<array>§<key>a</key><true/></array>", "[?, true]"),
    Fault(
      "syntax.misplaced-element", "<array>§<key>a</key><true/><key>b</key></array>",
      "[?, true, ?]"),
    Fault(
      "syntax.misplaced-element",
      "<dict><key>t</key><array>§<key>a</key></array><key>b</key><true/></dict>",
      #"{"t": [?], "b": true}"#),
    Fault("syntax.misplaced-element", "§<key>a</key>", "?"),
    Fault(
      "syntax.misplaced-element", "<array><string>a §<b>c</b> d</string><true/></array>",
      "[?, true]"),
    Fault("syntax.misplaced-element", "<array>§<true>yes</true></array>", "[?]"),
    Fault("syntax.unknown-element", "<array>§<sting>a</sting><true/></array>", "[?, true]"),
    Fault("syntax.unknown-element", "<array>§<String>a</String><true/></array>", "[?, true]"),
    Fault(
      "syntax.unknown-element", "<dict><key>a</key>§<null/><key>b</key><true/></dict>",
      #"{"a": ?, "b": true}"#),
    Fault(
      "syntax.unknown-element",
      "<dict><key>a</key>§<x><array/><true/></array><key>b</key><true/></dict>",
      #"{"a": ?, "b": true}"#),
    Fault("syntax.unknown-element", "<plist>§<doct><key>a</key></doct></plist>", "?"),
    Fault("syntax.stray-text", "<array><true/>§><true/></array>", "[true, true]"),
    Fault(
      "syntax.stray-text", "<dict><key>a</key>§Annex<key>b</key><true/></dict>",
      #"{"a": ?, "b": true}"#),
    Fault("syntax.stray-text", "<dict><key>a</key>§x<true/></dict>", #"{"a": true}"#),
    Fault("syntax.stray-text", "<array>§&amp;<true/></array>", "[true]"),
    Fault("syntax.stray-text", "<array>§<-- c <true/></array>", "[true]"),
    Fault("syntax.stray-text", "<plist><true/>§junk</plist>", "true"),
  ])
  func `what stands at the wrong place is placed at itself`(fault: Fault) { check(fault) }

  @Test(arguments: [
    Fault("syntax.entity", "<array><string>a §& b §&</string><true/></array>", "[?, true]"),
    Fault("syntax.entity", "<dict><key>a§&amp</key><true/></dict>", "{}!"),
    Fault("syntax.entity", "<string>§&nbsp;</string>", "?"),
    Fault("syntax.entity", "<string>§&#0;§&#xD83D;§&#1114112;§&#12341234128664;</string>", "?"),
    Fault("syntax.entity", "<string>§&#;§&#x;§&#X41;§&#65 </string>", "?"),
    Fault("syntax.entity", "<string>a §< b §<3</string>", "?"),
    Fault("syntax.control-character", "<string>a§\u{8}b§\u{1}\u{2}</string>", "?"),
    Fault("syntax.control-character", "<string><![CDATA[a§\u{8}b]]></string>", "?"),
    Fault("syntax.control-character", "<array>§\u{0}<true/></array>", "[true]"),
    Fault(
      "syntax.unclosed-container", "<array><string>§<![CDATA[ a ]]</string><true/></array>",
      "[?, true]"),
    Fault("syntax.unclosed-container", "<array><true/>§<!-- a <true/></array>", "[true]!"),
    Fault("syntax.number", "<array>§<integer>12x</integer><true/></array>", "[?, true]"),
    Fault(
      "syntax.number", "<array>§<integer></integer>§<integer/>§<integer IDREF=\"2\"/></array>",
      "[?, ?, ?]"),
    Fault(
      "syntax.number", "<array>§<integer>1.5</integer>§<integer>- 5</integer></array>",
      "[?, ?]"),
    Fault(
      "syntax.number", "<array>§<integer>0x</integer>§<integer>1<!-- --></integer></array>",
      "[?, ?]"),
    Fault(
      "syntax.number", "<array>§<real>0x10</real>§<real>1.2.3</real>§<real>1.e</real></array>",
      "[?, ?, ?]"),
    Fault(
      "syntax.number", "<array>§<real>infinite</real>§<real>.</real>§<real/></array>",
      "[?, ?, ?]"),
    Fault(
      "value.out-of-range",
      "<array>§<integer>18446744073709551616</integer>§<integer>-9223372036854775809</integer></array>",
      "[?, ?]"),
    Fault("value.out-of-range", "§<integer>0x10000000000000000</integer>", "?"),
    Fault(
      "value.date",
      "<array>§<date>2020-02-30T00:00:00Z</date>§<date>2024-01-32T20:43:14Z</date></array>",
      "[?, ?]"),
    Fault("value.date", "<array>§<date/>§<date>2011-11-28T09:21:30</date></array>", "[?, ?]"),
    Fault(
      "value.date",
      "<array>§<date>2011-11-28T24:00:00Z</date>§<date> 2011-11-28T09:21:30Z</date></array>",
      "[?, ?]"),
    Fault(
      "value.data", "<array>§<data>!!!!</data>§<data>aGk</data>§<data>aGk=aGk=</data></array>",
      "[?, ?, ?]"),
  ])
  func `faults in text are placed at themselves, wrong values at their element`(fault: Fault) {
    check(fault)
  }

  @Test(arguments: [
    Fault("syntax.empty-file", "§", "nothing"), Fault("syntax.empty-file", "<?xml?> §", "nothing"),
    Fault("syntax.missing-value", "<?xml?>§<plist/>", "nothing"),
    Fault("syntax.missing-value", "§<plist>\n</plist>", "nothing"),
    Fault("syntax.extra-value", "<plist><true/>§<false/><array/></plist>", "true"),
    Fault("syntax.trailing-content", "<plist><true/></plist>\n§more <b>", "true"),
    Fault("syntax.trailing-content", "<true/>§<false/>", "true"),
    Fault("syntax.stray-text", "§junk<plist><true/></plist>", "true"),
    Fault("syntax.stray-text", "<plist>§10</plist>", "?"),
    Fault("syntax.stray-text", "§10", "nothing"),
    Fault("syntax.unclosed-element", "<plist><dict>§<key>10</plist>", "{}!"),
    Fault(
      "syntax.document-type",
      "<!DOCTYPE plist §[<!ENTITY x \"]>\">]><plist><string>&x;</string></plist>", "?"),
    Fault("syntax.document-type", "<!DOCTYPE plist SYSTEM 'x' §[]><true/>", "true"),
    Fault("syntax.tag", "§<!foobar plist><plist><true/></plist>", "true"),
    Fault("syntax.tag", "§<!DOCTYPE plist \"><plist><true/></plist>", "true"),
    Fault("syntax.unclosed-container", "§<!DOCTYPE plist PUBLIC \"-//Apple", "nothing"),
    Fault(
      "syntax.merge-conflict",
      """
      <array>
      §<<<<<<< HEAD
        <string>ours</string>
      =======
        <string>theirs</string>
      >>>>>>> branch
        <true/>
      </array>
      """, #"["ours", true]"#),
  ])
  func `faults around the value are placed where they begin`(fault: Fault) { check(fault) }

  @Test func `an unclosed string says what it needs, where it was noticed and how reading went on`()
  {
    let read = XMLFixture("<dict>\n<key>n</key>\n<string>Corner\n\n<key>seats</key><true/></dict>")
    let finding = read.document.diagnostics.first
    #expect(finding?.message == "<string> opened here is never closed")
    #expect(finding?.label == "needs </string>")
    #expect(finding?.position == SourcePosition(line: 3, column: 1, utf16Column: 1))
    #expect(finding?.related.map(\.text) == ["noticed here: <string> may hold only text"])
    #expect(finding?.related.first?.position?.line == 5)
    #expect(
      finding?.notes
        == ["read on as if closed at the end of line 3; the rest of the file was checked"])
  }

  @Test func `a bad byte is named, once for each text`() {
    let read = XMLFixture(
      bytes: Array("<array><string>Caf".utf8) + [0xE9, 0xE9, 0x20, 0xC0]
        + Array("</string><string>".utf8) + [0xED, 0xA0, 0x80] + Array("</string></array>".utf8))
    #expect(read.codes == ["syntax.encoding", "syntax.encoding"])
    #expect(read.document.diagnostics.map(\.span?.start) == [18, 39])
    #expect(read.document.diagnostics.first?.message == "byte 0xE9 at offset 18 is not UTF-8")
    #expect(read.tree == "[?, ?]")
  }

  @Test func `a stray ampersand can be mended safely`() {
    let read = XMLFixture("<string>a & b</string>")
    #expect(read.document.diagnostics.first?.fix?.replacement == "&amp;")
    #expect(read.document.diagnostics.first?.fix?.span == SourceSpan(start: 10, end: 11))
  }

  @Test(arguments: [
    ("sting", "did you mean <string>?"), ("String", "did you mean <string>?"),
    ("itneger", "did you mean <integer>?"), ("int", "did you mean <integer>?"),
    ("null", "property lists have no null; leave the key out"),
    ("archive", "the elements are dict, array, string, integer, real, true, false, date and data"),
  ])
  func `an unknown element comes with the one that was meant`(name: String, help: String) {
    #expect(XMLFixture("<\(name)/>").document.diagnostics.first?.help == help)
  }

  @Test func `several faults in one file are each reported once, in order, and good entries stay`()
  {
    let marked = MarkedText(
      """
      <plist><array>
      <dict><key>n</key>§<string>A
      <key>m</key><integer>1</integer></dict>
      <dict><key>n</key><string>B</string></dict>
      <dict><key>n</key>§<integer>x</integer><key>d</key><string>§&</string></dict>
      <dict><key>n</key>§<dte>x</dte></dict>
      <dict>§<key>n</key></dict>
      <dict><key>n</key><string>C</string></dict>
      </array></plist>
      """)
    let read = XMLFixture(marked.text)
    #expect(read.document.diagnostics.map(\.span?.start) == marked.places)
    #expect(
      read.tree
        == #"[{"n": ?, "m": 1}, {"n": "B"}, {"n": ?, "d": ?}, {"n": ?}, {"n": ?}, {"n": "C"}]"#)
  }
}
