/// How the names of a model's keys relate to the keys of the data.
///
/// A key that stands in the data as the model names it is always taken; another name is looked for
/// only when it does not.
public struct KeyNaming: Sendable, Hashable {
  /// What tells two strategies apart.
  private let name: String
  private let candidates: @Sendable (String) -> [String]

  /// The data's names are the model's.
  public static var asWritten: KeyNaming { KeyNaming("asWritten") { _ in [] } }

  /// The data is in snake case, the model in camel case: `imageURL` is read from `image_url`.
  public static var snakeCase: KeyNaming { KeyNaming("snakeCase") { [WordCase.snake($0)] } }

  /// The data is in camel case, the model in snake case: `image_url` is read from `imageURL` or
  /// `imageUrl`.
  public static var camelCase: KeyNaming {
    KeyNaming("camelCase") { [WordCase.camel($0, acronyms: true), WordCase.camel($0)] }
  }

  /// Names by a rule of your own.
  ///
  /// - Parameters:
  ///   - name: Tells this rule from others: two policies with rules of one name are equal.
  ///   - rule: Gives the data's name for a model's. Called once for each name and load.
  public static func custom(
    _ name: String, _ rule: @escaping @Sendable (String) -> String
  ) -> KeyNaming {
    KeyNaming("custom " + name) { [rule($0)] }
  }

  private init(_ name: String, _ candidates: @escaping @Sendable (String) -> [String]) {
    self.name = name
    self.candidates = candidates
  }

  /// The names that the data may have for one of the model's, the likeliest first.
  package func names(for key: String) -> [String] {
    var names: [String] = []
    for candidate in candidates(key) where candidate != key && !names.contains(candidate) {
      names.append(candidate)
    }
    return names
  }

  /// Whether names are the model's own.
  package var isAsWritten: Bool { name == "asWritten" }

  /// Whether the strategies have one name.
  public static func == (a: KeyNaming, b: KeyNaming) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
