import ModelKitDeclarations

/// A factory and what is called on it: `Factory(…).applying(.lenient).ignoring("_x")`.
struct FactoryChain {
  /// The options of all `applying`, outermost last.
  private(set) var options: [Expression] = []
  /// What of all `ignoring` is not written out.
  private(set) var unreadable: [Expression] = []
  /// The names of all `ignoring`.
  private(set) var ignored: [String] = []
  /// What of the chain is code, which no source tells: `validating`, `before`, `after`.
  private(set) var code: [String] = []
  private let call: (callee: Expression, arguments: [Expression.Argument])?

  init(_ value: Expression?) {
    var value = value
    var options: [[Expression]] = []
    while case .call(let callee, let arguments)? = value?.kind,
      case .member(let base?, let name, nil) = callee.kind,
      ["applying", "ignoring", "validating", "before", "after"].contains(name)
    {
      switch name {
      case "applying": options.append(arguments.map(\.value))
      case "ignoring":
        ignored += arguments.compactMap(\.value.stringValue)
        unreadable += arguments.map(\.value).filter { $0.stringValue == nil }
      default: code.insert(name, at: 0)
      }
      value = base
    }
    self.options = options.reversed().flatMap { $0 }
    if case .call(let callee, let arguments)? = value?.kind {
      call = (callee, arguments)
    } else {
      call = nil
    }
  }

  /// The arguments of `Factory(…)`, or of `.init(…)` where the property says that it is one.
  func arguments(in property: PropertyDeclaration) -> [Expression.Argument]? {
    guard let call else { return nil }
    // `Factory(keys: …) { reader in … }` reads in code, which no source tells.
    if let label = call.arguments.first?.label, label != "union" { return nil }
    switch call.callee.dottedName {
    case "Factory"?, "ModelKit.Factory"?, "Factory.init"?: return call.arguments
    case ".init"? where property.type != nil: return call.arguments
    default: return nil
    }
  }

  /// The arguments of `Factory(union: …)`.
  func union(in property: PropertyDeclaration) -> [Expression.Argument]? {
    arguments(in: property).flatMap { $0.first?.label == "union" ? $0 : nil }
  }
}
