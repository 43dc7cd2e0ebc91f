import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

/// What a model is written as is read as the same model, or is refused.
struct WrittenLossTests {
  private struct Visit: Model, Equatable {
    var on: Date
    var price: Decimal?
    static let factory = Factory(Visit.init, Key("on", \Visit.on), Key("price", \Visit.price))
  }

  private func codes(of visit: Visit, as format: OutputFormat) -> [DiagnosticCode] {
    do throws(ModelError) {
      let bytes = try visit.written(as: format)
      let name = format == .json ? "a.json" : "a.plist"
      #expect(try Visit.models(from: bytes, name: name) == [visit])
      return []
    } catch {
      #expect(error.diagnostics.allSatisfy { $0.severity == .error })
      #expect(!error.description.isEmpty)
      return error.diagnostics.map(\.code)
    }
  }

  @Test func `a fraction of a second is refused by XML alone`() {
    let visit = Visit(on: Date(timeIntervalSinceReferenceDate: 0.5), price: nil)
    #expect(codes(of: visit, as: .xml) == [.precisionLoss])
    #expect(codes(of: visit, as: .binary) == [])
    #expect(codes(of: visit, as: .json) == [])
  }

  @Test(arguments: [0.123_456_789_012_3, 0.999_999_999_999, 1e-12])
  func `a date that is finer than its text is refused where it is text`(seconds: Double) {
    let visit = Visit(on: Date(timeIntervalSinceReferenceDate: seconds), price: nil)
    #expect(codes(of: visit, as: .json) == [.unsupportedValue])
    #expect(codes(of: visit, as: .binary) == [])
  }

  @Test(arguments: ["12345678901234567890.12345", "0.10000000000000001"])
  func `digits of a Decimal are refused by binary alone`(digits: String) throws {
    let visit = Visit(on: Date(timeIntervalSince1970: 0), price: Decimal(string: digits))
    #expect(codes(of: visit, as: .binary) == [.precisionLoss])
    #expect(codes(of: visit, as: .xml) == [])
    #expect(codes(of: visit, as: .json) == [])
    let written = try visit.document(for: .binary).written(as: .binary)
    #expect(written.diagnostics.map(\.severity) == [.warning])
    #expect(!written.hasLosses)
  }

  @Test(arguments: ["0.1", "99.90", "123456789012345678901234567890", "1e100", "-0.5"])
  func `a Decimal that a Double prints goes everywhere`(digits: String) {
    let visit = Visit(on: Date(timeIntervalSince1970: 0), price: Decimal(string: digits))
    for format in [OutputFormat.binary, .json, .xml] {
      let isLong = digits.count > 20 && format == .binary
      #expect(codes(of: visit, as: format) == (isLong ? [.precisionLoss] : []), "\(format)")
    }
  }

  @Test(arguments: [Date.distantPast, Date(timeIntervalSinceReferenceDate: 1e12)])
  func `a date that no file is read with is not written`(date: Date) throws {
    for format in [OutputFormat.binary, .json, .xml] {
      #expect(codes(of: Visit(on: date, price: nil), as: format) == [.invalidDate], "\(format)")
    }
    let error = #expect(throws: ModelError.self) {
      try Counted(dates: [], date: date).written(as: .json)
    }
    #expect(error?.diagnostics.map(\.code) == [.invalidDate])
    #expect(error?.diagnostics.map(\.path.description) == ["date"])
  }

  private struct Counted: Model, Equatable {
    var dates: [Date]
    var date: Date
    static let factory = Factory(
      Counted.init, Key("dates", \Counted.dates, .split(by: ","), .unixTime(.seconds)),
      Key("date", \Counted.date, .unixTime(.milliseconds)))
  }

  @Test(arguments: [OutputFormat.json, .xml, .binary])
  func `numbers that count from 1970 are a list under a key that splits text`(
    format: OutputFormat
  ) throws {
    let counted = Counted(
      dates: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)],
      date: Date(timeIntervalSince1970: 3))
    let bytes = try counted.written(as: format)
    let name = format == .json ? "a.json" : "a.plist"
    #expect(try Counted.models(from: bytes, name: name) == [counted])
    let text = try counted.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: text, as: UTF8.self) == #"{"dates":[1,2],"date":3000}"#)
  }

  @Test(arguments: [
    (0.1, "978307200.1"), (-0.5, "978307199.5"), (1e-3, "978307200.001"), (3.25, "978307203.25"),
    (800_000_000.123_456_7, "1778307200.1234567"),
  ])
  func `a number that counts from 1970 has the digits of the date`(
    seconds: Double, digits: String
  ) throws {
    let counted = Counted(
      dates: [Date(timeIntervalSinceReferenceDate: seconds)], date: Date(timeIntervalSince1970: 0))
    let text = try counted.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: text, as: UTF8.self) == #"{"dates":[\#(digits)],"date":0}"#)
  }

  @Test(arguments: [OutputFormat.json, .xml, .openStep])
  func `dates that are counted from 1970 are read as they were`(format: OutputFormat) throws {
    var numbers = SeededRandom(seed: 1970)
    let dates = (0..<500).map { _ in
      Date(timeIntervalSinceReferenceDate: Double.random(in: -1e9...1e9, using: &numbers))
    }
    for date in dates {
      let counted = Counted(dates: [date, date], date: date)
      let bytes = try counted.written(as: format)
      let name = format == .json ? "a.json" : "a.plist"
      #expect(try Counted.models(from: bytes, name: name) == [counted])
    }
  }

  private struct Link: Model {
    let url: URL
    static let factory = Factory(Link.init, Key("url", \Link.url))
  }

  @Test func `a URL is written with its base`() throws {
    let base = URL(string: "https://a.b/c/")
    let link = Link(url: try #require(URL(string: "d?e=f", relativeTo: base)))
    let bytes = try link.written(as: .json, options: WritingOptions(isCompact: true))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"url":"https://a.b/c/d?e=f"}"#)
  }

  private struct Text: ModelValue, Equatable {
    let digits: String
    static func read(
      at node: NodeID, from reader: inout ModelReader
    ) throws(ModelFailure) -> Text {
      Text(digits: reader.document.numberText(node) ?? "")
    }
    func write(to writer: inout ModelWriter) { writer.number(digits) }
  }

  private struct Numbers: Model {
    let number: Text
    static let factory = Factory(Numbers.init, Key("number", \Numbers.number))
  }

  @Test func `the text of a number is one`() throws {
    func json(_ digits: String) throws -> String {
      let bytes = try Numbers(number: Text(digits: digits))
        .written(as: .json, options: WritingOptions(isCompact: true))
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try json("+007.50") == #"{"number":7.50}"#)
    #expect(try json("+5") == #"{"number":5}"#)
    for text in ["", "five", "1,2", "NaN", ".5"] {
      #expect(throws: ModelError.self) { try json(text) }
    }
  }
}
