public import ModelKitDocument

extension ModelReader {
  /// Has the innermost dictionary looked at from outside, so that what is said of it is about the
  /// dictionary and not about a key.
  fileprivate mutating func readAround(
    _ body: (NodeID, inout ModelReader) throws(ModelFailure) -> Void
  ) throws(ModelFailure) {
    let frame = top.pointee
    pop()
    defer { reopen(frame) }
    try body(NodeID(frame.container), &self)
  }
}

extension Factory {
  /// The factory with options for all of its keys.
  ///
  /// ```swift
  /// Factory(Shop.init, Key("imageURL")).applying(.keyNaming(.snakeCase), .unknownKeys(.error))
  /// ```
  ///
  /// - Precondition: An option is a policy or a conversion; aliases and rules belong to a key.
  public func applying(_ options: KeyOption...) -> Factory {
    var factory = self
    factory.plan = plan.with(
      changes: options.map { option in
        guard case .change(let change) = option.effect else {
          preconditionFailure("aliases and rules belong to a key, not to a factory")
        }
        return change
      })
    return factory
  }

  /// The factory with keys that are no properties and yet are known: nothing is said of them.
  public func ignoring(_ names: String...) -> Factory {
    var factory = self
    factory.plan = plan.with(keys: keys.ignoring(names))
    return factory
  }

  /// The factory with a look at each dictionary before its keys are read.
  ///
  /// The hook can refuse the entry by throwing what
  /// ``ModelReader/fail(_:at:_:label:related:help:)`` gives.
  public func before(
    _ hook: @escaping @Sendable (NodeID, inout ModelReader) throws(ModelFailure) -> Void
  ) -> Factory {
    let make = make
    var factory = self
    factory.make = { reader throws(ModelFailure) -> Made in
      try reader.readAround { (node, reader) throws(ModelFailure) in try hook(node, &reader) }
      return try make(&reader)
    }
    return factory
  }

  /// The factory with a last touch to each model it has made. What `finish` throws is reported at
  /// the entry.
  public func after(_ finish: @escaping @Sendable (Made) throws -> Made) -> Factory {
    let make = make
    var factory = self
    factory.make = { reader throws(ModelFailure) -> Made in
      let made = try make(&reader)
      do {
        return try finish(made)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
    return factory
  }

  /// The factory with a check of each model it has made, which can report several findings.
  ///
  /// ```swift
  /// Factory(Offer.init, Key("from"), Key("to")).validating { offer, findings in
  ///   if offer.from > offer.to { findings.error("ends before it begins", at: "to") }
  /// }
  /// ```
  public func validating(
    _ check: @escaping @Sendable (Made, inout Validation) -> Void
  ) -> Factory {
    let make = make
    var factory = self
    factory.make = { reader throws(ModelFailure) -> Made in
      let made = try make(&reader)
      var validation = Validation()
      check(made, &validation)
      try reader.report(validation)
      return made
    }
    return factory
  }
}
