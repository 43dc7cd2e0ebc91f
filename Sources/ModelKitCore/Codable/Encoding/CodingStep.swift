/// The way to a value that is being encoded, as a chain from the value up.
final class CodingStep {
  let key: any CodingKey
  private(set) var parent: CodingStep?

  init(_ key: any CodingKey, in parent: CodingStep?) {
    self.key = key
    self.parent = parent
  }

  /// Lets go of the way one step after the other: a chain would do so by calls within calls.
  deinit {
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next), let step = next {
      next = step.parent
      step.parent = nil
    }
  }
}

extension CodingStep? {
  /// The keys of the way, from the root.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var next = self
    while let step = next {
      keys.append(step.key)
      next = step.parent
    }
    return keys.reversed()
  }
}
