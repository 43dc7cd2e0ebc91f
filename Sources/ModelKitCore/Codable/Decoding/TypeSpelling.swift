/// The names of types as source spells them: `[Int?]`, where Swift says `Array<Optional<Int>>`.
enum TypeSpelling {
  /// The name of a type.
  static func name(of type: Any.Type) -> String {
    var rest = Substring(String(describing: type))
    let name = spelled(&rest)
    return rest.isEmpty ? name : String(describing: type)
  }

  /// Whether a type is an array, a set or a dictionary, and so has no properties to be missing.
  static func isCollection(_ type: Any.Type) -> Bool {
    ["Array<", "Set<", "Dictionary<"].contains { String(describing: type).hasPrefix($0) }
  }

  /// The name at the beginning of a text, up to what ends an argument.
  private static func spelled(_ rest: inout Substring) -> String {
    let name = rest.prefix { $0 != "<" && $0 != ">" && $0 != "," }
    rest.removeFirst(name.count)
    guard rest.first == "<" else { return String(name) }
    rest.removeFirst()
    var arguments: [String] = []
    while let next = rest.first, next != ">" {
      if next == "," { rest.removeFirst(min(2, rest.count)) }
      arguments.append(spelled(&rest))
    }
    if rest.first == ">" { rest.removeFirst() }
    switch (name, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Optional", 1): return "\(arguments[0])?"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }
}
