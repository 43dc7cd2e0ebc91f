// `adress` is one insertion from `address`; `shop_name` and `shopName` are the same words. What is
// close enough to be meant is decided here, for keys, cases, elements, types and options alike.

/// How close two names are.
package enum Spelling {
  /// The candidate that `name` was most likely meant to be, if one is close enough.
  ///
  /// A third of the letters may differ, and at most three; names that differ only in case, `_` and
  /// `-` are always close.
  ///
  /// - Complexity: O(*candidates* × the square of their length).
  package static func closest(to name: String, in candidates: [String]) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    let folded = letters.filter { $0 != "_" && $0 != "-" && $0 != " " }
    let limit = min(3, max(1, letters.count / 3))
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard other.count <= 64 else { continue }
      if other.filter({ $0 != "_" && $0 != "-" && $0 != " " }) == folded { return candidate }
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other, atMost: limit)
      if distance <= limit, distance < min(letters.count, other.count),
        best.map({ distance < $0.distance }) ?? true
      {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// What a finding asks where a name was most likely meant: `` did you mean `address`? ``.
  package static func question(_ name: String) -> String { "did you mean `\(name)`?" }

  /// Names as a message lists them, the first twelve: `` `a`, `b` and 3 more ``.
  package static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two texts;
  /// given up with a greater number than `limit` as soon as it is sure to be one.
  private static func distance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int
  ) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    for i in a.indices {
      row[0] = i + 1
      var least = row[0]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[j + 1] = best
        least = min(least, best)
      }
      // No row has a number below the least of the one before.
      if least > limit { return least }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[b.count]
  }
}
