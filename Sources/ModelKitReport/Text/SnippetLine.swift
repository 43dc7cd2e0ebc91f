import ModelKitDocument

// A line of a file as a terminal shows it. `\tprice: 果` with the span of the fruit is
//
//     byte    0     1–7       8–10
//     text    ␠␠    price:␠   果
//     cells   0–1   2–8       9–10
//
// A tab takes two cells, an ideograph two, and what cannot be shown is a sign of several cells; so
// marks are placed by cells, not by bytes. A line that is too long is cut on both sides of the
// place that matters, each cut shown by `…`.

/// One line of a source, cut to the width there is, with its bytes mapped to cells.
struct SnippetLine {
  /// What to print.
  let text: String
  private let cells: [SnippetCell]
  /// The cells that stand before the first of ``cells``: the sign of a cut.
  private let lead: Int

  /// How many bytes a cell of the terminal is expected to take: as accented letters, ideographs and
  /// most emoji do, or else the most; marks of Indic scripts and joined emoji come near it.
  private static let bytesPerCell = [2, 8]

  /// How many cells at a cut are not to be seen: what stands there can be a part of a character.
  private static let cutMargin = 2

  /// The line of a span in a source, cut to `width` cells so that the byte `focus` can be seen.
  init(_ line: SourceSpan, in source: SourceText, focus: UInt32, width: Int) {
    let (window, all) = Self.window(of: line, in: source, around: focus, width: width)
    let total = all.reduce(0) { $0 + $1.width }
    guard total > width || window != line else {
      cells = all
      lead = 0
      text = all.map(\.text).joined()
      return
    }
    let shown = Self.visible(all, focus: Int(focus), width: width - 2)
    let startsLate = window.start > line.start || shown.startIndex > all.startIndex
    let endsEarly = window.end < line.end || shown.endIndex < all.endIndex
    cells = Array(shown)
    lead = startsLate ? 1 : 0
    text = (startsLate ? "…" : "") + shown.map(\.text).joined() + (endsEarly ? "…" : "")
  }

  /// The cells that a span covers, at least one; what is cut away is marked at the cut.
  func cells(of span: SourceSpan) -> Range<Int> {
    var start = lead
    var end = lead
    for cell in cells {
      if cell.offset < Int(span.start) { start += cell.width }
      if cell.offset < Int(span.end) { end += cell.width }
    }
    return start..<max(end, start + 1)
  }

  /// The part of a line that is looked at, and its cells.
  ///
  /// - Complexity: O(*width*), however long the line is.
  private static func window(
    of line: SourceSpan, in source: SourceText, around focus: UInt32, width: Int
  ) -> (SourceSpan, [SnippetCell]) {
    var window = line
    var cells: [SnippetCell] = []
    for bytesPerCell in bytesPerCell {
      window = reach(
        of: line, in: source.bytes, from: Int(focus), before: width / 3 * bytesPerCell,
        behind: width * bytesPerCell)
      cells = SnippetCell.cells(of: window, in: source)
      let before = cells.prefix { $0.offset < Int(focus) }.reduce(0) { $0 + $1.width }
      let behind = cells.reduce(0) { $0 + $1.width } - before
      let isEnough =
        (before > width / 3 + cutMargin || window.start == line.start)
        && (behind > width + cutMargin || window.end == line.end)
      if isEnough { break }
    }
    return (window, cells)
  }

  /// The part of a line that is so many bytes around a focus; it begins and ends between two
  /// scalars.
  private static func reach(
    of line: SourceSpan, in bytes: ArraySlice<UInt8>, from focus: Int, before: Int, behind: Int
  ) -> SourceSpan {
    var start = min(max(Int(line.start), focus - before), Int(line.end))
    var end = max(start, min(Int(line.end), focus + behind))
    if start > Int(line.start) {
      while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    if end < Int(line.end) {
      while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return SourceSpan(start, end)
  }

  /// The run of cells to show: a third of the width before the focus, the rest behind it.
  private static func visible(_ all: [SnippetCell], focus: Int, width: Int) -> ArraySlice<
    SnippetCell
  > {
    let target = all.firstIndex { $0.offset >= focus } ?? all.endIndex
    var first = target
    var room = width / 3
    while first > 0, all[first - 1].width <= room {
      first -= 1
      room -= all[first].width
    }
    var last = first
    room = width
    while last < all.endIndex, all[last].width <= room {
      room -= all[last].width
      last += 1
    }
    return all[first..<last]
  }
}
