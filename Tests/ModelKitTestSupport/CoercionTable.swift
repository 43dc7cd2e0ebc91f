import ModelKitCore

/// Every kind of value against every type, in every format that has the kind: the table that all ways
/// of reading a model share.
package enum CoercionTable {
  /// `S` is accepted; the others are faults of these codes, at the value.
  private static let codes: [Substring: String] = [
    "S": "", "M": "type.mismatch", "N": "type.null", "P": "value.precision-loss",
    "n": "value.number", "d": "value.date", "a": "value.data", "u": "value.url",
    "i": "value.uuid", "c": "value.unknown-case", "o": "value.color",
  ]

  private static let table = """
                   Bool Int UInt8 Dbl Flt Dec Str Date Data URL UUID Word Lvl Hex Img [T] Set Dict Mod Int?
    null            N    N   N     N   N   N   N   N    N    N   N    N    N   N   N   N   N   N    N   S
    bool            S    M   M     M   M   M   M   M    M    M   M    M    M   M   M   M   M   M    M   M
    integer         M    S   S     S   S   S   M   M    M    M   M    M    S   S   M   M   M   M    M   S
    real            M    P   P     S   S   S   M   M    M    M   M    M    M   M   M   M   M   M    M   P
    json-string     M    n   n     M   M   M   S   d    a    u   i    c    M   o   S   M   M   M    M   n
    plist-string    M    n   n     M   M   M   S   M    M    u   i    c    M   o   S   M   M   M    M   n
    openstep-string n    n   n     n   n   n   S   M    M    u   i    c    n   o   S   M   M   M    M   n
    date            M    M   M     M   M   M   M   S    M    M   M    M    M   M   M   M   M   M    M   M
    data            M    M   M     M   M   M   M   M    S    M   M    M    M   M   M   M   M   M    M   M
    uid             M    M   M     M   M   M   M   M    M    M   M    M    M   M   M   M   M   M    M   M
    array           M    M   M     M   M   M   M   M    M    M   M    M    M   M   M   S   S   M    M   M
    dict            M    M   M     M   M   M   M   M    M    M   M    M    M   M   M   M   M   S    S   M
    """

  /// The same under the lenient policy: `L` is accepted with a note. The samples are whole numbers
  /// where that is what converts.
  private static let lenientTable = """
                   Bool Int UInt8 Dbl Flt Dec Str Date Data URL UUID Word Lvl Hex Img [T] Set Dict Mod Int?
    null            N    N   N     N   N   N   N   N    N    N   N    N    N   N   N   N   N   N    N   S
    bool            S    M   M     M   M   M   M   M    M    M   M    M    M   M   M   M   M   M    M   M
    integer         M    S   S     S   S   S   L   M    M    M   M    M    S   S   M   M   M   M    M   S
    one             L    S   S     S   S   S   L   M    M    M   M    M    S   S   M   M   M   M    M   S
    real            M    P   P     S   S   S   L   M    M    M   M    M    M   M   M   M   M   M    M   P
    whole-real      M    L   L     S   S   S   L   M    M    M   M    M    M   M   M   M   M   M    M   L
    json-string     n    n   n     n   n   M   S   d    a    u   i    c    n   o   S   M   M   M    M   n
    plist-string    n    n   n     n   n   M   S   d    M    u   i    c    n   o   S   M   M   M    M   n
    json-digits     n    L   L     L   L   S   S   d    a    S   i    c    L   o   S   M   M   M    M   L
    plist-digits    n    L   L     L   L   S   S   d    M    S   i    c    L   o   S   M   M   M    M   L
    json-word       L    n   n     n   n   M   S   d    a    S   i    c    n   o   S   M   M   M    M   n
    json-date       n    n   n     n   n   M   S   S    a    u   i    c    n   o   S   M   M   M    M   n
    plist-date      n    n   n     n   n   M   S   L    M    u   i    c    n   o   S   M   M   M    M   n
    openstep-string n    n   n     n   n   n   S   d    M    u   i    c    n   o   S   M   M   M    M   n
    date            M    M   M     M   M   M   M   S    M    M   M    M    M   M   M   M   M   M    M   M
    data            M    M   M     M   M   M   M   M    S    M   M    M    M   M   M   M   M   M    M   M
    uid             M    L   L     M   M   M   M   M    M    M   M    M    M   M   M   M   M   L    L   L
    array           M    M   M     M   M   M   M   M    M    M   M    M    M   M   M   S   S   M    M   M
    dict            M    M   M     M   M   M   M   M    M    M   M    M    M   M   M   M   M   S    S   M
    """

  /// A kind of value and a type to read it as.
  package struct Cell: Sendable, CustomStringConvertible {
    package let kind: Substring
    package let type: Substring
    /// The code of the one fault; empty where the value is taken.
    package let code: String
    /// Whether it is converted, which is noted.
    package let isNoted: Bool

    /// What is found at a place.
    package func findings(at place: String) -> [Finding] {
      if isNoted { return [Finding("value.coerced", "v", place, .note)] }
      return code.isEmpty ? [] : [Finding(code, "v", place)]
    }

    package var description: String { "\(kind) as \(type)" }
  }

  /// The cells under the strict policy.
  package static let cells = cells(of: table)
  /// The cells under the lenient policy.
  package static let lenientCells = cells(of: lenientTable)

  private static func cells(of table: String) -> [Cell] {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
    return lines.dropFirst().flatMap { line in
      zip(lines[0], line.dropFirst()).map { type, mark in
        Cell(
          kind: line[0], type: type, code: mark == "L" ? "" : codes[mark] ?? "unknown mark",
          isNoted: mark == "L")
      }
    }
  }

  /// The values of a kind, each with the place where it stands.
  package static func samples(of kind: Substring) throws -> [(sample: Sample, place: String)] {
    func json(_ text: String) -> (Sample, String) { (.json("{\"v\": \(text)}"), "1:7") }
    func openStep(_ text: String) -> (Sample, String) { (.openStep("{ v = \(text); }"), "1:7") }
    func plists(_ element: String) throws -> [(Sample, String)] {
      let dictionary = "<dict><key>v</key>\(element)</dict>"
      return [(.xml(dictionary), "2:19"), (try .binary(xml: dictionary), "")]
    }
    switch kind {
    case "null": return [json("null"), (BinaryFile.entry(BinaryFile.null), "")]
    case "bool": return try [json("true"), openStep("<*BY>")] + plists("<true/>")
    case "integer": return try [json("7"), openStep("<*I7>")] + plists("<integer>7</integer>")
    case "real": return try [json("7.5"), openStep("<*R7.5>")] + plists("<real>7.5</real>")
    case "one": return try [json("1")] + plists("<integer>1</integer>")
    case "whole-real": return try [json("7.0"), json("70e-1")] + plists("<real>7.0</real>")
    case "json-digits": return [json("\"7\"")]
    case "plist-digits": return try plists("<string>7</string>")
    case "json-word": return [json("\"Yes\""), json("\"false\"")]
    case "json-date": return [json("\"2011-11-28T09:21:30Z\"")]
    case "plist-date": return try plists("<string>2011-11-28T09:21:30Z</string>")
    case "json-string": return [json("\"x y!\"")]
    case "plist-string": return try plists("<string>x y!</string>")
    case "openstep-string": return [openStep("\"x y!\"")]
    case "date":
      return try [openStep("<*D2011-11-28 09:21:30 +0000>")]
        + plists("<date>2011-11-28T09:21:30Z</date>")
    case "data": return try [openStep("<6869>")] + plists("<data>aGk=</data>")
    case "uid": return [(BinaryFile.entry(BinaryFile.uid), "")]
    case "array": return try [json("[]"), openStep("()")] + plists("<array/>")
    case "dict": return try [json("{}"), openStep("{}")] + plists("<dict/>")
    default: throw UnknownKind(kind: kind)
    }
  }

  /// A row of a table that has no samples.
  private struct UnknownKind: Error {
    let kind: Substring
  }

  /// The names of the types.
  package static let types = Set(cells.map(\.type))
}
