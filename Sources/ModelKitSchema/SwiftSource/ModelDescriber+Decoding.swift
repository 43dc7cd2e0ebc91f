import ModelKitDeclarations

// Which types are no dictionary of their properties, as they read themselves in another way:
//
//     struct Hours: Codable {
//       let opens: Int, closes: Int
//       init(from decoder: any Decoder) throws {
//         let text = try decoder.singleValueContainer().decode(String.self)     "9-18"
//         …

extension ModelDescriber {
  /// Whether what a type is read from is known to its own code alone.
  func readsOtherThanDictionary(_ type: DeclaredType) -> Bool {
    for ancestor in table.lineage(of: type) {
      guard ancestor.factory == nil, !ancestor.hasAttribute("Model") else { return false }
      switch decodingBody(of: ancestor) {
      case .dictionary?: return ancestor.readsItself && !ancestor.hasProperties
      case .other?: return true
      case .superclass?, nil: if ancestor.readsItself, !ancestor.hasProperties { return true }
      }
    }
    return false
  }

  /// What the `init(from:)` of a type or of its extensions does; `nil` if there is none.
  private func decodingBody(of type: DeclaredType) -> DecodingBody? {
    for part in type.parts {
      for initializer in part.members.initializers where initializer.labels == ["from"] {
        // `any Decoder`, `some Decoder`, `Swift.Decoder`: other initializers may be `init(from:)`, too.
        guard let source = initializer.parameters.first?.type, let body = initializer.bodyRange,
          files.text(source.range, in: part.file).hasSuffix("Decoder")
        else { continue }
        return DecodingBody(files.text(body, in: part.file))
      }
    }
    return nil
  }
}
