import ModelKitDocument
import ModelKitReport
import Testing

/// Files with findings, as the parts that make findings would hand them over.
struct Sample: Sendable {
  let name: String
  let sources: [SourceText]
  let report: FileReport

  init(
    _ name: String, _ sources: [SourceText], format: Format? = .xml, entries: EntryCounts? = nil,
    _ diagnostics: [Diagnostic], dropped: Int = 0
  ) {
    self.name = name
    self.sources = sources
    report = FileReport(
      name: sources.first?.name ?? name, format: format, entries: entries,
      diagnostics: diagnostics, dropped: dropped)
  }

  var catalog: SourceCatalog {
    var catalog = SourceCatalog()
    for source in sources { catalog.add(source) }
    return catalog
  }
}

extension SourceText {
  /// The span of the `number`th time that a text stands in this source.
  func span(_ text: String, number: Int = 1) -> SourceSpan {
    let bytes = Array(self.bytes)
    let wanted = Array(text.utf8)
    var left = number
    for start in 0...max(0, bytes.count - wanted.count) {
      guard Array(bytes[start..<start + wanted.count]) == wanted else { continue }
      left -= 1
      if left == 0 { return SourceSpan(start, start + wanted.count) }
    }
    preconditionFailure("`\(text)` is not in the sample")
  }
}

