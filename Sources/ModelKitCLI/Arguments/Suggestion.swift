/// The known word that a mistyped one was most likely meant to be.
enum Suggestion {
  /// The nearest of the candidates, if it is near enough to be worth a question: a third of the
  /// letters may differ.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    return candidates.map { (distance(word, $0), $0) }
      .filter { $0.0 <= limit }
      .min { $0.0 < $1.0 }?.1
  }

  /// How many letters have to be put in, left out, replaced or swapped with their neighbour.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    guard abs(left.count - right.count) <= max(left.count, right.count) / 2 else { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
