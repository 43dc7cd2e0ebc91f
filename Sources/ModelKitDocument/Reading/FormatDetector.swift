// The format is told from the bytes. What both JSON and OpenStep could be is told by the extension:
//
//     bplist00…            binary
//     <?xml, <!, <plist    XML
//     <0fbd77>             OpenStep (data)
//     { "a" : …            JSON, even in a file called .plist
//     { "a" = …            OpenStep; in a file called .json only if a `;` ends the entry too,
//                          since there a `=` is more likely a slip
//     {}  7  "a"           either: .json is JSON, .plist and .strings are OpenStep; by any other
//                          name a bare word that JSON does not know is OpenStep

/// Finds out in which format a source is written.
package enum FormatDetector {
  /// The format of a source.
  ///
  /// - Complexity: O(1) for a file in order; O(*n*) in leading comments and the first token.
  package static func format(of source: SourceText, options: ReadingOptions) -> Format {
    switch options.format {
    case .json(let dialect)?: return .json(options.dialect ?? dialect)
    case let format?: return format
    case nil: break
    }
    var look = TextLook(CodeUnits(source))
    let name = NameHint(source.name)
    if look.isBinaryPropertyList { return .binary }
    look.skipMergeMarker()
    look.skipBlanks()
    if look.isXML(name: name) { return .xml }
    if let dialect = options.dialect { return .json(dialect) }
    return look.isJSON(name: name) ? .json(name.dialect) : .openStep
  }
}

/// What the name of a file says about its format.
struct NameHint {
  /// The format that the extension stands for.
  enum Family { case json, openStep, xml, none }

  let family: Family
  let dialect: JSONDialect

  init(_ name: String) {
    let last = name.split(separator: "/").last ?? ""
    let ending = last.lastIndex(of: ".").map { last[last.index(after: $0)...].lowercased() }
    dialect =
      switch ending {
      case "jsonc": .jsonc
      case "json5": .json5
      case "jsonl", "ndjson", "jsonlines": .lines
      default: .standard
      }
    family =
      switch ending {
      case "json", "jsonc", "json5", "jsonl", "ndjson", "jsonlines", "geojson", "topojson",
        "webmanifest", "xcstrings", "resolved":
        .json
      case "plist", "strings", "pbxproj", "stringsdict", "entitlements", "glyphs":
        .openStep
      case "xml", "xsd": .xml
      default: .none
      }
  }
}