extension Sample {
  static let shops = SourceText(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <array>
    \t<dict>
    \t\t<key>address</key>
    \t\t<string>1 Main Street</string>
    \t\t<key>name</key>
    \t\t<!-- the oldest one -->
    \t\t\t<string>Corner Bakery
    \t\t<key>seats</key>
    \t\t<integer>12</integer>
    \t\t<key>price</key><string>twelve</string>
    \t</dict>
    \t<dict>
    \t\t<key>name</key>
    \t\t<string>Annex</string>
    \t\t<key>name</key>
    \t\t<string>Annexe</string>
    \t\t<key>adress</key>
    \t</dict>
    </array>
    </plist>
    """, name: "shops.plist")

  static let model = SourceText(
    """
    import ModelKit

    struct Shop {
      let name: String
      let seats: Int
      let price: Decimal?
    }
    """, name: "Shop.swift")

  static let unclosedElement = Sample(
    "unclosed-element", [shops],
    [
      Diagnostic(
        DiagnosticCode(rawValue: "syntax.unclosed-element"), .error,
        "<string> opened here is never closed", file: shops.name,
        span: shops.span("<string>", number: 2), label: "needs </string>",
        related: [
          DiagnosticLabel(
            file: shops.name, span: SourceSpan(shops.span("<key>seats").start, length: 5),
            text: "noticed here: <string> may hold only text")
        ],
        notes: [
          "read on as if closed at the end of line 9; the rest of the file was checked"
        ])
    ])

  static let duplicateKey = Sample(
    "duplicate-key", [shops],
    [
      Diagnostic(
        .duplicateKey, .error, "key `name` appears twice in one dictionary", file: shops.name,
        span: shops.span("<key>name</key>", number: 3), label: "again, value \"Annexe\"",
        related: [
          DiagnosticLabel(
            file: shops.name, span: shops.span("<key>name</key>", number: 2),
            text: "first, value \"Annex\"")
        ], path: NodePath([.index(1), .key("name")]))
    ])

  static let unknownKey = Sample(
    "unknown-key", [shops], entries: EntryCounts(total: 2),
    [
      Diagnostic(
        DiagnosticCode(rawValue: "key.unknown"), .warning, "Shop has no property `adress`",
        file: shops.name, span: shops.span("<key>adress</key>"),
        label: "did you mean `address`?", help: "did you mean `address`?",
        path: NodePath([.index(1), .key("adress")]))
    ])

  static let mismatch = Sample(
    "type-mismatch", [shops, model],
    entries: EntryCounts(
      total: 3, rejected: [EntryIdentity(path: NodePath([.index(0)]), index: 0, name: "id=7")]),
    [
      Diagnostic(
        DiagnosticCode(rawValue: "type.mismatch"), .error,
        "`price` should be Decimal, but the file has a string", file: shops.name,
        span: shops.span("<string>twelve</string>"), label: "string \"twelve\"",
        related: [
          DiagnosticLabel(
            file: model.name, span: model.span("Decimal?"), text: "declared here")
        ],
        help: "write <real>12</real> or <integer>12</integer>",
        fix: DiagnosticFix(
          summary: "write a real", span: shops.span("<string>twelve</string>"),
          replacement: "<real>12</real>"), path: NodePath([.index(0), .key("price")]),
        entry: EntryIdentity(path: NodePath([.index(0)]), index: 0, name: "id=7"))
    ])

  static let binary = Sample(
    "binary", [], format: .binary, entries: EntryCounts(total: 1, rejected: [EntryIdentity()]),
    [
      Diagnostic(
        DiagnosticCode(rawValue: "type.mismatch"), .error, "`seats` should be Int",
        file: "shops.bplist", span: SourceSpan(184, 186), label: "real 18.5",
        path: NodePath([.key("seats")]))
    ])

  static let missing = Sample(
    "missing-file", [], format: nil,
    [
      Diagnostic(
        DiagnosticCode(rawValue: "io.missing"), .error, "there is no such file",
        file: "shop.plist", help: "did you mean `shops.plist`?")
    ])

  static let wide: Sample = {
    let source = SourceText(
      "{\"名前\": \"果粉优选\",\t\"🍎👩‍👩‍👧\": \"e\u{301}\", \"price\": 012}", name: "wide.json")
    return Sample(
      "wide-characters", [source], format: .json(.standard),
      ["\"果粉优选\"", "\"🍎👩‍👩‍👧\"", "\"e\u{301}\"", "012"].map {
        Diagnostic(
          .invalidNumber, .note, "here", file: source.name, span: source.span($0), label: $0)
      })
  }()

  static let hostile: Sample = {
    let source = SourceText("[\"a\u{1B}[31m\u{0}\u{202E}b\u{85}\u{FEFF}\"]\r\n", name: "a\nb.json")
    return Sample(
      "control-characters", [source], format: .json(.standard),
      [
        Diagnostic(
          .controlCharacter, .error, "text holds \u{7}\r\nthe bell", file: source.name,
          span: source.span("b\u{85}"), label: "this \u{1B}[0m one",
          path: NodePath([.key("a\u{1B}\u{202E}")])),
        Diagnostic(
          .unexpectedEnd, .error, "the file ends here", file: source.name,
          span: SourceSpan(source.count, source.count), label: "here"),
      ])
  }()

  static let invalidBytes: Sample = {
    let bytes: [UInt8] = Array("[\"Caf".utf8) + [0xE9, 0xFF] + Array("\", 1 2]".utf8)
    let source = SourceText(bytes, name: "latin.json")
    return Sample(
      "invalid-bytes", [source], format: .json(.standard),
      [
        Diagnostic(
          .encoding, .error, "the byte 0xE9 is not UTF-8", file: source.name,
          span: SourceSpan(5, 6), label: "this byte"),
        Diagnostic(
          .missingComma, .error, "a comma is missing", file: source.name,
          span: SourceSpan(12, 13), label: "before this"),
      ])
  }()

  static let longLine: Sample = {
    let before = String(repeating: "{\"id\": 1234567},", count: 400)
    let source = SourceText("[\(before)x,\(before)y]", name: "min.json")
    return Sample(
      "long-line", [source], format: .json(.standard),
      [
        Diagnostic(
          .unexpectedToken, .error, "`x` stands for nothing", file: source.name,
          span: source.span("x"), label: "here"),
        Diagnostic(
          .unexpectedToken, .error, "`y` stands for nothing", file: source.name,
          span: source.span("y"), label: "here"),
      ])
  }()

  static let all = [
    unclosedElement, duplicateKey, unknownKey, mismatch, binary, missing, wide, hostile,
    invalidBytes, longLine,
  ]
}

extension SourceSpan {
  init(_ start: UInt32, length: UInt32) { self.init(start: start, end: start + length) }
}

extension Sample: CustomTestStringConvertible {
  var testDescription: String { name }
}
