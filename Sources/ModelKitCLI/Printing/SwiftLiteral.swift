import ModelKitCore

/// Entries as Swift source: an array of calls of the model's initializer.
///
/// What the model says of a value decides how it is written; a value whose Swift type is not known
/// is written as the literal that comes nearest.
struct SwiftLiteral {
  private let document: Document
  private let schema: ModelSchema

  init(_ document: Document, _ schema: ModelSchema) {
    self.document = document
    self.schema = schema
  }

  /// `let entries: [Shop] = […]`, one call on each line.
  func text(of entries: LoadedEntries) -> String {
    let lines = entries.nodes.map { entry in
      let value =
        schema.root.map { call(of: $0, at: entry, .asWritten) } ?? literal(entry, .any, .asWritten)
      return "  \(value),\n"
    }
    return "let \(Self.variable(for: entries.modelName)): [\(entries.modelName)] = [\n"
      + lines.joined() + "]\n"
  }

  /// `Shop` gives `shops`.
  private static func variable(for model: String) -> String {
    let name = model.prefix(1).lowercased() + model.dropFirst()
    return name.hasSuffix("s") ? name : name + "s"
  }

  /// A call of a model's initializer.
  ///
  /// - Parameter outer: The naming around the model.
  private func call(of id: ModelID, at node: NodeID, _ outer: KeyNaming) -> String {
    let model = schema[id]
    let naming = model.changes.naming(within: outer)
    let values = KeyedValues(document, of: node)
    // What the file lacks is left to the initializer's own defaults.
    let arguments = model.properties.compactMap { property -> String? in
      guard let value = document.value(of: property, in: values, naming: naming) else { return nil }
      let inner = property.specification.changes.naming(within: naming)
      return "\(Self.label(property.name)): \(literal(value, property.shape, inner))"
    }
    return "\(model.name)(\(arguments.joined(separator: ", ")))"
  }

  private func literal(_ node: NodeID, _ shape: ValueShape, _ naming: KeyNaming) -> String {
    switch (document.kind(of: node), shape.unwrapped) {
    case (.null, _), (.invalid, _): return "nil"
    case (_, .model(let id)): return call(of: id, at: node, naming)
    case (.array, .array(let element)), (.array, .set(let element)):
      return list(node, element, naming)
    case (.dictionary, .dictionary(_, let value)): return dictionary(node, value, naming)
    case (.array, _): return list(node, .any, naming)
    case (.dictionary, _): return dictionary(node, .any, naming)
    case (.boolean, _): return document.boolean(node) == true ? "true" : "false"
    case (.date, _): return date(node)
    case (.data, _): return "Data(\(document.data(node) ?? []))"
    case (.uid, _): return "\(document.uid(node) ?? 0)"
    case (.integer, .color), (.string, .color), (.string, .imageName), (.string, .enumeration),
      (.string, .url), (.string, .uuid), (.integer, .enumeration), (.integer, .decimal),
      (.real, .decimal), (.string, .decimal):
      return wrapped(node, shape.unwrapped)
    case (.integer, _), (.real, _): return number(document.numberText(node) ?? "0")
    case (.string, _): return quoted(document.string(node) ?? "")
    }
  }

  /// A value whose type is made from text or a number.
  private func wrapped(_ node: NodeID, _ shape: ValueShape) -> String {
    let number = document.numberText(node)
    let text = quoted(document.string(node) ?? number ?? "")
    switch shape {
    case .color: return number.map { "HexColor(rgb: \($0))!" } ?? "HexColor(\(text))!"
    case .imageName: return "ImageName(\(text))"
    case .url: return "URL(string: \(text))!"
    case .uuid: return "UUID(uuidString: \(text))!"
    case .decimal: return "Decimal(string: \(text))!"
    case .enumeration(let enumeration):
      return "\(enumeration.name)(rawValue: \(number ?? text))!"
    default: return text
    }
  }

  /// A number as Swift writes it: JSON5 and property lists have spellings of their own.
  private func number(_ text: String) -> String {
    var digits = text[...]
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    let sign = isNegative ? "-" : ""
    switch digits.lowercased() {
    case "nan": return ".nan"
    case "inf", "infinity": return sign + ".infinity"
    case let hexadecimal where hexadecimal.hasPrefix("0x"):
      return "\(sign)0x\(digits.dropFirst(2))"
    default: break
    }
    // Digits have to stand on both sides of the point: `.5` and `5.` have them on one.
    let whole = digits.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    let rest = digits[whole.endIndex...]
    let number = sign + (whole.isEmpty ? "0" : String(whole))
    guard rest.first == "." else { return "\(number)\(rest)" }
    let fraction = rest.dropFirst().prefix { $0.isNumber }
    return "\(number).\(fraction.isEmpty ? "0" : fraction)\(rest[fraction.endIndex...])"
  }

  /// The label of an argument; one that is no identifier stands in backticks (SE-0451).
  private static func label(_ name: String) -> String {
    let isWord = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    let first = name.unicodeScalars.first
    if isWord, let first, first == "_" || first.properties.isXIDStart { return name }
    // A raw identifier can hold neither of these, and has to hold something.
    let raw = String(name.map { Self.isRefused($0) ? "_" : $0 })
    return raw.allSatisfy { $0 == " " || $0 == "_" } ? "_" : "`\(raw)`"
  }

  private static func isRefused(_ character: Character) -> Bool {
    character == "`" || character == "\\" || character == "\0" || character.isNewline
  }

  private func list(_ node: NodeID, _ element: ValueShape, _ naming: KeyNaming) -> String {
    let elements = document.elements(of: node).map { literal($0, element, naming) }
    return "[" + elements.joined(separator: ", ") + "]"
  }

  private func dictionary(_ node: NodeID, _ value: ValueShape, _ naming: KeyNaming) -> String {
    let members = document.entries(of: node).map { entry in
      quoted(document.string(entry.key) ?? "") + ": " + literal(entry.value, value, naming)
    }
    return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
  }

  private func date(_ node: NodeID) -> String {
    "Date(timeIntervalSinceReferenceDate: \(document.secondsSinceReferenceDate(node) ?? 0))"
  }

  /// A string literal with the escapes that Swift needs.
  private func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}":
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
