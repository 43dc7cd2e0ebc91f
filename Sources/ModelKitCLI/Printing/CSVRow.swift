/// A row of CSV as RFC 4180 defines it: fields between commas, a line ends in CR LF.
enum CSVRow {
  /// The row of these fields, its line break included.
  static func text(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// A field in quotes where it holds what would be taken for a part of the row.
  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}
