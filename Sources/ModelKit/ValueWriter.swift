import Foundation
import ModelKitDocument

/// Puts values of a program into a ``DocumentBuilder``.
struct ValueWriter: ~Copyable {
  private var builder: DocumentBuilder
  /// The containers that are open, and of each what is still to be added.
  private var open: [Parts] = []

  /// A part of a container, and the step to it.
  private typealias Part = (step: NodePath.Step, value: Any)

  private struct Parts {
    var rest: ArraySlice<Part>
    /// The step to the part that was begun last.
    var step = NodePath.Step.index(0)
  }

  init(name: String) { builder = DocumentBuilder(name: name) }

  consuming func finish() -> Document { builder.finish() }

  /// Adds a value and what it holds.
  mutating func write(_ value: Any) {
    begin(value)
    while let last = open.indices.last {
      guard let part = open[last].rest.popFirst() else {
        builder.end()
        open.removeLast()
        continue
      }
      open[last].step = part.step
      if case .key(let key) = part.step { builder.key(key) }
      begin(part.value)
    }
  }

  /// Adds a value, or the beginning of a list or dictionary.
  private mutating func begin(_ value: Any) {
    guard open.count < ReaderLimits().depth else {
      return refuse(
        .depthLimit, "the value is nested deeper than \(ReaderLimits().depth) levels",
        help: "make it a list whose elements refer to each other by keys")
    }
    switch value {
    case let value as String: builder.string(value)
    // Before numbers: to be asked whether it is one, a container is bridged with all that is in it.
    case let value as [String: Any]:
      builder.beginDictionary()
      // A dictionary in memory has no order; a stable one makes stable reports.
      let entries = value.sorted { $0.key < $1.key }
      open.append(Parts(rest: entries.map { (.key($0.key), $0.value) }[...]))
    case let value as [Any]:
      builder.beginArray()
      open.append(Parts(rest: value.enumerated().map { (.index($0), $1) }[...]))
    case let value as NSNumber: write(number: value)
    case is NSNull: builder.null()
    case let value as Date:
      builder.date(secondsSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: builder.data(value)
    case let value as URL: builder.string(value.absoluteString)
    case let value as UUID: builder.string(value.uuidString)
    default: beginOther(value)
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

  private mutating func beginOther(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return builder.null() }
      return begin(wrapped)
    }
    refuse(
      .typeMismatch, "a value of type \(type(of: value)) is no value of a property list or of JSON")
  }

  private mutating func refuse(
    _ code: DiagnosticCode, _ message: String, help: String? = nil
  ) {
    builder.invalid(
      Diagnostic(code, .error, message, help: help, path: NodePath(open.map(\.step))))
  }
}
