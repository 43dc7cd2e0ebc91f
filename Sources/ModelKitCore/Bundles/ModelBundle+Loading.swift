#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ModelBundle {
  /// Loads a file, or gives what came of it before: the good entries, and a finding for each fault.
  ///
  /// A file that is missing or cannot be read is an error among the report's findings.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without its extension.
  ///   - type: The model; can be left out where it is known: `let r: LoadReport<Shop>`.
  ///   - policy: How strict the load is.
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  public func load<Made: Model & Sendable>(
    _ name: String, as type: Made.Type = Made.self, policy: Policy = .strict
  ) -> LoadReport<Made> {
    report(type, named: name, policy: policy, shape: nil)
  }

  /// The models of a file, all or nothing; loaded once.
  ///
  /// - Throws: ``ModelError`` with every fault found, the same one each time.
  public func models<Made: Model & Sendable>(
    _ name: String, as type: Made.Type = Made.self, policy: Policy = .strict
  ) throws(ModelError) -> [Made] {
    try load(name, as: type, policy: policy).get()
  }

  /// The one model that a file holds; loaded once.
  ///
  /// - Throws: ``ModelError`` with every fault found; a file with a list of models is one
  ///   (`type.root`).
  public func model<Made: Model & Sendable>(
    _ name: String, as type: Made.Type = Made.self, policy: Policy = .strict
  ) throws(ModelError) -> Made {
    let report = loadOne(name, as: type, policy: policy)
    guard let model = try report.get().first else { throw ModelError(report.diagnostics) }
    return model
  }

  /// Loads the one model that a file holds; the report has it, or what is wrong.
  public func loadOne<Made: Model & Sendable>(
    _ name: String, as type: Made.Type = Made.self, policy: Policy = .strict
  ) -> LoadReport<Made> {
    report(type, named: name, policy: policy, shape: .single)
  }

  /// Where the file of a name is.
  ///
  /// For what is not kept by the bundle, such as models that are not `Sendable`:
  ///
  /// ```swift
  /// let shops = try OldShop.models(contentsOf: bundle.url(of: "shops"))
  /// ```
  ///
  /// - Throws: ``ModelError`` if there is none; its notes list the places searched.
  public func url(of name: String) throws(ModelError) -> URL {
    URL(filePath: try file(named: name).path)
  }
}
