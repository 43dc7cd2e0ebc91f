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
  /// A dictionary as values of a program.
  fileprivate func dictionary(of root: NodeID) -> [String: Any] {
    var whole = OpenContainer(root, in: self)
    // The containers around the one being filled.
    var around: [OpenContainer] = []
    while true {
      if let child = whole.next(in: self) {
        if [.array, .dictionary].contains(kind(of: child)) {
          around.append(whole)
          whole = OpenContainer(child, in: self)
        } else {
          whole.take(scalar(child))
        }
        continue
      }
      guard var outer = around.popLast() else { return whole.dictionary }
      outer.take(whole.value)
      whole = outer
    }
  }

  /// A node without parts as a value of a program. A null, which no property list has, is `NSNull`.
  private func scalar(_ node: NodeID) -> Any {
    switch kind(of: node) {
    case .boolean: boolean(node) ?? false
    case .integer: number(node)
    case .real: real(node)
    case .string: string(node) ?? ""
    case .date: Date(timeIntervalSinceReferenceDate: secondsSinceReferenceDate(node) ?? 0)
    case .data: Data(data(node) ?? [])
    case .uid: uid(node) ?? 0
    case .null, .invalid, .array, .dictionary: NSNull()
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

/// A list or dictionary of which not all parts are there yet.
private struct OpenContainer {
  private(set) var dictionary: [String: Any] = [:]
  private var list: [Any] = []
  private let isList: Bool
  private var elements: Document.Elements
  private var entries: Document.Entries
  private var key = ""

  init(_ node: NodeID, in document: Document) {
    isList = document.kind(of: node) == .array
    elements = document.elements(of: node)
    entries = document.entries(of: node)
  }

  /// The node of the next part.
  mutating func next(in document: Document) -> NodeID? {
    if isList { return elements.next() }
    guard let entry = entries.next() else { return nil }
    key = document.string(entry.key) ?? ""
    return entry.value
  }

  /// Adds the part that was asked for last.
  mutating func take(_ value: Any) {
    if isList { list.append(value) } else { dictionary[key] = value }
  }

  /// All of it.
  var value: Any { isList ? list : dictionary }
}
