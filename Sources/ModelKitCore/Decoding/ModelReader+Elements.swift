package import ModelKitDocument

extension ModelReader {
  /// How far the findings had come at a moment.
  @usableFromInline
  package struct Mark: Equatable {
    let findings: FindingList.Mark
    @usableFromInline let errors: Int
    let notes: Int
  }

  /// What became of a faulty element.
  @usableFromInline
  package enum ElementOutcome {
    /// It is a fault of its list.
    case fault
    /// It is left out.
    case leftOut
    /// `nil` stands in for it, where the elements can be that; else it is left out.
    case replaced
  }

  /// How far the findings have come.
  @usableFromInline
  @inline(__always)
  package var mark: Mark {
    Mark(findings: findings.mark, errors: errorCount, notes: ledger.count)
  }

  /// Whether there was no error since a moment. An element can be read and yet be at fault, by a key
  /// that stands twice.
  @inlinable
  package func isSound(since mark: Mark) -> Bool { errorCount == mark.errors }

  /// Forgets what was noted since a moment: what it is about has come to nothing.
  mutating func dropNotes(since mark: Mark) {
    ledger.drop(from: mark.notes)
    // Those of text that was read as JSON or as a list are in words.
    guard findings.worded[mark.findings.worded...].contains(where: { $0.severity == .note }) else {
      return
    }
    findings.replace(
      since: mark.findings, by: diagnostics(since: mark).filter { $0.severity != .note })
  }

  /// Takes back what was reported and noted since a moment.
  package mutating func rewind(to mark: Mark) {
    ledger.drop(from: mark.notes)
    guard findings.mark != mark.findings else { return }
    findings.rewind(to: mark.findings)
    errorCount = mark.errors
    forgetLastFaults()
  }

  /// Takes what was reported since a moment out of the findings, for whoever passes it on. Notes
  /// stay.
  mutating func takeFindings(since mark: Mark) -> [Diagnostic] {
    let taken = diagnostics(since: mark)
    findings.rewind(to: mark.findings)
    errorCount = mark.errors
    forgetLastFaults()
    return taken
  }

  /// Forgets what was remembered of the last entry of the file.
  mutating func forgetEntry() {
    if !toldFaults.isEmpty { toldFaults.removeAll(keepingCapacity: true) }
    if !auditedWays.isEmpty { auditedWays.removeAll(keepingCapacity: true) }
  }

  /// Forgets which fault was the last one reported, as it may have been taken back.
  private mutating func forgetLastFaults() {
    missing = nil
    if !toldFaults.isEmpty { toldFaults.removeAll(keepingCapacity: true) }
  }

  /// Has something read a second time: what there is to say of it has been said.
  package mutating func quietly<Value>(_ read: (inout ModelReader) -> Value) -> Value {
    let mark = mark
    let isReadAgain = ruleMemory.isReadAgain
    let told = (missing, toldFaults)
    ruleMemory.isReadAgain = true
    defer { ruleMemory.isReadAgain = isReadAgain }
    let value = read(&self)
    rewind(to: mark)
    (missing, toldFaults) = told
    return value
  }

  /// Whether a faulty element ends its list.
  @usableFromInline
  package var endsLists: Bool { policy.faultyElements == .fail }

  /// Decides what becomes of an element that could not be read, by the policy.
  @usableFromInline
  @inline(never)
  package mutating func settle(_ element: NodeID, since mark: Mark) -> ElementOutcome {
    if policy.compactsLists, isNull(element) {
      rewind(to: mark)
      noteSkipped(at: element)
      noteLeftOut()
      return .leftOut
    }
    dropNotes(since: mark)
    switch policy.faultyElements {
    case .fail, .collect:
      noteFaulty()
      return .fault
    case .skip, .replace:
      noteLeftOut()
      var told = diagnostics(since: mark)
      for i in told.indices where told[i].severity == .error {
        told[i].severity = .warning
        told[i].notes.append("the element is left out of the list")
      }
      findings.replace(since: mark.findings, by: told)
      errorCount = mark.errors
      return policy.faultyElements == .skip ? .leftOut : .replaced
    }
  }
}
