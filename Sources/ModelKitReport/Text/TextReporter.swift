import ModelKitDocument

/// Findings as a person reads them: the lines of the file with the places marked.
///
/// ```text
/// warning[key.unknown]: Shop has no property `adress`
///   ┌─ shops.plist:27:3   [2].adress
/// 27│     <key>adress</key>
///   │     ^^^^^^^^^^^^^^^^^ did you mean `address`?
/// ```
package struct TextReporter: Reporter {
  /// The widest that a line of a file is shown where nothing else is known.
  package static let defaultWidth = 120
  private static let leastWidth = 40

  private let style: TextStyle
  private let width: Int
  private var limit: FindingLimit
  private var isFirst = true

  /// A reporter in a style, for lines of so many cells, that shows at most so many findings of
  /// each severity.
  package init(
    style: TextStyle = .plain, width: Int = TextReporter.defaultWidth, limit: Int? = nil
  ) {
    self.style = style
    self.width = max(Self.leastWidth, width)
    self.limit = FindingLimit(limit)
  }

  package mutating func report(_ file: FileReport, sources: inout SourceCatalog) -> String {
    var text = ""
    for diagnostic in file.diagnostics where limit.admits(diagnostic) {
      if !isFirst { text += "\n" }
      isFirst = false
      text += rendered(diagnostic, sources: &sources)
    }
    limit.omit(file.dropped)
    return text
  }

  package mutating func finish() -> String { limit.remark }

  private func rendered(_ diagnostic: Diagnostic, sources: inout SourceCatalog) -> String {
    let places = Self.places(of: diagnostic, sources: &sources)
    let blocks = places.map { place in
      guard let source = sources[place.file], let table = sources.lines(of: place.file) else {
        return [SnippetBlock.Line]()
      }
      return SnippetBlock.lines(with: place.marks, in: source, table: table, width: width - 6)
    }
    let numbers = blocks.joined().map { String($0.number).count }
    let margin = max(2, numbers.max() ?? 0)
    var text = headline(of: diagnostic)
    for (index, (place, lines)) in zip(places, blocks).enumerated() {
      let corner = index == 0 ? "┌─" : "├─"
      text += indent(margin) + style.paint(corner, as: .gutter) + " " + place.title
      text += index == 0 ? Self.path(of: diagnostic) + "\n" : "\n"
      text += lines.map { rendered($0, of: diagnostic, margin: margin) }.joined()
    }
    for (kind, remark) in diagnostic.remarks(hasSnippet: !(blocks.first ?? []).isEmpty) {
      text += indent(margin) + style.paint("=", as: .gutter)
      text += " \(kind): " + VisibleText.of(remark) + "\n"
    }
    return text
  }

  private func headline(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    return style.paint("\(severity.rawValue)[\(diagnostic.code)]", as: .severity(severity))
      + style.paint(": " + VisibleText.of(diagnostic.message), as: .message) + "\n"
  }

  /// The line itself and a row for each of its marks.
  private func rendered(
    _ line: SnippetBlock.Line, of diagnostic: Diagnostic, margin: Int
  ) -> String {
    let number = String(line.number)
    let blank = indent(margin - number.count)
    var text = style.paint(blank + number + "│", as: .gutter)
    text += line.text.isEmpty ? "\n" : " " + line.text + "\n"
    for (cells, mark) in line.marks {
      let sign = String(repeating: mark.isPrimary ? "^" : "-", count: cells.count)
      let label = mark.text.map { sign + " " + VisibleText.of($0) } ?? sign
      text += style.paint(indent(margin) + "│", as: .gutter) + " " + indent(cells.lowerBound)
      text += style.paint(label, as: mark.isPrimary ? .severity(diagnostic.severity) : .related)
      text += "\n"
    }
    return text
  }

  private func indent(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension TextReporter {
  /// What a finding points at in one file.
  private struct Place {
    let file: String
    /// `shops.plist:21:3`.
    let title: String
    var marks: [SnippetBlock.Mark]
  }

  /// The files that a finding points into, its own first.
  private static func places(
    of diagnostic: Diagnostic, sources: inout SourceCatalog
  ) -> [Place] {
    let position =
      diagnostic.position ?? sources.position(of: diagnostic.span, in: diagnostic.file)
    let main = Place(
      file: diagnostic.file,
      title: title(of: diagnostic.file, at: position, span: diagnostic.span),
      marks: diagnostic.span.map {
        [SnippetBlock.Mark(span: $0, text: diagnostic.label, isPrimary: true)]
      } ?? [])
    return diagnostic.related.reduce(into: [main]) { places, label in
      let mark = SnippetBlock.Mark(span: label.span, text: label.text, isPrimary: false)
      if let known = places.firstIndex(where: { $0.file == label.file }) {
        places[known].marks.append(mark)
        return
      }
      let position = label.position ?? sources.position(of: label.span, in: label.file)
      var title = title(of: label.file, at: position, span: label.span)
      // Without the text of the file there is no line to write the label under.
      if sources[label.file] == nil { title += "   " + VisibleText.of(label.text) }
      places.append(Place(file: label.file, title: title, marks: [mark]))
    }
  }

  private static func title(
    of file: String, at position: SourcePosition?, span: SourceSpan?
  ) -> String {
    let name = VisibleText.of(file)
    if let position { return "\(name):\(position.line):\(position.column)" }
    return span.map { "\(name), offset \($0.start)" } ?? name
  }

  /// `   [1].price`; nothing for the root.
  private static func path(of diagnostic: Diagnostic) -> String {
    diagnostic.path.isRoot ? "" : "   " + VisibleText.of(diagnostic.path.description)
  }
}

extension Diagnostic {
  /// The notes and the help, each with what it is called. Help that the label gives already is not
  /// said twice; a label without a line to stand under becomes a note.
  fileprivate func remarks(hasSnippet: Bool) -> [(kind: String, text: String)] {
    let loose = hasSnippet ? nil : label
    return ([loose, whereabouts].compactMap { $0 } + notes).map { ("note", $0) }
      + [help].compactMap { $0 }.filter { $0 != label }.map { ("help", $0) }
  }

  /// `in [1] (id=7) of type Shop`, where the entry has a name that says more than its number; of a
  /// value further in, `in [1] (id=7), as part of Address`.
  private var whereabouts: String? {
    guard let entry, let title = entry.title else { return nil }
    let isDirect = path.steps.count <= entry.path.steps.count + 1
    return "in \(title)" + (model.map { isDirect ? " of type \($0)" : ", as part of \($0)" } ?? "")
  }
}
