/// What a node of a document is.
///
/// A boolean is not an integer and an integer is not a real; the distinction that the file made is
/// kept.
public enum NodeKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A value that the file tried to give but that could not be read. The reason is among the
  /// document's diagnostics, so whoever meets this node need not report it again.
  case invalid = 0
  /// JSON's `null`, or the null object of a binary property list.
  case null = 1
  /// A truth value.
  case boolean = 2
  /// A whole number: `7`, `<integer>7</integer>`.
  case integer = 3
  /// A number with a fraction or an exponent: `7.0`, `<real>7</real>`.
  case real = 4
  /// Text.
  case string = 5
  /// A point in time, in property lists.
  case date = 6
  /// Bytes, in property lists.
  case data = 7
  /// The reference of a keyed archive, in property lists.
  case uid = 8
  /// An ordered list of values.
  case array = 9
  /// Keys and their values, in the file's order.
  case dictionary = 10
}
