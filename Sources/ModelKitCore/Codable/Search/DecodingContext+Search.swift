import ModelKitDocument

extension DecodingContext {
  /// Whether the type of a container can be given a stand-in for a key, as it asks for nothing but
  /// its own properties.
  func recognizes(_ key: String, _ wanted: Any.Type, in subject: Any.Type) -> Bool {
    if settings.faultSearch == .every { return true }
    let id = ObjectIdentifier(subject)
    guard !handwritten.contains(id) else { return false }
    return storedProperties(of: subject).contains(key, of: wanted)
  }

  /// The properties of a type, asked for once.
  func storedProperties(of type: Any.Type) -> StoredProperties {
    let id = ObjectIdentifier(type)
    if let known = properties[id] { return known }
    let all = StoredProperties(of: type)
    properties[id] = all
    return all
  }
}

extension DecodingScope {
  /// What becomes of a key that is not there: a stand-in while faults are searched, else the error.
  @inline(never)
  func missing<Value: Decodable>(_ key: some CodingKey) throws -> Value {
    try recover(from: context.missing(key.stringValue, in: self, expected: Value.self), key)
  }

  /// What becomes of a value that cannot be read.
  @inline(never)
  func recover<Value: Decodable>(from error: any Error, _ key: some CodingKey) throws -> Value {
    guard context.isSearching, context.recognizes(key.stringValue, Value.self, in: subject) else {
      throw error
    }
    guard let value = StandIn.value(Value.self, context) else {
      note(error, Value.self)
      searchRest(type(of: key))
      throw DecodingFault(diagnostics: []).error(path: [], expected: Value.self)
    }
    note(error, Value.self)
    return value
  }

  /// What becomes of an optional value that is there and cannot be read.
  @inline(never)
  func recoverIfPresent<Value: Decodable>(
    from error: any Error, _ key: some CodingKey
  ) throws -> Value? {
    guard context.isSearching, context.recognizes(key.stringValue, Value?.self, in: subject) else {
      throw error
    }
    note(error, Value.self)
    return nil
  }

  /// Looks at the properties that have not been asked for, where there is no stand-in to go on with.
  /// One whose key is missing may be asked for as an optional, with a default; nothing tells.
  private func searchRest<Key: CodingKey>(_ keys: Key.Type) {
    let asked = askedKeys()
    for property in context.storedProperties(of: subject).all
    where !asked.contains(property.name) && Key(stringValue: property.name) != nil {
      guard let type = property.type as? any Decodable.Type else { continue }
      search(property.name, type)
    }
  }

  private func search<Value: Decodable>(_ key: String, _ type: Value.Type) {
    guard let reader = context.reader else { return }
    guard let node = find(key, reader) else { return }
    do {
      _ = try context.value(type, at: node, in: self, place: entry)
    } catch {
      note(error, type)
    }
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
