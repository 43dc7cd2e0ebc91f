// For
//
//     @Model struct Shop {
//       let name: String
//       @Key("shop_icon") let icon: ImageName
//       var tags: [String] = []
//     }
//
// the members are
//
//     static let factory = ModelKitCore.Factory(
//       Shop.init(name:icon:tags:),
//       ModelKitCore.Key("name"),
//       ModelKitCore.Key("shop_icon"),
//       ModelKitCore.Key<[String]>("tags", default: []))
//
// and the conformance is `extension Shop: ModelKitCore.Model {}`. Names are written with their
// module, since a program may well have a `Factory` or a `Key` of its own.

/// What `@Model` writes: a factory, an initializer where there is none to call, the conformance.
///
/// Text in, text out: the same declaration gives the same expansion anywhere.
package struct ModelExpansion {
  /// What is to be said, each at its place in the declaration; with an error among it nothing is
  /// written.
  package private(set) var findings: [ExpansionFinding] = []
  /// The members that are added to the type.
  package private(set) var members = ""

  /// The type, where it can be expanded.
  private var type: TypeDeclaration?
  private let text: SourceExcerpts
  private let lacksConformance: Bool
  private var isFaulty: Bool { findings.contains { $0.severity == .error } }

  /// Expands `@Model` on a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration with its attributes.
  ///   - context: The declarations around it, the innermost first.
  ///   - lacksConformance: Whether the type does not conform to `Model` without the macro.
  /// - Complexity: O(*n*) in the bytes of the declaration.
  package init(of declaration: String, context: [String] = [], lacksConformance: Bool = true) {
    text = SourceExcerpts(declaration)
    self.lacksConformance = lacksConformance
    let file = DeclarationScanner.scan(text.bytes)
    // What is no Swift is told by the compiler.
    guard file.faults.isEmpty else { return }
    type = file.members.types.first { $0.kind == .struct || $0.kind == .class }
    if let type {
      expand(type, in: context)
    } else {
      let other = file.members.types.first
      let attribute = other?.head.attributes.first { $0.isNamed("Model") }
      findings = [.misplacedModel(other, at: attribute?.range ?? 0..<0)]
    }
  }

  private mutating func expand(_ type: TypeDeclaration, in context: [String]) {
    guard !type.hasFactory else { return }
    guard lacksConformance || !type.mayHaveSuperclass else {
      findings = [.inheritedModel(type)]
      return
    }
    let keys = ModelKeys(of: type)
    let maker = ModelMaker(of: type, taking: keys)
    findings = (keys.findings + maker.findings).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    guard !isFaulty else { return }
    let factory = FactoryText(
      type: type, keys: keys, maker: maker, text: text, scope: ModelScope(of: type, in: context))
    members = factory.declaration
    if maker.isWritten {
      members += "\n\n" + InitializerText(type: type, keys: keys, text: text).declaration
    }
  }

  /// The extension that lets the type conform; empty where it does already.
  ///
  /// - Parameter name: The type, as it is named outside of all types.
  package func conformance(of name: String) -> String {
    guard lacksConformance, !isFaulty, let type else { return "" }
    // An extension of a type that is not available everywhere has to say so again.
    let availability = type.head.attributes.filter { $0.name == "available" }
      .map { text[$0.range] + "\n" }.joined()
    return "\(availability)extension \(name): ModelKitCore.Model {}"
  }
}

extension TypeDeclaration {
  /// Whether it has a factory that its author wrote.
  fileprivate var hasFactory: Bool {
    members.properties.contains { $0.isStatic && $0.name == "factory" }
  }

  /// Whether what conforms for it may be its superclass, as far as its own text tells.
  fileprivate var mayHaveSuperclass: Bool {
    guard kind == .class, !inherits("Model"), case .named(let names)? = inherits.first?.kind else {
      return false
    }
    return !names.contains { Self.wellKnownProtocols.contains($0.text) }
  }

  private static let wellKnownProtocols: Set<String> = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Sendable", "Equatable", "Hashable",
    "Comparable", "Identifiable", "CustomStringConvertible",
  ]
}
