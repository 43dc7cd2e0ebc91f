import Foundation
import ModelKitCore
import ModelKitDocument

/// The same shops in every format: `{name, icon, price, stock, open, tags, address: {city, zip},
/// bgColor, created}`.
struct ShopData {
  let count: Int
  let json: [UInt8]
  let jsonLines: [UInt8]
  let xml: [UInt8]
  let binary: [UInt8]
  let openStep: [UInt8]
  /// The JSON and the XML with a price that is text in each shop.
  let faultyJSON: [UInt8]
  let faultyXML: [UInt8]

  /// Generates shops from a fixed seed.
  ///
  /// - Throws: ``NotWritten`` if a format cannot hold them, which would be a fault of a writer.
  init(count: Int) throws {
    self.count = count
    json = try Self.written(Self.document(count, dates: .text), as: .json)
    jsonLines = Self.lines(json)
    let native = Self.document(count, dates: .native)
    xml = try Self.written(native, as: .xml)
    binary = try Self.written(native, as: .binary)
    openStep = try Self.written(Self.document(count, dates: .stringsOnly), as: .openStep)
    faultyJSON = try Self.written(Self.document(count, dates: .text, isFaulty: true), as: .json)
    faultyXML = try Self.written(Self.document(count, dates: .native, isFaulty: true), as: .xml)
  }

  /// Writes the files into a folder, which is made if it is missing.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      ("json", json), ("jsonl", jsonLines), ("xml.plist", xml), ("binary.plist", binary),
      ("openstep.plist", openStep),
    ]
    for (ending, bytes) in files {
      let file = folder.appending(path: "shops-\(count).\(ending)")
      try Data(bytes).write(to: file, options: .atomic)
    }
  }

  private enum Dates { case text, native, stringsOnly }

  private static let names = [
    "果粉优选", "Corner Bakery", "晨光文具店", "Blue Door Books", "老街豆腐", "Harbour Coffee",
    "绿野花坊", "Tin Roof Toys", "山城火锅", "Needle and Thread", "明月茶庄", "North Star Cycles",
  ]
  private static let cities = ["Shanghai", "成都", "Lisbon", "Reykjavík", "Kyoto", "Valparaíso"]
  private static let words = ["fruit", "organic", "late", "wifi", "书", "gifts", "repairs", "tea"]

  private static func document(
    _ count: Int, dates: Dates, isFaulty: Bool = false
  ) -> Document {
    var random = SeededGenerator(seed: 0x5109)
    var builder = DocumentBuilder(name: "shops")
    let plain = dates == .stringsOnly
    builder.beginArray()
    for index in 0..<count {
      let price = Double(Int.random(in: 99...99_999, using: &random)) / 100
      let stock = Int.random(in: 0...5000, using: &random)
      let isOpen = Bool.random(using: &random)
      builder.beginDictionary()
      builder.key("name")
      builder.string("\(names[Int.random(in: 0..<names.count, using: &random)]) \(index)")
      builder.key("icon")
      builder.string("shop_\(Int.random(in: 1...400, using: &random))")
      builder.key("price")
      if plain || isFaulty { builder.string(price.description) } else { builder.real(price) }
      builder.key("stock")
      if plain { builder.string(String(stock)) } else { builder.integer(stock) }
      builder.key("open")
      if plain { builder.string(isOpen ? "YES" : "NO") } else { builder.boolean(isOpen) }
      builder.key("tags")
      builder.beginArray()
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        builder.string(words[Int.random(in: 0..<words.count, using: &random)])
      }
      builder.end()
      builder.key("address")
      builder.beginDictionary()
      builder.key("city")
      builder.string(cities[Int.random(in: 0..<cities.count, using: &random)])
      builder.key("zip")
      builder.string(String(Int.random(in: 10_000...99_999, using: &random)))
      builder.end()
      builder.key("bgColor")
      let color = String(Int.random(in: 0x10_0000...0xFF_FFFF, using: &random), radix: 16)
      builder.string("#\(color.uppercased())")
      builder.key("created")
      let seconds = Double(Int.random(in: 0...700_000_000, using: &random))
      if dates == .native {
        builder.date(secondsSinceReferenceDate: seconds)
      } else {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        builder.string(date.formatted(.iso8601))
      }
      builder.end()
    }
    return builder.finish()
  }

  private static func written(_ document: Document, as format: OutputFormat) throws -> [UInt8] {
    let written = document.written(as: format, options: WritingOptions(isCompact: true))
    let errors = written.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw NotWritten(format: format, findings: errors) }
    return Array(written.bytes)
  }

  /// A compact array of objects as one object per line; no string in the data has `},{`.
  private static func lines(_ json: [UInt8]) -> [UInt8] {
    let text = String(decoding: json.dropFirst().dropLast(), as: UTF8.self)
    return Array(text.replacing("},{\"name\"", with: "}\n{\"name\"").utf8)
  }
}

/// A writer could not hold the generated data.
struct NotWritten: Error {
  let format: OutputFormat
  let findings: [Diagnostic]
}
