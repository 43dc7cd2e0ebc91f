import ModelKitDocument

/// How the elements of a list are read: an edit looks at those of a file one by one, to tell which of
/// them the model has and which it left out.
struct ElementReading: Sendable, Hashable {
  /// What an element of a file is to the list.
  enum Outcome {
    /// One of its elements, written as this.
    case element(ModelContent)
    /// One that the set has already, written as this.
    case repeated(ModelContent)
    /// None of its elements: it is faulty, or a null, and the policy leaves such out.
    case leftOut
    /// A fault of the whole list.
    case faulty
  }

  /// What numbers, text and faults are in the list.
  let policy: Policy
  /// Whether order means nothing, and no element stands twice.
  let isSet: Bool
  private let type: ObjectIdentifier
  private let read: @Sendable (NodeID, Document, Policy, (any Sendable)?) -> ModelContent?
  private let absent: ModelContent?

  init<Element: ModelValue>(_ type: Element.Type, isSet: Bool, policy: Policy) {
    self.type = ObjectIdentifier(type)
    self.policy = policy
    self.isSet = isSet
    absent = Element.valueWhenMissing.map { ModelWriter.content(ofElement: $0, policy: policy) }
    read = { node, document, readingPolicy, context in
      ModelReader.reading(document, policy: readingPolicy, context: context) { reader in
        do throws(ModelFailure) {
          let element = try Element.read(at: node, from: &reader)
          return ModelWriter.content(ofElement: element, policy: policy)
        } catch {
          return nil
        }
      }
    }
  }

  /// What an element of a file is to the list.
  ///
  /// - Parameters:
  ///   - context: What the file was loaded with.
  ///   - isSubstitute: Whether the document stands in for text of another.
  func outcome(
    of node: NodeID, in document: Document, context: (any Sendable)?, isSubstitute: Bool
  ) -> Outcome {
    var readingPolicy = policy
    if isSubstitute { readingPolicy.conversions = policy.conversions.withinSubstitute }
    if let content = read(node, document, readingPolicy, context) { return .element(content) }
    if policy.compactsLists, document.kind(of: node) == .null { return .leftOut }
    return switch policy.faultyElements {
    case .fail, .collect: .faulty
    case .skip: .leftOut
    case .replace: isSet ? .leftOut : absent.map { .element($0) } ?? .leftOut
    }
  }

  /// Whether a value of a kind, alone, is taken for a list of one; within text never.
  func takesOne(_ kind: NodeKind, isSubstitute: Bool) -> Bool {
    guard !isSubstitute, policy.conversions.contains(.oneOrMany) else { return false }
    switch kind {
    case .array, .null, .invalid: return false
    // Text is split, or is JSON, before it is taken for an element.
    case .string:
      return policy.conversions.separator == nil && !policy.conversions.contains(.jsonText)
    default: return true
    }
  }

  static func == (a: ElementReading, b: ElementReading) -> Bool {
    a.type == b.type && a.isSet == b.isSet && a.policy == b.policy
  }

  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
