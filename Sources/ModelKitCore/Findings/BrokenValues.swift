import ModelKitDocument

// A value that is not well-formed is reported by the file's reader, which knows no model. Which model
// asked for it is remembered, so that of `<date>2020-02-30</date>` a report can say where the date is
// declared, as of any other fault.

/// The values that models asked for and the file's reader could not read.
struct BrokenValues: Sendable {
  private(set) var models: [ReadingFrame.ModelIdentity] = []
  /// The ways to them.
  private(set) var ways = ReadingWays()

  mutating func add(
    _ model: ReadingFrame.ModelIdentity, frames: UnsafeBufferPointer<ReadingFrame>
  ) {
    models.append(model)
    ways.append(frames)
  }
}

extension ModelReader {
  /// Remembers who asked for the value being read, which is broken. More than the file's reader reports
  /// need not be known.
  mutating func noteBrokenValue() {
    guard brokenValues.models.count < document.limits.diagnostics else { return }
    brokenValues.add(currentModel, frames: openFrames)
  }

  /// Findings of the file's reader with the entries that they are in and the models that asked.
  func owned(_ findings: [Diagnostic], by entries: EntryLedger) -> [Diagnostic] {
    guard !findings.isEmpty, !entries.records.isEmpty else { return findings }
    let broken = entries.brokenValues
    let models = Dictionary(
      broken.models.indices.map { (path(of: broken.ways[$0]), broken.models[$0]) },
      uniquingKeysWith: { first, _ in first })
    return findings.map { finding in
      var finding = finding
      finding.entry = entry(of: finding, in: entries)
      if finding.model == nil { finding.model = models[finding.path].flatMap { name(of: $0) } }
      return finding
    }
  }

  /// The entry that a finding is in: the last that begins before it, if the path says so, too.
  private func entry(of finding: Diagnostic, in entries: EntryLedger) -> EntryIdentity? {
    guard !isIndirect, let place = finding.span?.start else { return nil }
    var range = entries.records.indices
    while let middle = range.middle {
      let begins = node(entries.records[middle].node).offset
      range = begins <= place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let index = range.lowerBound - 1
    guard index >= 0, finding.path.starts(with: path(of: entries.ways[index])) else { return nil }
    return identity(of: index, in: entries)
  }
}

extension Range<Int> {
  /// The number in its middle; `nil` if it has none.
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
