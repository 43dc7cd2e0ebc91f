extension [Diagnostic] {
  /// The findings in the order of the file, those without a place first; findings at one place stay
  /// as they came.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) where they are in order, as they mostly come.
  package func inFileOrder() -> [Diagnostic] {
    let places = map { $0.span.map { Int($0.start) } ?? -1 }
    let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    if isInOrder { return self }
    return indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
  }
}
