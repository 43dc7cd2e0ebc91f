import ModelKitDocument

extension DecodingContext {
  /// Reads a value with a coercion. What the coercion has to say is said again from the value's
  /// place, as the reader does not go along with the containers while all goes well.
  @inline(__always)
  func read<Value>(
    _ type: Value.Type, at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ reader: UnsafeMutablePointer<ModelReader>,
    _ coerce: (inout ModelReader, NodeID) throws(ModelFailure) -> Value
  ) throws -> Value {
    let known = reader.pointee.mark
    do throws(ModelFailure) {
      let value = try coerce(&reader.pointee, node)
      if reader.pointee.mark == known { return value }
    } catch {}
    return try readAgain(type, at: node, in: scope, place: place, known, reader, coerce)
  }

  @inline(never)
  private func readAgain<Value>(
    _ type: Value.Type, at node: NodeID, in scope: DecodingScope, place: UInt32,
    _ known: ModelReader.Mark,
    _ reader: UnsafeMutablePointer<ModelReader>,
    _ coerce: (inout ModelReader, NodeID) throws(ModelFailure) -> Value
  ) throws -> Value {
    reader.pointee.rewind(to: known)
    var value: Value?
    let fault = fault(at: node, in: scope, place: place, expected: type) { (reader, node) in
      do throws(ModelFailure) {
        value = try coerce(&reader, node)
      } catch {}
    }
    guard let value else { throw fault }
    // What was said is a note, and nothing has been thrown.
    thrownBy.removeLast()
    return value
  }

  /// The error of a value: what `body` reports about it, from its place. Notes are left with the
  /// reader.
  func fault(
    at node: NodeID?, in scope: DecodingScope, place: UInt32, expected: Any.Type,
    _ body: (inout ModelReader, NodeID) -> Void
  ) -> any Error {
    guard let reader else { return Self.hasEnded(expected) }
    let path = scope.codingPath(at: place)
    guard let node else {
      // A superclass of which nothing was coded.
      return missing(PathKey.superclass.stringValue, in: scope, expected: expected)
    }
    let known = reader.pointee.mark
    let depth = enter(scope, at: place, reader)
    body(&reader.pointee, node)
    for _ in 0..<depth { reader.pointee.pop() }
    let findings = reader.pointee.takeFindings(since: known)
    for note in findings where note.severity != .error { reader.pointee.report(note) }
    thrownBy.append(scope.subject)
    return DecodingFault(diagnostics: findings.filter { $0.severity == .error })
      .error(path: path, expected: expected)
  }

  /// The error of a container's missing key.
  func missing(_ name: String, in scope: DecodingScope, expected: Any.Type) -> any Error {
    guard let reader else { return Self.hasEnded(expected) }
    let known = reader.pointee.mark
    let depth = enter(scope, at: scope.first, reader)
    reader.pointee.reportMissing(KeyName(name))
    for _ in 0..<depth { reader.pointee.pop() }
    let fault = DecodingFault(diagnostics: reader.pointee.takeFindings(since: known))
    thrownBy.append(scope.subject)
    return fault.error(
      path: scope.codingPath + [PathKey(stringValue: name)], expected: expected)
  }

  /// Opens the reader's frames down to a child of a scope; how many.
  func enter(
    _ scope: DecodingScope, at place: UInt32, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Int {
    var frames: [ReadingFrame] = []
    scope.forEachAround(at: place) { scope, place in
      let isList = reader.pointee.node(scope.container).rawKind == Node.Bits.array
      frames.append(
        ReadingFrame(
          container: scope.container.index, count: scope.count, next: scope.end, end: scope.end,
          matched: scope.count, position: place, model: isList ? .none : .type(scope.subject)))
    }
    let depth = reader.pointee.frameCount
    for frame in frames.reversed() { reader.pointee.reopen(frame) }
    return reader.pointee.frameCount - depth
  }

  private static func hasEnded(_ expected: Any.Type) -> any Error {
    DecodingFault(
      diagnostics: [
        Diagnostic(.rejectedByFactory, .error, "a decoder was used after its decoding had ended")
      ]
    ).error(path: [], expected: expected)
  }
}
