import ModelKitDocument

/// The parts of a list or a dictionary that rules do not look at, by their positions.
struct PartFaults {
  /// Elements that are no part of the list.
  var leftOut: Set<Int> = []
  /// Elements, or values of entries, that could not be read.
  var faulty: Set<Int> = []
  /// Entries whose keys could not be read.
  var faultyKeys: Set<Int> = []

  /// How many entries have something faulty.
  var entryCount: Int { faulty.union(faultyKeys).count }
}

extension ModelReader {
  /// Remembers, for the rules of the list, that the element being read is no part of it.
  mutating func noteLeftOut() { note { $0.leftOut.insert($1) } }

  /// Remembers, for the rules of the list, that the element being read is faulty.
  mutating func noteFaulty() { note { $0.faulty.insert($1) } }

  /// Remembers, for the rules of the dictionary, that the entry being read is faulty.
  package mutating func noteFaultyEntry(isKey: Bool, isValue: Bool) {
    note { faults, position in
      if isKey { faults.faultyKeys.insert(position) }
      if isValue { faults.faulty.insert(position) }
    }
  }

  private mutating func note(_ change: (inout PartFaults, Int) -> Void) {
    guard ruleMemory.partFaults != nil else { return }
    let path = containerPath
    var faults = ruleMemory.partFaults?[path] ?? PartFaults()
    ruleMemory.partFaults?[path] = nil
    change(&faults, Int(top.pointee.position))
    ruleMemory.partFaults?[path] = faults
  }

  /// What is wrong in the list or dictionary that is being read.
  var partFaults: PartFaults {
    guard let faults = ruleMemory.partFaults, !faults.isEmpty else { return PartFaults() }
    return faults[currentPath] ?? PartFaults()
  }
}
