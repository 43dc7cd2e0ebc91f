import ModelKitCore
import ModelKitReport

// Columns stand two blanks apart. Where the lines are too long for the terminal, every column is
// cut to the same greatest width, as large as fits; what is cut ends in `…`:
//
//     name           price  opened
//     ─────────────  ─────  ──────────
//     Corner Bakery   9.99  2011-11-28
//     果粉优选          12  2012-05-01

/// Rows and columns as aligned text.
struct TextTable {
  /// One field of a row.
  struct Cell {
    let text: String
    /// How many cells of the terminal the text takes.
    let width: Int
    /// Whether it is set to the right, as numbers are.
    let isNumber: Bool
    /// A sample of a colour to show before the text.
    let swatch: HexColor?

    init(_ text: String, isNumber: Bool = false, swatch: HexColor? = nil) {
      let text = VisibleText.of(text)
      self.text = text
      width = DisplayWidth.of(text) + (swatch == nil ? 0 : 3)
      self.isNumber = isNumber
      self.swatch = swatch
    }
  }

  private static let gap = 2
  private static let leastColumn = 4
  /// The widest column where nothing limits the line.
  private static let greatestColumn = 80

  let titles: [String]
  private(set) var rows: [[Cell]] = []

  init(titles: [String]) { self.titles = titles }

  mutating func add(_ row: [Cell]) { rows.append(row) }

  /// The table as lines that are at most `width` cells long.
  func text(width: Int?, style: TextStyle) -> String {
    let widths = fitted(naturalWidths, to: width)
    var text = line(titles.map { Cell($0) }, widths, style: style, isTitle: true)
    text +=
      widths.map { String(repeating: "─", count: $0) }
      .joined(separator: String(repeating: " ", count: Self.gap)) + "\n"
    for row in rows { text += line(row, widths, style: style, isTitle: false) }
    return text
  }

  private var naturalWidths: [Int] {
    var widths = titles.map { DisplayWidth.of(VisibleText.of($0)) }
    for row in rows {
      for (index, cell) in row.enumerated() where index < widths.count {
        widths[index] = max(widths[index], cell.width)
      }
    }
    return widths.map { min(max($0, 1), Self.greatestColumn) }
  }

  /// The widths cut down to fit a line; columns that have no room at all are left out at the end.
  private func fitted(_ widths: [Int], to width: Int?) -> [Int] {
    guard let width else { return widths }
    for cap in stride(from: widths.max() ?? 0, through: Self.leastColumn, by: -1) {
      let capped = widths.map { min($0, cap) }
      if capped.reduce(0, +) + Self.gap * (capped.count - 1) <= width { return capped }
    }
    let count = max(1, (width + Self.gap) / (Self.leastColumn + Self.gap))
    return widths.prefix(count).map { min($0, Self.leastColumn) }
  }

  private func line(
    _ cells: [Cell], _ widths: [Int], style: TextStyle, isTitle: Bool
  ) -> String {
    var line = ""
    var pending = 0
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      let isRight = isTitle ? isNumberColumn(index) : cell.isNumber
      let (text, taken) = Self.cut(cell, to: width)
      let blanks = max(0, width - taken)
      // Blanks are held back until something follows, so that no line ends in them.
      guard taken > 0 else {
        pending += blanks + Self.gap
        continue
      }
      line += String(repeating: " ", count: pending + (isRight ? blanks : 0))
      if let swatch = cell.swatch { line += style.swatch(swatch) + " " }
      line += isTitle ? style.paint(text, as: .message) : text
      pending = (isRight ? 0 : blanks) + Self.gap
    }
    return line + "\n"
  }

  private func isNumberColumn(_ index: Int) -> Bool {
    !rows.isEmpty && rows.allSatisfy { row in row[index].isNumber || row[index].text.isEmpty }
  }

  /// The text of a cell cut to a width, and how many cells it then takes.
  private static func cut(_ cell: Cell, to width: Int) -> (text: String, width: Int) {
    guard cell.width > width else { return (cell.text, cell.width) }
    let lead = cell.swatch == nil ? 0 : 3
    var text = ""
    var taken = lead + 1
    for character in cell.text {
      let next = DisplayWidth.of(character)
      if taken + next > width { break }
      text.append(character)
      taken += next
    }
    return (text + "…", taken)
  }
}
