import ModelKitDocument

/// What the compiler asks.
enum HostMessage {
  /// It introduces itself by the version of the protocol that it speaks.
  case capability(protocolVersion: Int)
  /// It has met `@Model` or `@Key`.
  case attachedMacro(AttachedMacro)
  /// It has met a macro with `#`.
  case freestandingMacro(SyntaxText)
  case unknown

  /// Reads a message: an object with one key, which says what it is.
  init(_ document: Document) {
    self = .unknown
    guard document.diagnostics.isEmpty, let root = document.root,
      let (key, body) = document.entries(of: root).first(where: { _ in true })
    else { return }
    switch document.string(key) {
    case "getCapability":
      let capability = document.value(of: "capability", in: body)
      let version = capability.flatMap { document.number("protocolVersion", of: $0) }
      self = .capability(protocolVersion: version ?? 0)
    case "expandAttachedMacro":
      if let macro = AttachedMacro(body, in: document) { self = .attachedMacro(macro) }
    case "expandFreestandingMacro":
      let syntax = SyntaxText(document.value(of: "syntax", in: body), in: document)
      self = .freestandingMacro(syntax ?? SyntaxText())
    default: break
    }
  }
}
