extension Document {
  /// The truth value of a boolean node; `nil` for any other.
  public func boolean(_ id: NodeID) -> Bool? {
    let node = node(id)
    return node.rawKind == Node.Bits.boolean ? node.has(Node.Bits.isTrue) : nil
  }

  /// The text of a string node (a key is one), decoded; `nil` for any other.
  public func string(_ id: NodeID) -> String? {
    let node = node(id)
    guard node.rawKind == Node.Bits.string else { return nil }
    return source.withPaddedBytes { StringContent.string(of: node, in: $0, format: format) }
  }

  /// The value of an integer node; `nil` for any other, and for one beyond 64 bits, whose digits
  /// ``numberText(_:)`` has.
  public func integer(_ id: NodeID) -> IntegerValue? {
    let node = node(id)
    guard node.rawKind == Node.Bits.integer else { return nil }
    return source.withPaddedBytes { NumberContent.integer(of: node, in: $0) }
  }

  /// The value of a real or an integer node, rounded to the nearest `Double` as IEEE 754 does;
  /// `nil` for any other. A number beyond `Double`'s range is infinite.
  public func double(_ id: NodeID) -> Double? {
    let node = node(id)
    guard node.rawKind == Node.Bits.real || node.rawKind == Node.Bits.integer else { return nil }
    return source.withPaddedBytes { NumberContent.double(of: node, in: $0) }
  }

  /// A number as the file writes it; for a binary property list, its shortest decimal form. `nil`
  /// for any other node.
  public func numberText(_ id: NodeID) -> String? {
    let node = node(id)
    guard node.rawKind == Node.Bits.real || node.rawKind == Node.Bits.integer else { return nil }
    return source.withPaddedBytes { NumberContent.text(of: node, in: $0) }
  }

  /// A date node's seconds since 2001-01-01T00:00:00Z; `nil` for any other.
  public func secondsSinceReferenceDate(_ id: NodeID) -> Double? {
    let node = node(id)
    guard node.rawKind == Node.Bits.date else { return nil }
    return source.withPaddedBytes { DateContent.seconds(of: node, in: $0) }
  }

  /// The bytes of a data node, decoded; `nil` for any other.
  public func data(_ id: NodeID) -> [UInt8]? {
    let node = node(id)
    guard node.rawKind == Node.Bits.data else { return nil }
    return source.withPaddedBytes { DataContent.bytes(of: node, in: $0, format: format) }
  }

  /// The number of a uid node; `nil` for any other.
  public func uid(_ id: NodeID) -> UInt64? {
    let node = node(id)
    guard node.rawKind == Node.Bits.uid else { return nil }
    return source.withPaddedBytes { NumberContent.uid(of: node, in: $0, format: format) }
  }
}
