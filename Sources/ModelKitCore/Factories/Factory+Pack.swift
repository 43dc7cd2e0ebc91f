extension Factory {
  /// A factory of any number of keys. The compiler takes an overload of the exact number where
  /// there is one.
  @_disfavoredOverload
  @inlinable
  public init<each Value: ModelValue>(
    _ function: @escaping @Sendable (repeat each Value) throws -> Made,
    _ key: repeat Key<each Value>
  ) {
    var parts: [ErasedKey] = []
    repeat parts.append((each key).erased)
    self.init(parts) { reader throws(ModelFailure) -> Made in
      let values = (repeat (each key).read(from: &reader))
      func present<T>(_ value: T?) throws(ModelFailure) -> T {
        guard let value else { throw ModelFailure() }
        return value
      }
      do {
        return try function(repeat try present(each values))
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }
}
