/// The number of a model within its ``ModelSchema``.
public struct ModelID: Sendable, Hashable {
  /// The index in ``ModelSchema/models``.
  public let index: Int

  package init(_ index: Int) { self.index = index }
}
