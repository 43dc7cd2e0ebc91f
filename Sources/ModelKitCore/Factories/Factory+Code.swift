extension Factory {
  /// A factory that reads its keys in code of its own, which is as fast for any number of them.
  ///
  /// ```swift
  /// let name = Key<String>("name"), price = Key<Decimal?>("price")
  /// return Factory<Shop>(keys: name, price) { reader in
  ///   let name = name.read(from: &reader)
  ///   let price = price.read(from: &reader)
  ///   guard let name, let price else { return nil }
  ///   return Shop(name: name, price: price)
  /// }
  /// ```
  ///
  /// `@Model` writes this for more keys than there are overloads for.
  ///
  /// - Parameters:
  ///   - key: The keys, for the schema and for telling which keys of the data are unknown.
  ///   - read: Reads every key, so that one pass reports every fault, and makes the model; `nil`
  ///     if one of them could not be read. What it throws is reported at the entry.
  @inlinable
  public init<each Value: ModelValue>(
    keys key: repeat Key<each Value>,
    reading read: @escaping @Sendable (inout ModelReader) throws -> Made?
  ) {
    var parts: [ErasedKey] = []
    repeat parts.append((each key).erased)
    self.init(parts) { reader throws(ModelFailure) -> Made in
      do {
        if let made = try read(&reader) { return made }
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
      throw ModelFailure()
    }
  }
}
