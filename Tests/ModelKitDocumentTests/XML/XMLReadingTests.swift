import ModelKitDocument
import Testing

@Suite struct XMLReadingTests {
  @Test(arguments: [
    (
      "<plist version=\"1.0\"><dict><key>a</key><array><true/><false/></array></dict></plist>",
      #"{"a": [true, false]}"#
    ),
    ("<string>no wrapper</string>", #""no wrapper""#),
    ("\n  <?xml version=\"1.0\"?>\n<plist><string>z</string></plist>\n", #""z""#),
    ("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://x/y.dtd\"><array/>", "[]"),
    ("<plist><array></array></plist>", "[]"), ("<plist><dict/></plist>", "{}"),
    ("<plist ><dict ></dict ></plist >", "{}"),
    ("<array><string/><string></string><string /></array>", #"["", "", ""]"#),
    (
      "<dict><key/><string/><key></key><true></true><key /><false ></false ></dict>",
      #"{"": "", "": true, "": false}"#
    ),
    ("<array><true> </true><!-- c --><?pi x?><integer>1</integer></array>", "[true, 1]"),
    (
      "<array><string a=\"b\" c = '>'>x</string><integer ID=\"1\">2</integer></array>", #"["x", 2]"#
    ),
    ("<dict><!-- --><key>a</key><!-- --><true/><!-- --></dict><!-- -->", #"{"a": true}"#),
    (
      "<array><array><array/><dict><key>k</key><array/></dict></array></array>",
      #"[[[], {"k": []}]]"#
    ),
  ])
  func `a property list is read whatever form its tags have`(text: String, tree: String) {
    let read = XMLFixture(text)
    #expect(read.codes == [])
    #expect(read.tree == tree)
  }

  @Test(arguments: [
    ("a &lt;&gt;&amp;&quot;&apos; b", "a <>&\"' b"),
    ("&#128664;&#x1F698;&#x1f698;", "🚘🚘🚘"), ("&#169;©&#0000000000169;", "©©©"),
    ("&#9;&#10;&#13;|", "\t\n\r|"),
    ("a<![CDATA[ <b> &amp; ]]>c", "a <b> &amp; c"), ("<![CDATA[]]>", ""),
    ("<![CDATA[x<![CDATA[]]]>y", "x<![CDATA[]y"), ("a<!-- b -->c<?d e?>f", "acf"),
    ("\n  two lines\n", "\n  two lines\n"), ("a\r\nb\rc&#13;\r\nd", "a\nb\nc\r\nd"),
    ("<![CDATA[a\r\nb\r]]>\n", "a\nb\n\n"), ("果粉优选 🚘 é", "果粉优选 🚘 é"), ("]]>", "]]>"),
    ("$null", "$null"), ("  spaces  ", "  spaces  "),
    ("\u{7F}\u{99}\u{FFFE}", "\u{7F}\u{99}\u{FFFE}"),
  ])
  func `text is what its references, sections and line breaks stand for`(
    content: String, text: String
  ) {
    let read = XMLFixture("<dict><key>\(content)</key><string>\(content)</string></dict>")
    #expect(read.codes == [])
    #expect(read.tree == "{\"\(text)\": \"\(text)\"}")
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("7", "7"), ("+7", "7"), ("-7", "-7"), (" 7\n", "7"), ("0123", "123"),
    ("0x1F", "31"), ("-0xFFFF", "-65535"), ("0Xff", "255"), ("+0x10", "16"),
    ("9223372036854775808", "9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("-0x8000000000000000", "-9223372036854775808"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
    ("00000000000000000000000000000005", "5"),
  ])
  func `integers are decimal or hexadecimal, of 64 bits`(content: String, value: String) {
    let read = XMLFixture("<integer>\(content)</integer>")
    #expect(read.codes == [])
    #expect(read.tree == value)
  }

  @Test(arguments: [
    ("1.5", 1.5), ("2", 2), ("  -3.14", -3.14), ("31415.9e-4", 3.14159), ("1E+5", 1e5), (".5", 0.5),
    ("1.", 1), ("-.5", -0.5), ("+1.5", 1.5), ("007.5", 7.5), ("-iNf", -.infinity),
    ("infInItY", .infinity), ("+infinity", .infinity), ("inf", .infinity), ("1e999", .infinity),
  ])
  func `reals are read as Foundation reads them`(content: String, value: Double) {
    let read = XMLFixture("<real>\(content)</real>")
    #expect(read.codes == [])
    #expect(read.tree == "real \(value)")
  }

  @Test(arguments: ["nan", "NaN", "NAN"])
  func `nan is a real`(content: String) {
    #expect(XMLFixture("<real>\(content)</real>").tree == "real nan")
  }

  @Test(arguments: [
    ("2001-01-01T00:00:00Z", "0.0"), ("2011-11-28T09:21:30Z", "344164890.0"),
    ("1970-01-01T00:00:00Z", "-978307200.0"), ("2000-02-29T12:00:00Z", "-26481600.0"),
  ])
  func `a date is seconds from 2001`(content: String, seconds: String) {
    #expect(XMLFixture("<date>\(content)</date>").tree == "date \(seconds)")
  }

  @Test(arguments: [
    ("", "[]"), ("aGk=", "[104, 105]"), ("\r\n\taG\r\n\tk=\r\n", "[104, 105]"),
    ("aGls", "[104, 105, 108]"),
    ("+/A=", "[251, 240]"),
  ])
  func `data is base64 with white space anywhere`(content: String, bytes: String) {
    let read = XMLFixture("<data>\(content)</data>")
    #expect(read.codes == [])
    #expect(read.tree == "data \(bytes)")
  }

  @Test func `an archive's reference stays the dictionary that it is written as`() {
    let read = XMLFixture("<dict><key>CF$UID</key><integer>1</integer></dict>")
    #expect(read.tree == #"{"CF$UID": 1}"#)
  }

  @Test func `the depth that the limits allow is read, one more is one error`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    }
    let limits = ReaderLimits(depth: 3)
    #expect(XMLFixture(nested(3), limits: limits).tree == "[[[]]]")
    let deeper = XMLFixture("<array>\(nested(3))\(nested(9))<true/></array>", limits: limits)
    #expect(deeper.codes == ["limit.depth"])
    #expect(deeper.tree == "[[[?]], [[?]], true]")
    #expect(deeper.document.diagnostics.first?.span?.start == 21)
  }

  @Test func `the number of nodes is limited`() {
    let text = "<array>" + String(repeating: "<true/>", count: 100) + "</array>"
    #expect(XMLFixture(text, limits: ReaderLimits(nodes: 101)).codes == [])
    #expect(XMLFixture(text, limits: ReaderLimits(nodes: 50)).codes == ["limit.nodes"])
  }
}
