/// What a factory calls: the initializer that takes what is read, in its order.
package struct ModelMaker: Sendable {
  /// The initializer that the type's author wrote for it.
  package private(set) var initializer: FunctionDeclaration?
  /// Whether there is none, so that it has to be written.
  private(set) var isWritten = false
  /// Why an initializer with the right labels cannot be called.
  private(set) var findings: [ExpansionFinding] = []

  package init(of type: TypeDeclaration, taking keys: ModelKeys) {
    let labels = keys.properties.map(\.name)
    let fitting = type.members.initializers.filter { $0.labels == labels }
    let reasons = fitting.map(\.unfitness)
    if let index = reasons.firstIndex(of: nil) {
      initializer = fitting[index]
      if type.isOpenForSubclasses, !fitting[index].head.has("required") {
        findings = [.optionalInitializer(fitting[index], of: type)]
      }
    } else if let initializer = fitting.first, let reason = reasons[0] {
      findings = [.unfitInitializer(initializer, because: reason)]
    } else {
      // A struct has one by itself, unless its author wrote another.
      isWritten = type.kind == .class || !type.members.initializers.isEmpty
    }
  }

  /// Whether what is called may throw.
  var isThrowing: Bool { initializer?.isThrowing ?? false }
  /// Whether it is the initializer that Swift gives a struct.
  var isImplicit: Bool { initializer == nil && !isWritten }
}

extension FunctionDeclaration {
  /// Why a factory cannot call it; `nil` if it can.
  fileprivate var unfitness: String? {
    if isFailable { return "it may give nil; throw what is wrong instead" }
    if isAsync { return "it is asynchronous, and reading is not" }
    if head.isConditional { return "it is declared in `#if`, which `@Model` cannot see through" }
    return nil
  }
}

extension TypeDeclaration {
  /// Whether it is a class that may have subclasses.
  var isOpenForSubclasses: Bool { kind == .class && !head.has("final") }
}
