import ModelKitDocument

extension DecodingContext {
  /// Whether the type of a container can be given a stand-in for a key, as it asks for nothing but
  /// its own properties.
  func recognizes(_ key: String, _ wanted: Any.Type, in subject: Any.Type) -> Bool {
    if settings.faultSearch == .every { return true }
    let id = ObjectIdentifier(subject)
    guard !handwritten.contains(id) else { return false }
    let known = properties[id] ?? StoredProperties(of: subject)
    properties[id] = known
    return known.contains(key, of: wanted)
  }
}

extension DecodingScope {
  /// What becomes of a key that is not there: a stand-in while faults are searched, else the error.
  @inline(never)
  func missing<Value: Decodable>(_ key: String) throws -> Value {
    try recover(from: context.missing(key, in: self, expected: Value.self), key)
  }

  /// What becomes of a value that cannot be read.
  @inline(never)
  func recover<Value: Decodable>(from error: any Error, _ key: String) throws -> Value {
    guard context.isSearching, context.recognizes(key, Value.self, in: subject),
      let value = StandIn.value(Value.self, context)
    else { throw error }
    note(error, Value.self)
    return value
  }

  /// What becomes of an optional value that is there and cannot be read.
  @inline(never)
  func recoverIfPresent<Value: Decodable>(from error: any Error, _ key: String) throws -> Value? {
    guard context.isSearching, context.recognizes(key, Value?.self, in: subject) else {
      throw error
    }
    note(error, Value.self)
    return nil
  }

  private func note(_ error: any Error, _ type: Any.Type) {
    let fault = context.fault(of: error, reading: type, at: container, in: self, place: entry)
    context.found += fault.diagnostics
  }

  /// The keys as types ask for them.
  func allKeys() -> [String] {
    guard let reader = context.reader else { return [] }
    seesAllKeys = true
    var keys: [String] = []
    let converts = context.convertsKeys && !(subject is any StringKeyed.Type)
    forEachEntry(reader) { entry, key in
      keys.append(converts ? context.convertedKey(key, in: self, entry: entry) : key)
    }
    return keys
  }
}
