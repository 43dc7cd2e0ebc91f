import ModelKitDocument

/// What a load remembers for its rules. The readers of texts within the file share it.
final class RuleMemory {
  /// The values that no two entries may share.
  var uniqueValues = UniqueValues()
  var patterns = PatternCache()
  /// Whether something is read a second time, so that its values are known already.
  var isReadAgain = false
  /// What is wrong in lists and dictionaries, by the way to each; `nil` while no key with rules is
  /// being read.
  var partFaults: [NodePath: PartFaults]?
}

extension ModelReader {
  /// Whether what is being read has been read before, so that nothing is said of it.
  package var isReadingAgain: Bool { ruleMemory.isReadAgain }
}
