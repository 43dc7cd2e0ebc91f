extension [Diagnostic] {
  /// The findings in the order of the file, those without a place first; findings at one place stay
  /// as they came.
  ///
  /// - Complexity: O(*n* log *n*).
  package func inFileOrder() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let first = left.element.span.map { Int($0.start) } ?? -1
      let second = right.element.span.map { Int($0.start) } ?? -1
      return (first, left.offset) < (second, right.offset)
    }.map(\.element)
  }
}
