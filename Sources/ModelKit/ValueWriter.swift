import Foundation
import ModelKitDocument

/// Puts values of a program into a ``DocumentBuilder``.
struct ValueWriter: ~Copyable {
  private var builder: DocumentBuilder
  private var path = NodePath()

  init(name: String) { builder = DocumentBuilder(name: name) }

  consuming func finish() -> Document { builder.finish() }

  /// Adds a value and what it holds.
  mutating func write(_ value: Any) {
    guard path.steps.count < ReaderLimits().depth else {
      return refuse(
        .depthLimit, "the value is nested deeper than \(ReaderLimits().depth) levels")
    }
    switch value {
    case let value as NSNumber: write(number: value)
    case is NSNull: builder.null()
    case let value as String: builder.string(value)
    case let value as Date:
      builder.date(secondsSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: builder.data(value)
    case let value as URL: builder.string(value.absoluteString)
    case let value as UUID: builder.string(value.uuidString)
    case let value as [String: Any]: write(dictionary: value)
    case let value as [Any]: write(array: value)
    default: writeOther(value)
    }
  }

  /// A truth value and a number are both an `NSNumber` to `as?`; their Swift type, or the number's
  /// own, tells them apart.
  private mutating func write(number: NSNumber) {
    switch NumberKind(number) {
    case .boolean: builder.boolean(number.boolValue)
    case .unsigned: builder.integer(number.uint64Value)
    case .real: builder.real(number.doubleValue)
    case .decimal: builder.number(text: number.stringValue)
    case .signed: builder.integer(number.int64Value)
    }
  }

  private mutating func write(dictionary: [String: Any]) {
    builder.beginDictionary()
    // A dictionary in memory has no order; a stable one makes stable reports.
    for key in dictionary.keys.sorted() {
      guard let value = dictionary[key] else { continue }
      builder.key(key)
      path.steps.append(.key(key))
      write(value)
      path.steps.removeLast()
    }
    builder.end()
  }

  private mutating func write(array: [Any]) {
    builder.beginArray()
    for (index, value) in array.enumerated() {
      path.steps.append(.index(index))
      write(value)
      path.steps.removeLast()
    }
    builder.end()
  }

  private mutating func writeOther(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return builder.null() }
      return write(wrapped)
    }
    refuse(
      .typeMismatch, "a value of type \(type(of: value)) is no value of a property list or of JSON")
  }

  private mutating func refuse(_ code: DiagnosticCode, _ message: String) {
    builder.invalid(Diagnostic(code, .error, message, path: path))
  }
}
