// JSON Lines: each line is a text of RFC 8259 of its own, and the root is the array of them.
//
// Lines are scanned where they stand. A line with a fault is read again by itself, to find out what
// is wrong with it: of that the first finding counts, and the line's value is invalid.

extension JSONReader {
  /// Reads all lines.
  mutating func readLines() {
    append(from: base, length: 0, bits: Node.Bits.array)
    var count: UInt32 = 0
    step(0)
    while position < end, expected != .nothing {
      readLine()
      count &+= 1
      step(0)
    }
    nodes.base[0].length = count
    nodes.base[0].next = UInt32(truncatingIfNeeded: written)
  }

  private mutating func readLine() {
    let start = position
    let first = written
    expected = .value
    scanLine()
    if written > limits.nodes { return stopAtNodeLimit() }
    if expected == .end {
      let next = JSONBytes.skipSpace(position, acrossLines: false)
      if next >= end || next[0] == 0x0A {
        position = next
        return
      }
    }
    var stop = start
    while stop < end, stop[0] != 0x0A { stop += 1 }
    written = first
    container = 0
    depth = 0
    report(line: UnsafeBufferPointer(start: start, count: stop - start))
    append(from: start, length: trimmedLength(start, stop), bits: Node.Bits.invalid)
    position = stop
  }

  private func trimmedLength(_ start: Pointer, _ stop: Pointer) -> Int {
    max(gapStart(before: stop) - start, 0)
  }

  private mutating func report(line: UnsafeBufferPointer<UInt8>) {
    let document = JSONReader.read(
      SourceText(line, name: name), dialect: .standard, limits: limits,
      diagnostics: DiagnosticList(file: name, limit: limits.diagnostics))
    let place = line.baseAddress ?? base
    guard var finding = document.diagnostics.first else {
      return report(at: place, length: line.count, Diagnostic.JSON.notOneLine())
    }
    finding.move(by: place - base)
    diagnostics.report(finding)
  }
}

extension Diagnostic {
  /// Shifts the places of a finding about a part of a file to where that part stands.
  fileprivate mutating func move(by distance: Int) {
    func moved(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(Int(span.start) + distance, Int(span.end) + distance)
    }
    span = span.map(moved)
    if let fix { self.fix?.span = moved(fix.span) }
    for i in related.indices { related[i].span = moved(related[i].span) }
  }
}
