// Written by `.ci/write-arities`; edit that.
//
// One overload for each number of keys. A parameter pack would say the same in one declaration, but
// packs are not specialised: a nine-field model takes 1,500 ns through one and 370 ns through these.
//
// Values are handed on, not copied: `consuming` and `consume` save a retain and a release for each.

extension Factory {
  /// A factory of 1 key.
  @inlinable
  public init<V0: ModelValue>(
    _ function: @escaping @Sendable (consuming V0) throws -> Made,
    _ k0: Key<V0>
  ) {
    self.init([k0.erased]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      guard let v0 = consume v0 else { throw ModelFailure() }
      do {
        return try function(consume v0)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 2 keys.
  @inlinable
  public init<V0: ModelValue, V1: ModelValue>(
    _ function: @escaping @Sendable (consuming V0, consuming V1) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>
  ) {
    self.init([k0.erased, k1.erased]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1 else { throw ModelFailure() }
      do {
        return try function(consume v0, consume v1)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 3 keys.
  @inlinable
  public init<V0: ModelValue, V1: ModelValue, V2: ModelValue>(
    _ function: @escaping @Sendable (consuming V0, consuming V1, consuming V2) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>
  ) {
    self.init([k0.erased, k1.erased, k2.erased]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2 else {
        throw ModelFailure()
      }
      do {
        return try function(consume v0, consume v1, consume v2)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 4 keys.
  @inlinable
  public init<V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue>(
    _ function:
      @escaping @Sendable (consuming V0, consuming V1, consuming V2, consuming V3) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>
  ) {
    self.init([k0.erased, k1.erased, k2.erased, k3.erased]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3
      else { throw ModelFailure() }
      do {
        return try function(consume v0, consume v1, consume v2, consume v3)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 5 keys.
  @inlinable
  public init<V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue>(
    _ function:
      @escaping @Sendable (consuming V0, consuming V1, consuming V2, consuming V3, consuming V4)
      throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>
  ) {
    self.init([k0.erased, k1.erased, k2.erased, k3.erased, k4.erased]) {
      reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4
      else { throw ModelFailure() }
      do {
        return try function(consume v0, consume v1, consume v2, consume v3, consume v4)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 6 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>
  ) {
    self.init([k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased]) {
      reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5
      else { throw ModelFailure() }
      do {
        return try function(consume v0, consume v1, consume v2, consume v3, consume v4, consume v5)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 7 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>
  ) {
    self.init([k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased]) {
      reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 8 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 9 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 10 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 11 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 12 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue, V11: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 13 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 14 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 15 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 16 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 17 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 18 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 19 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue, V18: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17,
        consuming V18
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>, _ k18: Key<V18>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased, k18.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      let v18 = k18.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17, let v18 = consume v18
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17, consume v18)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 20 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue, V18: ModelValue, V19: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17,
        consuming V18, consuming V19
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>, _ k18: Key<V18>, _ k19: Key<V19>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased, k18.erased, k19.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      let v18 = k18.read(from: &reader)
      let v19 = k19.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17, let v18 = consume v18, let v19 = consume v19
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17, consume v18, consume v19)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 21 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue, V18: ModelValue, V19: ModelValue, V20: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17,
        consuming V18, consuming V19, consuming V20
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>, _ k18: Key<V18>, _ k19: Key<V19>, _ k20: Key<V20>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased, k18.erased, k19.erased, k20.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      let v18 = k18.read(from: &reader)
      let v19 = k19.read(from: &reader)
      let v20 = k20.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17, let v18 = consume v18, let v19 = consume v19,
        let v20 = consume v20
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17, consume v18, consume v19, consume v20)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 22 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue, V18: ModelValue, V19: ModelValue, V20: ModelValue,
    V21: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17,
        consuming V18, consuming V19, consuming V20, consuming V21
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>, _ k18: Key<V18>, _ k19: Key<V19>, _ k20: Key<V20>, _ k21: Key<V21>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased, k18.erased, k19.erased, k20.erased, k21.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      let v18 = k18.read(from: &reader)
      let v19 = k19.read(from: &reader)
      let v20 = k20.read(from: &reader)
      let v21 = k21.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17, let v18 = consume v18, let v19 = consume v19,
        let v20 = consume v20, let v21 = consume v21
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17, consume v18, consume v19, consume v20,
          consume v21)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 23 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue, V18: ModelValue, V19: ModelValue, V20: ModelValue,
    V21: ModelValue, V22: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17,
        consuming V18, consuming V19, consuming V20, consuming V21, consuming V22
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>, _ k18: Key<V18>, _ k19: Key<V19>, _ k20: Key<V20>, _ k21: Key<V21>,
    _ k22: Key<V22>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased, k18.erased, k19.erased, k20.erased, k21.erased, k22.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      let v18 = k18.read(from: &reader)
      let v19 = k19.read(from: &reader)
      let v20 = k20.read(from: &reader)
      let v21 = k21.read(from: &reader)
      let v22 = k22.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17, let v18 = consume v18, let v19 = consume v19,
        let v20 = consume v20, let v21 = consume v21, let v22 = consume v22
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17, consume v18, consume v19, consume v20,
          consume v21, consume v22)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }

  /// A factory of 24 keys.
  @inlinable
  public init<
    V0: ModelValue, V1: ModelValue, V2: ModelValue, V3: ModelValue, V4: ModelValue, V5: ModelValue,
    V6: ModelValue, V7: ModelValue, V8: ModelValue, V9: ModelValue, V10: ModelValue,
    V11: ModelValue, V12: ModelValue, V13: ModelValue, V14: ModelValue, V15: ModelValue,
    V16: ModelValue, V17: ModelValue, V18: ModelValue, V19: ModelValue, V20: ModelValue,
    V21: ModelValue, V22: ModelValue, V23: ModelValue
  >(
    _ function:
      @escaping @Sendable (
        consuming V0, consuming V1, consuming V2, consuming V3, consuming V4, consuming V5,
        consuming V6, consuming V7, consuming V8, consuming V9, consuming V10, consuming V11,
        consuming V12, consuming V13, consuming V14, consuming V15, consuming V16, consuming V17,
        consuming V18, consuming V19, consuming V20, consuming V21, consuming V22, consuming V23
      ) throws -> Made,
    _ k0: Key<V0>, _ k1: Key<V1>, _ k2: Key<V2>, _ k3: Key<V3>, _ k4: Key<V4>, _ k5: Key<V5>,
    _ k6: Key<V6>, _ k7: Key<V7>, _ k8: Key<V8>, _ k9: Key<V9>, _ k10: Key<V10>, _ k11: Key<V11>,
    _ k12: Key<V12>, _ k13: Key<V13>, _ k14: Key<V14>, _ k15: Key<V15>, _ k16: Key<V16>,
    _ k17: Key<V17>, _ k18: Key<V18>, _ k19: Key<V19>, _ k20: Key<V20>, _ k21: Key<V21>,
    _ k22: Key<V22>, _ k23: Key<V23>
  ) {
    self.init([
      k0.erased, k1.erased, k2.erased, k3.erased, k4.erased, k5.erased, k6.erased, k7.erased,
      k8.erased, k9.erased, k10.erased, k11.erased, k12.erased, k13.erased, k14.erased, k15.erased,
      k16.erased, k17.erased, k18.erased, k19.erased, k20.erased, k21.erased, k22.erased,
      k23.erased,
    ]) { reader throws(ModelFailure) -> Made in
      let v0 = k0.read(from: &reader)
      let v1 = k1.read(from: &reader)
      let v2 = k2.read(from: &reader)
      let v3 = k3.read(from: &reader)
      let v4 = k4.read(from: &reader)
      let v5 = k5.read(from: &reader)
      let v6 = k6.read(from: &reader)
      let v7 = k7.read(from: &reader)
      let v8 = k8.read(from: &reader)
      let v9 = k9.read(from: &reader)
      let v10 = k10.read(from: &reader)
      let v11 = k11.read(from: &reader)
      let v12 = k12.read(from: &reader)
      let v13 = k13.read(from: &reader)
      let v14 = k14.read(from: &reader)
      let v15 = k15.read(from: &reader)
      let v16 = k16.read(from: &reader)
      let v17 = k17.read(from: &reader)
      let v18 = k18.read(from: &reader)
      let v19 = k19.read(from: &reader)
      let v20 = k20.read(from: &reader)
      let v21 = k21.read(from: &reader)
      let v22 = k22.read(from: &reader)
      let v23 = k23.read(from: &reader)
      guard let v0 = consume v0, let v1 = consume v1, let v2 = consume v2, let v3 = consume v3,
        let v4 = consume v4, let v5 = consume v5, let v6 = consume v6, let v7 = consume v7,
        let v8 = consume v8, let v9 = consume v9, let v10 = consume v10, let v11 = consume v11,
        let v12 = consume v12, let v13 = consume v13, let v14 = consume v14, let v15 = consume v15,
        let v16 = consume v16, let v17 = consume v17, let v18 = consume v18, let v19 = consume v19,
        let v20 = consume v20, let v21 = consume v21, let v22 = consume v22, let v23 = consume v23
      else { throw ModelFailure() }
      do {
        return try function(
          consume v0, consume v1, consume v2, consume v3, consume v4, consume v5, consume v6,
          consume v7, consume v8, consume v9, consume v10, consume v11, consume v12, consume v13,
          consume v14, consume v15, consume v16, consume v17, consume v18, consume v19, consume v20,
          consume v21, consume v22, consume v23)
      } catch {
        throw reader.rejected(Made.self, by: error)
      }
    }
  }
}
