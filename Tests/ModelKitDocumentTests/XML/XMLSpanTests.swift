import ModelKitDocument
import Testing

@Suite struct XMLSpanTests {
  @Test(arguments: [
    "<string>a</string>", "<string a='>'>a</string >", "<string/>", "<string />",
    "<string></string>", "<integer> 12 </integer>", "<real>1.5</real>", "<true/>", "<true ></true>",
    "<date>2011-11-28T09:21:30Z</date>", "<data>\naGk=\n</data>", "<data/>",
    "<string><![CDATA[<b>]]>c<!-- </string> --></string>", "<sting>a</sting>",
    "<integer>x</integer>",
  ])
  func `a scalar's span is its element`(element: String) throws {
    let read = XMLFixture("<plist>\n<array>\(element)<true/>\(element)</array></plist>")
    let root = try #require(read.document.root)
    for id in read.document.elements(of: root) where read.document.kind(of: id) != .boolean {
      #expect(read.text(read.document.span(of: id)) == element)
      #expect(read.text(read.document.headSpan(of: id)) == element)
    }
  }

  @Test func `a key's span is its element`() throws {
    let read = XMLFixture("<dict><key>name</key><true/><key >b</key ><true/><key/><true/></dict>")
    let root = try #require(read.document.root)
    let keys = read.document.entries(of: root).map { read.text(read.document.span(of: $0.key)) }
    #expect(keys == ["<key>name</key>", "<key >b</key >", "<key/>"])
  }

  @Test(arguments: [
    "<array/>", "<array></array>", "<array >\n</array >", "<dict><key>a</key><string/></dict>",
    "<array><array><dict/></array></array>",
    "<array><array><array> </array></array><!-- c --> </array>",
    "<array><true/><array><true/></array></array>",
    "<dict><key>a</key><array><dict/></array></dict>",
  ])
  func `a container's span goes to its end, its head is its opening tag`(element: String) throws {
    let read = XMLFixture("<plist><array><true/>\(element)<true/></array></plist>")
    let root = try #require(read.document.root)
    let id = try #require(read.document.element(1, of: root))
    #expect(read.text(read.document.span(of: id)) == element)
    let head = read.text(read.document.headSpan(of: id))
    #expect(head == element.prefix { $0 != ">" } + ">")
  }
}
