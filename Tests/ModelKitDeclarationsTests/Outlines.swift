import ModelKitDeclarations

extension TypeExpression {
  /// A form that shows what was understood: `[Name]`, `Optional`, with every level spelt out.
  var outline: String {
    switch kind {
    case .named(let names):
      names.map { name in
        let arguments = name.arguments.map(\.outline).joined(separator: ", ")
        return arguments.isEmpty ? name.text : "\(name.text)<\(arguments)>"
      }.joined(separator: ".")
    case .optional(let wrapped): "optional(\(wrapped.outline))"
    case .array(let element): "array(\(element.outline))"
    case .dictionary(let key, let value): "dictionary(\(key.outline), \(value.outline))"
    case .tuple(let elements):
      "tuple("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.outline }
        .joined(separator: ", ") + ")"
    case .function: "function"
    case .other: "other"
    }
  }
}

extension Expression {
  /// A form that shows what was understood.
  var outline: String {
    switch kind {
    case .string(let value): "string \(value.debugDescription)"
    case .integer(let text): "integer \(text)"
    case .real(let text): "real \(text)"
    case .boolean(let value): "\(value)"
    case .null: "nil"
    case .array(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
    case .dictionary(let entries):
      "{\(entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", "))}"
    case .name(let name, let labels): name + Self.suffix(labels) + generics
    case .member(let base, let name, let labels):
      (base?.outline ?? "") + "." + name + Self.suffix(labels) + generics
    case .call(let callee, let arguments):
      "\(callee.outline)("
        + arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.outline }
        .joined(separator: ", ") + ")"
    case .keyPath(let parts): "\\.\(parts.joined(separator: "."))"
    case .closure: "closure"
    case .other: "other"
    }
  }

  private static func suffix(_ labels: [String]?) -> String {
    labels.map { "#" + $0.map { $0 + ":" }.joined() } ?? ""
  }

  private var generics: String {
    genericArguments.isEmpty ? "" : "<\(genericArguments.map(\.outline).joined(separator: ", "))>"
  }
}
