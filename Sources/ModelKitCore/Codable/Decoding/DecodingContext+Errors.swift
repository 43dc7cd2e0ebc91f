import ModelKitDocument

// A hand-written `init(from:)` may throw whatever it likes. The value that it was reading is where
// the finding is, unless it names a deeper place by its coding path.

extension DecodingContext {
  /// The findings that stand for an error of the `init(from:)` of a type.
  func fault(
    of error: any Error, reading type: Any.Type, at node: NodeID?, in scope: DecodingScope,
    place: UInt32
  ) -> DecodingFault {
    let decodingError = error as? DecodingError
    if let fault = decodingError?.context?.underlyingError as? DecodingFault { return fault }
    guard let reader, let node else { return DecodingFault(diagnostics: []) }
    let here = Target(
      node: node, path: NodePath(scope.steps(to: place, reader)), model: String(describing: type))
    // The innermost value that an error passes by is the one it is about.
    let text = "\(error)"
    if let stranger, stranger.text == text, stranger.path.starts(with: here.path) {
      return stranger.fault
    }
    let fault = DecodingFault(
      diagnostics: [
        decodingError.map { self.diagnostic(of: $0, type, here, reader) }
          ?? here.diagnostic(
            .rejectedByFactory,
            "\(TypeSpelling.name(of: type)) refused \(here.subject): \(Self.inWords(text))",
            reader)
      ])
    stranger = (text, here.path, fault)
    return fault
  }

  private func diagnostic(
    of error: DecodingError, _ type: Any.Type, _ here: Target,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Diagnostic {
    let target = here.deepest(error.context?.codingPath ?? [], reader.pointee.document)
    let found = reader.pointee.document.phrase(for: target.node)
    switch error {
    case .typeMismatch(_, let context) where context.debugDescription.hasPrefix("Invalid number of"):
      return noCase(type, here, reader)
    case .typeMismatch(let expected, _):
      return target.diagnostic(
        .typeMismatch,
        "\(target.subject) should be \(TypeSpelling.name(of: expected)), but the file has \(found)",
        reader)
    case .valueNotFound(let expected, _):
      return target.diagnostic(
        .null, "\(target.subject) should be \(TypeSpelling.name(of: expected)), but is null", reader
      )
    case .keyNotFound(let key, _):
      var missing = target.diagnostic(
        .missingKey, "missing required key `\(key.stringValue)` in \(here.model)", reader)
      missing.label = "has no `\(key.stringValue)`"
      missing.path = target.path.appending(.key(key.stringValue))
      return missing
    case .dataCorrupted(let context):
      if let unknown = unknownCase(type, at: here.node, here, context, reader) { return unknown }
      return target.diagnostic(
        .rejectedByFactory,
        "\(TypeSpelling.name(of: type)) refused \(target.subject): \(Self.inWords(context.debugDescription))",
        reader
      )
    @unknown default:
      return target.diagnostic(
        .rejectedByFactory, "\(TypeSpelling.name(of: type)) refused \(target.subject)", reader)
    }
  }

  /// A dictionary without the one key that names the case of an enumeration with values.
  private func noCase(
    _ type: Any.Type, _ here: Target, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Diagnostic {
    let document = reader.pointee.document
    let name = TypeSpelling.name(of: type)
    let keys = document.entries(of: here.node).compactMap { document.string($0.key) }
    guard let key = keys.first, keys.count == 1 else {
      return here.diagnostic(
        .typeMismatch, "\(here.subject) should be \(name), with the name of a case as its only key",
        reader)
    }
    return here.diagnostic(
      .unknownCase, "\(here.subject) should be \(name), which has no case `\(key)`", reader)
  }

  /// A raw value that no case has, which the standard library calls corrupted data.
  private func unknownCase(
    _ type: Any.Type, at node: NodeID, _ here: Target, _ context: DecodingError.Context,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Diagnostic? {
    guard type is any RawRepresentable.Type, context.debugDescription.hasPrefix("Cannot initialize")
    else { return nil }
    let document = reader.pointee.document
    guard let value = document.string(node) ?? document.numberText(node) else { return nil }
    let cases = type as? any CaseIterable.Type
    let allowed = cases.map { RawValues.texts($0) } ?? []
    let known = reader.pointee.mark
    _ = reader.pointee.unknownCase(
      at: node, of: TypeSpelling.name(of: type), value: value, allowed: allowed)
    var finding = reader.pointee.takeFindings(since: known).last
    finding?.message = "\(here.subject) should be \(here.model), which has no case `\(value)`"
    finding?.path = here.path
    finding?.model = nil
    return finding
  }

  /// What an error says of itself, without the printed form of coding keys.
  private static func inWords(_ text: String) -> String {
    text.isEmpty || text.contains("(stringValue:") ? "its data is not as it should be" : text
  }
}

/// A value that something is said about.
private struct Target {
  var node: NodeID
  var path: NodePath
  let model: String

  /// The value as a sentence's subject.
  var subject: String { path.subject }

  /// The value at the end of a coding path if that leads beyond this one, or as far as it leads.
  func deepest(_ codingPath: [any CodingKey], _ document: Document) -> Target {
    guard codingPath.count > path.steps.count, var node = document.root else { return self }
    var path = NodePath()
    for key in codingPath {
      if document.kind(of: node) == .array, let index = key.intValue,
        let element = document.element(index, of: node)
      {
        path.steps.append(.index(index))
        node = element
      } else if let value = document.value(of: key.stringValue, in: node) {
        path.steps.append(.key(key.stringValue))
        node = value
      } else {
        break
      }
    }
    guard path.steps.count > self.path.steps.count, path.starts(with: self.path) else {
      return self
    }
    return Target(node: node, path: path, model: model)
  }

  func diagnostic(
    _ code: DiagnosticCode, _ message: String, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> Diagnostic {
    Diagnostic(
      code, .error, message, span: reader.pointee.span(of: node),
      label: reader.pointee.document.summary(of: node), path: path)
  }
}

/// The raw values of enumerations that list their cases.
private enum RawValues {
  static func texts<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
    type.allCases.compactMap { value in
      (value as? any RawRepresentable).map { "\($0.rawValue)" }
    }
  }
}
