import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

struct TextTests {
  @Test func `text stays as it is written`() throws {
    #expect(try String.value(json: "\" a\\tb \"") == " a\tb ")
    #expect(try String.value(json: "\"\"") == "")
    #expect(try String.value(json: "\"\\ud83d\\ude98\"") == "🚘")
    #expect(try String.value(xml: "<string>&#128664; &amp; <![CDATA[<b>]]></string>") == "🚘 & <b>")
    #expect(try String.value(xml: "<string>$null</string>") == "$null")
    #expect(try String.value(openStep: "78.400") == "78.400")
    #expect(try String.value(openStep: "\"\\U4f60\"") == "你")
    #expect(
      try String.value(in: .binary(xml: "<dict><key>v</key><string>果粉</string></dict>"))
        == "果粉")
  }

  @Test func `a number is no text, and the help writes it as text`() {
    #expect(String.fault(json: "78.400") == "type.mismatch")
    #expect(String.words(json: "78.400").last == "write \"78.400\"")
    #expect(String.fault(xml: "<integer>666</integer>") == "type.mismatch")
  }

  @Test func `a null is never text`() throws {
    #expect(String.fault(json: "null") == "type.null")
    #expect(
      String.words(json: "null")
        == ["`v` should be String, but is null", "declare it String? if it may be null"])
    #expect(try String?.value(json: "null") == nil)
    #expect(try String?.value(json: "\"\"") == "")
    #expect(try String?.value(json: "\"<null>\"") == "<null>")
  }

  // MARK: Bool

  @Test func `truth values`() throws {
    #expect(try Bool.value(json: "true"))
    #expect(try !Bool.value(json: "false"))
    #expect(try Bool.value(xml: "<true/>"))
    #expect(try !Bool.value(xml: "<false/>"))
    for text in ["YES", "yes", "true", "True", "1"] {
      #expect(try Bool.value(openStep: text), "\(text)")
    }
    for text in ["NO", "no", "false", "False", "0"] {
      #expect(try !Bool.value(openStep: text), "\(text)")
    }
  }

  @Test func `what is no truth value`() {
    for text in ["1", "0", "\"true\"", "\"yes\"", "\"1\"", "\"\"", "[]"] {
      #expect(Bool.fault(json: text) == "type.mismatch", "\(text)")
    }
    for text in ["2", "on", "\"\"", "\" YES\"", "y"] {
      #expect(Bool.fault(openStep: text) == "value.number", "\(text)")
    }
  }

  // MARK: dates

  @Test(
    arguments: [
      ("2011-11-28T09:21:30Z", 344_164_890), ("2001-01-01T00:00:00Z", 0),
      ("2011-11-28T09:21:30.5+01:00", 344_161_290.5), ("2000-02-29T12:00:00Z", -26_481_600),
      ("2011-11-28T09:21:30-0800", 344_193_690), ("2001-01-01T00:00:00.123456789Z", 0.123456789),
      ("1969-12-31T23:59:59Z", -978_307_201),
    ])
  func `dates of JSON are ISO 8601`(text: String, seconds: Double) throws {
    let date = try Date.value(json: "\"\(text)\"")
    #expect(date == Date(timeIntervalSinceReferenceDate: seconds))
  }

  @Test(
    arguments: [
      "2020-02-30T00:00:00Z", "2021-02-29T00:00:00Z", "2020-13-01T00:00:00Z",
      "2020-01-01T24:00:00Z", "2020-01-01T00:60:00Z", "2020-01-01T23:59:60Z",
      "2020-01-01T00:00:00", "2020-01-01", "", "soon", "1432821600", "2020-04-31T00:00:00Z",
      "0000-01-01T00:00:00Z", "2020-01-01T00:00:00.0123456789Z", " 2020-01-01T00:00:00Z",
    ])
  func `days that do not exist and moments without a zone are faults`(text: String) {
    #expect(Date.fault(json: "\"\(text)\"") == "value.date")
  }

  @Test func `a date that does not exist is told why`() {
    #expect(
      Date.words(json: "\"2020-02-30T00:00:00Z\"").first?.contains("February 2020 has 29 days")
        == true)
    #expect(
      Date.words(json: "\"2020-01-01T00:00:00\"").last
        == "end the time with Z, or with an offset like +01:00")
  }

  @Test func `property lists have dates of their own`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 344_164_890)
    #expect(try Date.value(xml: "<date>2011-11-28T09:21:30Z</date>") == date)
    #expect(
      try Date.value(in: .binary(xml: "<dict><key>v</key><date>2011-11-28T09:21:30Z</date></dict>"))
        == date)
    #expect(Date.fault(xml: "<string>2011-11-28T09:21:30Z</string>") == "type.mismatch")
    #expect(Date.fault(openStep: "\"2011-11-28T09:21:30Z\"") == "type.mismatch")
  }

  // MARK: data

  @Test func `data of JSON is base64`() throws {
    #expect(try Data.value(json: "\"aGk=\"") == Data("hi".utf8))
    #expect(try Data.value(json: "\"\"") == Data())
    #expect(try Data.value(json: "\"aG\\u006b=\"") == Data("hi".utf8))
    for text in ["!!!!", "aGk", "aGk =", "aGk==", "aGl\\n", "a"] {
      #expect(Data.fault(json: "\"\(text)\"") == "value.data", "\(text)")
    }
  }

  @Test func `property lists have data of their own`() throws {
    #expect(try Data.value(xml: "<data>\n\taGVs\n\tbG8=\n\t</data>") == Data("hello".utf8))
    #expect(try Data.value(openStep: "<0fbd77>") == Data([0x0F, 0xBD, 0x77]))
    #expect(try Data.value(openStep: "<0fbd 77>") == Data([0x0F, 0xBD, 0x77]))
    #expect(Data.fault(xml: "<string>aGk=</string>") == "type.mismatch")
    #expect(Data.fault(openStep: "aGk") == "type.mismatch")
  }

  @Test func `bytes are a list of numbers or data`() throws {
    #expect(try [UInt8].value(xml: "<data>aGk=</data>") == [0x68, 0x69])
    #expect(try [UInt8].value(openStep: "<6869>") == [0x68, 0x69])
    #expect(try [UInt8].value(json: "[104, 105]") == [0x68, 0x69])
    #expect([UInt8].fault(json: "\"aGk=\"") == "type.mismatch")
    #expect([Int].fault(xml: "<data>aGk=</data>") == "type.mismatch")
  }

  // MARK: links

  @Test func `URLs are taken as they stand`() throws {
    for text in [
      "https://example.com/a?b=c#d", "mailto:a@b.example", "shop/7", "file:///a%20b",
      "http://[::1]/",
    ] {
      #expect(try URL.value(json: "\"\(text)\"").absoluteString == text)
    }
    for text in ["", "a b", "http://a/%", "http://a/%zz", "http://a/<b>", "http://a:port/", "\\n"] {
      #expect(URL.fault(json: "\"\(text)\"") == "value.url", "\(text)")
    }
    #expect(URL.words(json: "\"a b\"").last == "write %20 for a blank")
  }

  @Test func `UUIDs have 36 characters`() throws {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let uuid = try #require(UUID(uuidString: text))
    #expect(try UUID.value(json: "\"\(text)\"") == uuid)
    #expect(try UUID.value(json: "\"\(text.lowercased())\"") == uuid)
    for text in [
      "", "E621E1F8", "E621E1F8C36C495A93FC0C247A3E6E5F", "{\(text)}", "\(text)0", " \(text)",
      "G621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5",
    ] {
      #expect(UUID.fault(json: "\"\(text)\"") == "value.uuid", "\(text)")
    }
  }
}
