import ModelKitCore
import ModelKitReport

extension Document {
  /// What a table shows of a value: text as it is, `…` for what is nested.
  func cellText(_ id: NodeID) -> String {
    switch kind(of: id) {
    case .invalid: "?"
    case .null: "null"
    case .boolean: boolean(id) == true ? "true" : "false"
    case .integer, .real: numberText(id) ?? ""
    case .string: string(id) ?? ""
    case .date: dateText(id)
    case .data: "\(data(id)?.count ?? 0) bytes"
    case .uid: "uid \(uid(id) ?? 0)"
    case .array: count(of: id) == 0 ? "[]" : "…"
    case .dictionary: count(of: id) == 0 ? "{}" : "…"
    }
  }

  /// What a field of CSV holds of a value: a scalar as text, what is nested as JSON.
  func fieldText(_ id: NodeID) -> String {
    switch kind(of: id) {
    case .null, .invalid: ""
    case .string: string(id) ?? ""
    case .array, .dictionary, .boolean, .integer, .real, .date, .data, .uid:
      jsonText(id)
    }
  }

  /// JSON on one line; a string's quotes are left out where a field wants its text.
  private func jsonText(_ id: NodeID) -> String {
    var bytes = jsonLine(of: id)[...]
    // Dates, data and uids are spelled out as strings that need no escapes.
    if bytes.first == UInt8(ascii: "\"") { bytes = bytes.dropFirst().dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
