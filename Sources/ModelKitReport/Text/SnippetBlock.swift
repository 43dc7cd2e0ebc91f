import ModelKitDocument

/// What a text report shows of one file: the lines that matter, each with the marks under it.
struct SnippetBlock {
  /// A span to mark, and what to write beside the mark.
  struct Mark {
    let span: SourceSpan
    let text: String?
    let isPrimary: Bool
  }

  /// A line that has marks.
  struct Line {
    /// The line's number from 1.
    let number: Int
    let text: String
    /// The marks in the order of their rows: where they begin and end in cells.
    let marks: [(cells: Range<Int>, mark: Mark)]
  }

  /// The lines of a file that hold the marks, in the order of the file.
  static func lines(
    with marks: [Mark], in source: SourceText, table: LineTable, width: Int
  ) -> [Line] {
    Dictionary(grouping: marks) { table.line(of: $0.span.start) }
      .sorted { $0.key < $1.key }
      .map { line(number: $0.key, marks: $0.value, in: source, table: table, width: width) }
  }

  private static func line(
    number: Int, marks: [Mark], in source: SourceText, table: LineTable, width: Int
  ) -> Line {
    let marks = marks.sorted { $0.span.start < $1.span.start }
    let focus = marks.first { $0.isPrimary } ?? marks[0]
    let span = table.span(ofLine: number)
    let line = SnippetLine(span, in: source, focus: focus.span.start, width: width)
    return Line(
      number: number + 1, text: line.text,
      marks: marks.map { mark in
        // A span that goes on in the next line is marked to the end of its first.
        let end = min(mark.span.end, max(span.end, mark.span.start))
        return (line.cells(of: SourceSpan(start: mark.span.start, end: end)), mark)
      })
  }
}
