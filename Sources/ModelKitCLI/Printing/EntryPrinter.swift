import ModelKitCore
import ModelKitReport

/// Prints the good entries of one file after the other in the form that was asked for.
struct EntryPrinter {
  private let options: PrintOptions
  private let console: Console
  private let style: TextStyle
  /// Whether a table needs to say which file it is of.
  private let hasSeveralFiles: Bool
  private var fileCount = 0
  private var entryCount = 0
  private var lastHeader: String?

  init(
    _ options: PrintOptions, console: Console, isColored: Bool, hasSeveralFiles: Bool
  ) {
    self.options = options
    self.console = console
    style = isColored ? .colored : .plain
    self.hasSeveralFiles = hasSeveralFiles
    if options.form == .json { console.output.write("[") }
  }

  /// Prints the entries of a file.
  mutating func print(_ nodes: [NodeID], of document: Document, schema: ModelSchema) {
    let entries = LoadedEntries(nodes, of: document, schema: schema, options: options)
    if options.columns != nil {
      for key in entries.missingColumns { complain(about: key, of: entries, schema) }
    }
    switch options.form {
    case .none: return
    case .table: printTable(entries)
    case .json, .jsonl: printJSON(entries)
    case .csv: printCSV(entries)
    case .swift: printSwift(entries, schema)
    }
    fileCount += 1
  }

  /// Ends what is open.
  func finish() {
    if options.form == .json { console.output.write(entryCount == 0 ? "]\n" : "\n]\n") }
  }

  private mutating func printTable(_ entries: LoadedEntries) {
    if hasSeveralFiles {
      let name = VisibleText.of(entries.document.source.name)
      console.output.write((fileCount > 0 ? "\n" : "") + style.paint(name, as: .message) + "\n")
    }
    guard !entries.nodes.isEmpty else { return }
    let output = console.output
    output.write(
      entries.table(withSwatches: style == .colored).text(width: output.width, style: style))
    if entries.omitted > 0 {
      output.write("… and \(entries.omitted) more (--limit 0 prints all)\n")
    }
  }

  private mutating func printJSON(_ entries: LoadedEntries) {
    for entry in entries.nodes {
      if options.form == .json {
        console.output.write(entryCount == 0 ? "\n  " : ",\n  ")
      }
      console.output.write(entries.jsonLine(of: entry, selected: options.columns != nil))
      if options.form == .jsonl { console.output.write("\n") }
      entryCount += 1
    }
  }

  private mutating func printCSV(_ entries: LoadedEntries) {
    let header = CSVRow.text(entries.columns.map(\.title))
    // Files of one kind make one table; where the columns change, another one begins.
    if header != lastHeader {
      console.output.write((lastHeader == nil ? "" : "\r\n") + header)
      lastHeader = header
    }
    for entry in entries.nodes {
      console.output.write(
        CSVRow.text(
          entries.values(in: entry).map { $0.map(entries.document.fieldText) ?? "" }))
    }
  }

  private func printSwift(_ entries: LoadedEntries, _ schema: ModelSchema) {
    console.output.write(SwiftLiteral(entries.document, schema).text(of: entries))
  }

  private func complain(
    about key: String, of entries: LoadedEntries, _ schema: ModelSchema
  ) {
    let keys = schema.root.map { schema[$0].properties.map(\.key) } ?? []
    let question = UsageError.question(for: key, among: keys.filter { $0 != key })
    let name = VisibleText.of(entries.document.source.name)
    console.error.write("Warning: no entry of \(name) has a key '\(key)'.\(question)\n")
  }
}

extension LoadedEntries {
  /// An entry as JSON on one line; with the chosen keys only, where they were chosen.
  fileprivate func jsonLine(of entry: NodeID, selected: Bool) -> [UInt8] {
    guard selected else { return document.jsonLine(of: entry) }
    var line: [UInt8] = [UInt8(ascii: "{")]
    for (column, value) in zip(columns, values(in: entry)) {
      guard let key = column.key, let id = value else { continue }
      if line.count > 1 { line.append(UInt8(ascii: ",")) }
      line += JSONValue.quoted(key).utf8
      line.append(UInt8(ascii: ":"))
      line += document.jsonLine(of: id)
    }
    return line + [UInt8(ascii: "}")]
  }
}
