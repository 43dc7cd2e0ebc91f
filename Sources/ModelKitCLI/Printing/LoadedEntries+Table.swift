import ModelKitCore
import ModelKitReport

extension LoadedEntries {
  /// The entries as a table: a row for each, or, where the file is one entry, a row for each key.
  /// Colours have a sample beside them if that can be shown.
  func table(withSwatches: Bool) -> TextTable {
    if isSingle, let entry = nodes.first, columns.first?.key != nil {
      return sheet(of: entry, withSwatches)
    }
    var table = TextTable(titles: columns.map(\.title))
    for entry in nodes {
      table.add(zip(columns, values(in: entry)).map { cell($0, $1, withSwatches) })
    }
    return table
  }

  /// One entry, a key on each line.
  private func sheet(of entry: NodeID, _ withSwatches: Bool) -> TextTable {
    var table = TextTable(titles: ["key", "value"])
    for (column, value) in zip(columns, values(in: entry)) where value != nil {
      let cell = cell(column, value, withSwatches)
      table.add([TextTable.Cell(column.title), TextTable.Cell(cell.text, swatch: cell.swatch)])
    }
    return table
  }

  private func cell(
    _ column: Column, _ value: NodeID?, _ withSwatches: Bool
  ) -> TextTable.Cell {
    guard let id = value else { return TextTable.Cell("") }
    let kind = document.kind(of: id)
    return TextTable.Cell(
      document.cellText(id), isNumber: kind == .integer || kind == .real,
      swatch: withSwatches ? swatch(of: id, shape: column.shape) : nil)
  }

  private func swatch(of id: NodeID, shape: ValueShape) -> HexColor? {
    guard shape.unwrapped == .color else { return nil }
    return document.string(id).flatMap { HexColor($0) }
      ?? document.integer(id).flatMap { $0.exactly(as: Int.self) }.flatMap { HexColor(rgb: $0) }
  }
}
