extension Factory {
  /// A factory of any number of keys. The compiler takes an overload of the exact number where
  /// there is one.
  @_disfavoredOverload
  @inlinable
  public init<each Value: ModelValue>(
    _ function: @escaping @Sendable (repeat each Value) throws -> Made,
    _ key: repeat Key<each Value>
  ) {
    var names: [KeyName] = []
    repeat names.append((each key).name)
    self.init(keys: names) { schema in
      var properties: [PropertyDescription] = []
      repeat properties.append((each key).describe(in: &schema))
      return properties
    } make: { reader throws(ModelFailure) -> Made in
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
