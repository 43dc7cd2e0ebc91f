// A closing bracket that does not fit has one of three causes, and what comes behind it tells which.
//
//     {"a": [1, 2}            the end of the file fits a closed root: `[` was never closed
//     {"a": [1, 2}, "b": 3}   a key fits the dictionary around: `}` was written for `]`
//     {"a": 1], "b": 3}       no array is open: `]` is too many

extension JSONReader {
  /// A closing bracket behind a value, or where a value or a key has to be.
  mutating func recoverCloser() {
    let isMatch = container > 0 && (position[0] == UInt8(ascii: "}")) == isInDictionary
    if isInDictionary, expected == .value { reportKeyWithoutValue() }
    guard isMatch else { return recoverMismatch() }
    if expected != .separator { reportTrailingComma() }
    expected = .separator
    closeContainer()
    position += 1
  }

  private mutating func reportTrailingComma() {
    guard gap.start > base, gap.start[-1] == UInt8(ascii: ",") else { return }
    guard dialect == .standard || dialect == .lines else { return }
    let comma = gap.start - 1
    let (closer, offset) = (closer, comma - base)
    report(at: comma, length: 1, Diagnostic.JSON.trailingComma(closer: closer, at: offset))
  }

  private mutating func recoverMismatch() {
    let isBrace = position[0] == UInt8(ascii: "}")
    let found = isBrace ? "}" : "]"
    let owner = ownerOfCloser(isBrace: isBrace)
    let opening = container > 0 ? base + Int(nodes.base[container - 1].offset) : position
    let place = span(position)
    if let owner, fits(after: Int(nodes.base[owner - 1].next)) || !fits(afterTypo: container) {
      report(at: opening, length: 1, Diagnostic.JSON.unclosed(opening[0], noticed: place))
      while container > owner { closeContainer(damaged: true) }
      expected = .separator
      closeContainer()
      position += 1
      return
    }
    let closer = closer
    if container > 0, fits(afterTypo: container) {
      let openingPlace = span(opening)
      report(
        at: position, length: 1,
        Diagnostic.JSON.wrongCloser(found, closer: closer, opening: openingPlace))
      closeContainer()
      position += 1
      return
    }
    let wanted = container == 0 ? "a value" : closing
    report(at: position, length: 1, Diagnostic.JSON.unexpected(found, expected: wanted))
    damage()
    step(1)
  }

  private func span(_ place: Pointer) -> SourceSpan {
    SourceSpan(place - base, place - base + 1)
  }

  /// The open container that a bracket would close, looked for not too far out.
  private func ownerOfCloser(isBrace: Bool) -> Int? {
    var candidate = container
    for _ in 0..<16 where candidate > 0 {
      if isDictionary(candidate) == isBrace { return candidate }
      candidate = Int(nodes.base[candidate - 1].next)
    }
    return nil
  }

  private func fits(afterTypo container: Int) -> Bool {
    container > 0 && fits(after: Int(nodes.base[container - 1].next))
  }

  /// Whether what stands behind the bracket at the position can follow a value in `container`.
  private func fits(after container: Int) -> Bool {
    let next = JSONBytes.skipSpace(position + 1, acrossLines: true)
    guard container > 0 else { return next >= end }
    let isDictionary = isDictionary(container)
    switch next[0] {
    case UInt8(ascii: "}"): return isDictionary
    case UInt8(ascii: "]"): return !isDictionary
    case UInt8(ascii: ","):
      let entry = JSONBytes.skipSpace(next + 1, acrossLines: true)
      let isKey = entry[0] == UInt8(ascii: "\"") && isFollowedByColon(entry)
      return isDictionary ? isKey : !isKey
    default: return false
    }
  }

  /// Whether the string at a quote is followed by a colon, and so is a key.
  func isFollowedByColon(_ quote: Pointer) -> Bool {
    let close = JSONSkipper.stringEnd(quote, end)
    return JSONBytes.skipSpace(close, acrossLines: true)[0] == UInt8(ascii: ":")
  }

  /// `{` or `[` where a key has to be, or a comma before one.
  mutating func recoverContainerAsKey() {
    let opening = base + Int(nodes.base[container - 1].offset)
    let parent = Int(nodes.base[container - 1].next)
    let isInList = parent > 0 && !isDictionary(parent)
    if isInList, position[0] == UInt8(ascii: "{"), entries > 0 {
      // `[{"a": 1, {"a": 2}]`: the next element, and the one before was never closed.
      let place = span(position)
      report(at: opening, length: 1, Diagnostic.JSON.unclosed(opening[0], noticed: place))
      closeContainer(damaged: true)
      expected = .value
      return
    }
    let bracket = position[0]
    report(at: position, length: 1, Diagnostic.JSON.containerAsKey(bracket))
    damage()
    position = JSONSkipper.valueEnd(position, end)
    endIsExplained = endIsExplained || position >= end
    step(0)
    expected = .key
    if position[0] == UInt8(ascii: ":") { step(1) } else { expected = .separator }
    if expected == .key { skipValue() }
  }

  /// A container deeper than the limit: passed over by counting brackets.
  mutating func skipTooDeep() {
    let start = position
    position = JSONSkipper.valueEnd(position, end)
    let limit = limits.depth
    report(at: start, length: 1, Diagnostic.JSON.tooDeep(limit))
    append(from: start, length: position - start, bits: Node.Bits.invalid)
    if position >= end { endIsExplained = true }
    finishValue()
  }

  /// Passes over a value that belongs to nothing.
  mutating func skipValue() {
    damage()
    if position < end, !",}]".utf8.contains(position[0]) {
      position = JSONSkipper.valueEnd(position, end)
    }
    step(0)
    expected = .separator
  }

  /// The file ends here, where something else has to come.
  mutating func recoverAtEnd() {
    defer { expected = .nothing }
    guard container > 0 else {
      if expected == .value, explained.isEmpty {
        let byteCount = end - base
        report(at: base, length: 0, Diagnostic.JSON.empty(byteCount: byteCount))
      }
      return
    }
    let opening = base + Int(nodes.base[container - 1].offset)
    if !endIsExplained {
      let others = depth - 1
      report(at: opening, length: 1, Diagnostic.JSON.unclosedAtEnd(opening[0], others: others))
    }
    while container > 0 { closeContainer(damaged: true) }
  }
}
