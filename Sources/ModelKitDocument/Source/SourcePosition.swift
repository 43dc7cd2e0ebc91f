/// A place in a text as people count it: lines and columns from 1.
///
/// CRLF, LF and a lone CR each end a line.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes from 1, as compilers count.
  public var column: Int
  /// The column in UTF-16 code units from 1, as editors and SARIF count.
  public var utf16Column: Int

  /// A position from its three figures.
  public init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}
