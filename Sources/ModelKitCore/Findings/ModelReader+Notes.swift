package import ModelKitDocument

extension ModelReader {
  /// Notes that a value is read as another kind.
  ///
  /// - Parameter isAsked: Whether an option of its key, or of the policy, asks for just that.
  @inline(never)
  package mutating func noteCoercion(at id: NodeID, to type: String, isAsked: Bool = false) {
    ledger.add(isAsked ? .converted : .coerced, at: id, type, frames: openFrames)
  }

  /// Notes that a key is missing, or a dictionary on the way to it, and its default stands in.
  package mutating func noteDefault(_ key: KeySpecification) {
    noteDefault(key.path.first?.text ?? "", below: key.path.dropFirst().map(\.text))
  }

  /// Notes that a key of the innermost dictionary is missing and its default stands in.
  @usableFromInline
  @inline(never)
  package mutating func noteDefault(_ key: KeyName) { noteDefault(key.text, below: []) }

  private mutating func noteDefault(_ key: String, below: [String]) {
    ledger.add(
      .defaulted, at: NodeID(top.pointee.container), key, below: below,
      frames: openFrames.dropping(1))
  }

  /// Notes that a key is null and its default stands in.
  @usableFromInline
  @inline(never)
  package mutating func noteDefault(forNull id: NodeID) {
    ledger.add(.nullDefaulted, at: id, frames: openFrames)
  }

  /// Notes that an element is left out of its list.
  @inline(never)
  mutating func noteSkipped(at id: NodeID) {
    ledger.add(.skipped, at: id, frames: openFrames)
  }

  /// Notes that a raw value is read as the fallback case.
  @inline(never)
  package mutating func noteFallback(at id: NodeID, as rawValue: String) {
    ledger.add(.fellBack, at: id, rawValue, frames: openFrames)
  }

  /// A note in words.
  func diagnostic(ofNote index: Int, in ledger: NoteLedger) -> Diagnostic {
    let note = ledger.all[index]
    var path = path(of: ledger.ways[index])
    var diagnostic =
      switch note.kind {
      case .coerced, .converted:
        Diagnostic(
          .coerced, .note,
          "\(path.subject) is read as \(note.text) from \(document.summary(of: note.node))",
          label: "read as \(note.text)")
      case .defaulted:
        Diagnostic(
          .defaulted, .note, "`\(note.key)` is not given, so its default stands in",
          label: "has no `\(note.key)`")
      case .nullDefaulted:
        Diagnostic(
          .defaulted, .note, "\(path.subject) is null, so its default stands in")
      case .skipped:
        Diagnostic(
          .skipped, .note,
          "\(path.subject) is \(document.phrase(for: note.node)) and left out")
      case .fellBack:
        Diagnostic(
          .fellBack, .note,
          "\(path.subject) is \(document.summary(of: note.node)), read as `\(note.text)`",
          label: "no case has this")
      }
    if note.kind == .defaulted {
      path.steps += ([note.text] + note.below).map { .key($0) }
    }
    diagnostic.path = path
    diagnostic.file = document.source.name
    diagnostic.span = span(of: note.node)
    return diagnostic
  }
}

extension Document {
  /// Notes in words, located, in the order in which they fell.
  ///
  /// - Parameters:
  ///   - asked: Whether what the model asks for is among them: defaults that stand in for missing
  ///     keys, conversions by an option.
  ///   - entries: The entries that they are about.
  /// - Complexity: O(*n*) in the bytes of the file and O(*m* log *m*) in the notes.
  package func diagnostics(
    of ledger: NoteLedger, asked: Bool, entries: EntryLedger = EntryLedger()
  ) -> [Diagnostic] {
    let isTold = ledger.all.map { asked || !$0.kind.isAsked }
    guard isTold.contains(true) else { return [] }
    let notes = ModelReader.reading(self) { reader in
      var notes: [Diagnostic] = []
      var owners = entries.records.enumerated().makeIterator()
      var owner = owners.next()
      for index in isTold.indices where isTold[index] {
        var note = reader.diagnostic(ofNote: index, in: ledger)
        while let entry = owner, entry.element.notes.upperBound <= index { owner = owners.next() }
        if let entry = owner, entry.element.notes.contains(index) {
          note.entry = reader.identity(of: entry.offset, in: entries)
        }
        notes.append(note)
      }
      return notes
    }
    return located(notes)
  }
}
