import ModelKitCore

/// A range as source writes it: `0...10`, `0..<1.5`, `1...`, `...10`.
struct BoundsText {
  private let lower: String?
  private let upper: String?
  private let isOpen: Bool

  /// Takes the bounds apart; `nil` if the text is no range.
  init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace && $0 != "_" }
    guard let sign = text.firstRange(of: "...") ?? text.firstRange(of: "..<") else { return nil }
    let before = String(text[..<sign.lowerBound])
    let after = String(text[sign.upperBound...])
    isOpen = text[sign] == "..<"
    lower = before.isEmpty ? nil : before
    upper = after.isEmpty ? nil : after
    guard lower != nil || upper != nil, !isOpen || upper != nil && lower != nil else { return nil }
  }

  /// The rule that the bounds are to an option's name; `nil` if they are no numbers, or none of a
  /// range.
  func option(named name: String) -> KeyOption? {
    name == "count" ? count : range
  }

  private var range: KeyOption? {
    let least = lower.flatMap { Double($0) }
    let most = upper.flatMap { Double($0) }
    guard (least == nil) == (lower == nil), (most == nil) == (upper == nil) else { return nil }
    if let least, let most, least > most { return nil }
    return KeyOption(.rule(.range(lower: least, upper: most, isOpen: isOpen)))
  }

  private var count: KeyOption? {
    guard !isOpen else { return nil }
    guard let lower else { return upper.flatMap { Int($0) }.map { .count(...$0) } }
    guard let least = Int(lower) else { return nil }
    guard let upper else { return .count(least...) }
    guard let most = Int(upper), least <= most else { return nil }
    return .count(least...most)
  }
}
