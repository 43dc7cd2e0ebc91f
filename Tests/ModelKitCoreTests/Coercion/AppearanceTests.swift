import ModelKitCore
import ModelKitTestSupport
import Testing

struct AppearanceTests {
  @Test(
    arguments: [
      ("#0CB6D6", HexColor(red: 0x0C, green: 0xB6, blue: 0xD6)),
      ("0CB6D6", HexColor(red: 0x0C, green: 0xB6, blue: 0xD6)),
      ("0x0cb6d6", HexColor(red: 0x0C, green: 0xB6, blue: 0xD6)),
      ("#F80", HexColor(red: 0xFF, green: 0x88, blue: 0)),
      ("#F80C", HexColor(red: 0xFF, green: 0x88, blue: 0, alpha: 0xCC)),
      ("#80FF0102", HexColor(red: 0xFF, green: 1, blue: 2, alpha: 0x80)),
      ("000", HexColor(red: 0, green: 0, blue: 0)),
    ])
  func `colours as they are written`(text: String, color: HexColor) throws {
    #expect(try HexColor.value(json: "\"\(text)\"") == color)
    #expect(try HexColor.value(xml: "<string>\(text)</string>") == color)
    #expect(try HexColor.value(openStep: "\"\(text)\"") == color)
  }

  @Test func `eight digits can end with how opaque the colour is`() {
    #expect(
      HexColor("#FF010280", order: .rgba) == HexColor(red: 0xFF, green: 1, blue: 2, alpha: 0x80))
  }

  @Test func `a whole number is red, green and blue`() throws {
    #expect(
      try HexColor.value(json: "16777215") == HexColor(red: 255, green: 255, blue: 255))
    #expect(
      try HexColor.value(xml: "<integer>0x0CB6D6</integer>")
        == HexColor(red: 0x0C, green: 0xB6, blue: 0xD6))
    for text in ["-1", "16777216", "99999999999999999999"] {
      #expect(HexColor.fault(json: text) == "value.color", "\(text)")
    }
  }

  @Test(
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#123456789", "red", "# FFF", " ", "##FFF",
      "#GGGGGG", "0x", "-FFFFF",
    ])
  func `anything else is a fault and never black`(text: String) {
    #expect(HexColor.fault(json: "\"\(text)\"") == "value.color")
  }

  @Test func `what is wrong with a colour`() {
    #expect(
      HexColor.words(json: "\"#12345\"") == [
        "`v` should be HexColor, but `#12345` has 5 digits",
        "write #RGB, #RGBA, #RRGGBB or #AARRGGBB",
      ])
    #expect(
      HexColor.words(json: "\"0x12345\"").first
        == "`v` should be HexColor, but `0x12345` has 5 digits")
    #expect(
      HexColor.words(json: "\"red\"").first
        == "`v` should be HexColor, but `red` has something else than hexadecimal digits")
  }

  @Test func `a colour's text reads as the colour`() {
    for text in ["#0CB6D6", "#80FF0102", "#000000"] {
      #expect(HexColor(text)?.text == text)
    }
  }

  @Test func `an image has a name`() throws {
    #expect(try ImageName.value(json: "\"shop_1\"") == ImageName("shop_1"))
    #expect(ImageName.fault(json: "\"\"") == "value.image")
    #expect(ImageName.fault(xml: "<string></string>") == "value.image")
    #expect(ImageName.fault(xml: "<string/>") == "value.image")
  }
}
