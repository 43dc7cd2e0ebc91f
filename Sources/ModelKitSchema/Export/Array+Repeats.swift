extension Array where Element: Hashable {
  /// The elements, each once, where it came first.
  func removingRepeats() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
