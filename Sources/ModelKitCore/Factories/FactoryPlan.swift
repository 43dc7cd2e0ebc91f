/// What a factory knows of its model beside how to make one.
@usableFromInline
final class FactoryPlan: Sendable {
  /// A union's variants.
  struct Union: Sendable {
    let describe: @Sendable (inout ModelSchema) -> UnionDescription
    /// Writes a model as the variant that it is.
    let write: @Sendable (Any, inout ModelWriter) -> Void
  }

  /// The names of the keys.
  @usableFromInline let keys: KeySet
  /// How reading the type differs from the policy of the load; `nil` where it does not.
  @usableFromInline let changes: [PolicyChange]?
  /// The keys, without the types of their values.
  let parts: [ErasedKey]
  /// The variants, where a tag chooses one.
  let union: Union?

  init(
    keys: KeySet, changes: [PolicyChange]? = nil, parts: [ErasedKey] = [], union: Union? = nil
  ) {
    self.keys = keys
    self.changes = changes
    self.parts = parts
    self.union = union
  }

  /// The plan with other keys or further changes.
  func with(keys: KeySet? = nil, changes further: [PolicyChange] = []) -> FactoryPlan {
    var keys = keys ?? self.keys
    for case .keyNaming(let naming) in further { keys = keys.including(naming) }
    return FactoryPlan(
      keys: keys, changes: further.isEmpty ? changes : (changes ?? []) + further,
      parts: parts, union: union)
  }
}
