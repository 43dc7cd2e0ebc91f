import Foundation
public import ModelKitCore
import ModelKitDocument

extension Model {
  /// The model as a dictionary in memory, as `PropertyListSerialization` takes it and
  /// ``init(dictionary:policy:)`` reads it: strings, numbers, truth values, dates, data, lists and
  /// dictionaries.
  ///
  /// Each key needs the key path of its property: `Key("name", \Shop.name)`, as `@Model` writes it.
  ///
  /// ```swift
  /// UserDefaults.standard.set(try shop.dictionary(), forKey: "shop")
  /// ```
  ///
  /// - Throws: ``ModelError`` if a property cannot be written.
  public func dictionary() throws(ModelError) -> [String: Any] {
    let document = try document(for: .binary)
    guard let root = document.root else { return [:] }
    return document.dictionary(of: root)
  }
}

extension Document {
  /// The entries of a dictionary as values of a program.
  fileprivate func dictionary(of node: NodeID) -> [String: Any] {
    var values: [String: Any] = [:]
    for entry in entries(of: node) {
      guard let key = string(entry.key) else { continue }
      values[key] = value(of: entry.value)
    }
    return values
  }

  /// A node as a value of a program. A null, which no property list has, is `NSNull`.
  private func value(of node: NodeID) -> Any {
    switch kind(of: node) {
    case .boolean: boolean(node) ?? false
    case .integer: number(node)
    case .real: real(node)
    case .string: string(node) ?? ""
    case .date: Date(timeIntervalSinceReferenceDate: secondsSinceReferenceDate(node) ?? 0)
    case .data: Data(data(node) ?? [])
    case .uid: uid(node) ?? 0
    case .array: elements(of: node).map { value(of: $0) }
    case .dictionary: dictionary(of: node)
    case .null, .invalid: NSNull()
    }
  }

  /// A number with a fraction: a `Double` where that has the same digits, else a `NSDecimalNumber`.
  private func real(_ node: NodeID) -> Any {
    let value = double(node) ?? 0
    let text = numberText(node) ?? ""
    guard value.isFinite, value.description != text else { return value }
    let decimal = NSDecimalNumber(string: text, locale: nil)
    return decimal == NSDecimalNumber(string: value.description, locale: nil) ? value : decimal
  }

  /// A whole number as the type that holds it; one beyond 64 bits keeps its digits in a
  /// `NSDecimalNumber`.
  private func number(_ node: NodeID) -> Any {
    let integer = integer(node)
    if let value = integer?.exactly(as: Int.self) { return value }
    if let value = integer?.exactly(as: UInt64.self) { return value }
    return NSDecimalNumber(string: numberText(node) ?? "0")
  }
}
