import ModelKitDocument

extension JSONValue {
  /// What came of one file.
  static func file(_ file: FileReport) -> JSONValue {
    let entries = file.entries.map { entries in
      JSONValue.object([
        "total": .integer(entries.total), "loaded": .integer(entries.loaded),
        "rejected": .array(entries.rejected.map(JSONValue.entry)),
      ])
    }
    return .object([
      "file": .string(file.name), "format": file.format.map { .string($0.identifier) },
      "entries": entries, "errors": .integer(file.count(of: .error)),
      "warnings": .integer(file.count(of: .warning)), "notes": .integer(file.count(of: .note)),
    ])
  }

  /// One finding, with its places in both kinds of columns.
  static func diagnostic(_ diagnostic: Diagnostic, sources: inout SourceCatalog) -> JSONValue {
    let place = Place(
      of: diagnostic.span, at: diagnostic.position, in: diagnostic.file, sources: &sources)
    let related = diagnostic.related.map { label in
      let place = Place(of: label.span, at: label.position, in: label.file, sources: &sources)
      return JSONValue.object(place.members + members(["label": .string(label.text)]))
    }
    return .object(
      members([
        "severity": .string(diagnostic.severity.rawValue),
        "code": .string(diagnostic.code.rawValue), "message": .string(diagnostic.message),
        "path": .string(diagnostic.path.description),
        "model": diagnostic.model.map { .string($0) },
      ]) + place.members
        + members([
          "label": diagnostic.label.map { .string($0) }, "related": list(related),
          "notes": list(diagnostic.notes.map { .string($0) }),
          "help": diagnostic.help.map { .string($0) }, "fix": diagnostic.fix.map(fix),
          "entry": diagnostic.entry.map(entry),
        ]))
  }

  /// Where something stands, in lines, both kinds of columns and bytes.
  private struct Place {
    let members: [Member]

    init(
      of span: SourceSpan?, at known: SourcePosition?, in file: String,
      sources: inout SourceCatalog
    ) {
      let start = known ?? sources.position(of: span, in: file)
      // Counted on from the start: a file without line breaks is not read anew each time.
      let end = span.flatMap { span in
        sources.lines(of: file)?.position(of: span.end, after: start.map { (span.start, $0) })
      }
      members = JSONValue.members([
        "file": .string(file), "line": start.map { .integer($0.line) },
        "column": start.map { .integer($0.column) },
        "utf16Column": start.map { .integer($0.utf16Column) },
        "endLine": end.map { .integer($0.line) }, "endColumn": end.map { .integer($0.column) },
        "endUTF16Column": end.map { .integer($0.utf16Column) },
        "span": span.map(JSONValue.span),
      ])
    }
  }

  private static func span(_ span: SourceSpan) -> JSONValue {
    .object(["start": .integer(Int(span.start)), "end": .integer(Int(span.end))])
  }

  private static func fix(_ fix: DiagnosticFix) -> JSONValue {
    .object([
      "summary": .string(fix.summary), "span": span(fix.span),
      "replacement": .string(fix.replacement),
    ])
  }

  private static func entry(_ entry: EntryIdentity) -> JSONValue {
    .object([
      "path": .string(entry.path.description), "index": entry.index.map { .integer($0) },
      "key": entry.key.map { .string($0) },
      "name": entry.name.map { .string($0) },
    ])
  }

  private static func list(_ elements: [JSONValue]) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements)
  }
}

extension Format {
  /// The name that the command line has for the format.
  fileprivate var identifier: String {
    switch self {
    case .json(let dialect): dialect.rawValue
    case .xml: "xml"
    case .binary: "binary"
    case .openStep: "openstep"
    }
  }
}
