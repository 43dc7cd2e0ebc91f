package import ModelKitDocument

extension ModelReader {
  /// What is read in place of a value that is no list or dictionary, where the policy or the key
  /// allows it.
  @usableFromInline
  package struct Substitute {
    let document: Document
    /// Whether its values are text that stands for numbers and truth values.
    let hasStringsOnly: Bool
    /// What the value is taken for, to be noted.
    let kind: String
    /// Whether the key asks for it.
    let isAsked: Bool

    /// Whether it is text that cannot be read.
    var isMalformed: Bool { document.diagnostics.contains { $0.severity == .error } }
  }

  /// What a list is read from in place of text.
  package func listSubstitute(for id: NodeID) -> Substitute? {
    guard !policy.conversions.isEmpty, let text = document.string(id) else { return nil }
    if policy.conversions.contains(.jsonText) { return jsonText(text) }
    guard let separator = policy.conversions.separator else { return nil }
    var builder = DocumentBuilder(name: document.source.name)
    builder.beginArray()
    if !text.isEmpty {
      for part in text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
      {
        builder.string(Self.trimmed(part))
      }
    }
    builder.end()
    return Substitute(
      document: builder.finish(), hasStringsOnly: true, kind: "a list", isAsked: true)
  }

  /// What a dictionary is read from in place of a uid, an empty list or text.
  @usableFromInline
  package func dictionarySubstitute(for id: NodeID) -> Substitute? {
    switch kind(at: id) {
    case .uid where policy.coercion == .lenient:
      var builder = DocumentBuilder(name: document.source.name)
      builder.beginDictionary()
      builder.key("CF$UID")
      builder.integer(document.uid(id) ?? 0)
      builder.end()
      return Substitute(
        document: builder.finish(), hasStringsOnly: false, kind: "a dictionary", isAsked: false)
    case .array
    where policy.conversions.contains(.emptyListAsDictionary) && document.count(of: id) == 0:
      var builder = DocumentBuilder(name: document.source.name)
      builder.beginDictionary()
      builder.end()
      return Substitute(
        document: builder.finish(), hasStringsOnly: false, kind: "a dictionary", isAsked: true)
    case .string where policy.conversions.contains(.jsonText):
      return document.string(id).map { jsonText($0) }
    default: return nil
    }
  }

  private func jsonText(_ text: String) -> Substitute {
    var options = ReadingOptions(limits: limits)
    options.format = .json(.standard)
    // A text in a text in a text counts as deep as it is in all.
    options.limits.depth = max(1, options.limits.depth - outerDepth - frameCount)
    return Substitute(
      document: Document(
        reading: SourceText(text, name: document.source.name), options: options),
      hasStringsOnly: false, kind: "what its JSON says", isAsked: true)
  }

  private static func trimmed(_ part: Substring.UnicodeScalarView) -> String {
    var part = part
    while part.first == " " || part.first == "\t" { part.removeFirst() }
    while part.last == " " || part.last == "\t" { part.removeLast() }
    return String(part)
  }

  /// Has a substitute read in place of a value. Its findings get the value's place, and a path that
  /// runs on inside it.
  ///
  /// - Parameter isNoted: Whether to note it; not where the value is looked at once more.
  @usableFromInline
  package mutating func read<Value>(
    _ substitute: Substitute, inPlaceOf id: NodeID, isNoted: Bool = true,
    by body: (NodeID, inout ModelReader) throws(ModelFailure) -> Value
  ) throws(ModelFailure) -> Value {
    if isNoted { noteCoercion(at: id, to: substitute.kind, isAsked: substitute.isAsked) }
    var inner = policy
    inner.conversions = policy.conversions.withinSubstitute
    let document = substitute.document
    let path = currentPath
    let depth = outerDepth + frameCount
    let ruleMemory = ruleMemory
    let place = standsFor ?? id
    let (stack, limits) = (stack, limits)
    let isWhole = !substitute.isMalformed
    var value: Value?
    var findings = ModelReader.reading(
      document, policy: inner, schema: schema, context: context
    ) { reader in
      reader.outerPath = path
      reader.outerDepth = depth
      reader.ruleMemory = ruleMemory
      reader.stack = stack
      reader.limits = limits
      reader.standsFor = place
      reader.hasStringsOnly = substitute.hasStringsOnly || reader.hasStringsOnly
      if let root = document.root, isWhole {
        do throws(ModelFailure) {
          value = try body(root, &reader)
        } catch {
          value = nil
        }
      }
      var notes = document.diagnostics(of: reader.ledger, asked: false)
      for i in notes.indices { notes[i].path = NodePath(path.steps + notes[i].path.steps) }
      return reader.diagnostics + notes
    }
    for var fault in document.diagnostics where fault.severity == .error {
      fault.message = "the JSON text in \(subject) is at fault: \(fault.message)"
      fault.path = NodePath(path.steps + fault.path.steps)
      findings.append(fault)
    }
    for var finding in findings {
      finding.span = span(of: id)
      finding.position = nil
      finding.related = []
      finding.fix = nil
      report(finding)
    }
    guard let value else { throw ModelFailure() }
    return value
  }
}
