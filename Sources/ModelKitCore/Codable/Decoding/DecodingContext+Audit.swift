import ModelKitDocument

extension DecodingContext {
  /// Reports the keys that nobody asked for, and those that stand twice, of the containers that were
  /// opened for a value which could be read. When every entry was found there is nothing to look for.
  @inline(__always)
  func audit(_ last: DecodingScope) {
    if last.sibling == nil, last.found.nonzeroBitCount == Int(last.count), !last.seesAllKeys {
      return
    }
    if auditsKeys { auditAll(last) }
  }

  /// Containers can be opened more than once, by a superclass or to flatten a part; what one of them
  /// was asked for is known.
  @inline(never)
  private func auditAll(_ last: DecodingScope) {
    var opened: [DecodingScope] = []
    var places: [UInt32: Int] = [:]
    var next: DecodingScope? = last
    while let scope = next {
      if let place = places[scope.container.index] {
        opened[place].join(scope)
      } else {
        places[scope.container.index] = opened.count
        opened.append(scope)
      }
      next = scope.sibling
    }
    for scope in opened.reversed() { audit(alone: scope) }
  }

  private func audit(alone scope: DecodingScope) {
    guard let reader,
      scope.seesAllKeys || scope.foundCount < Int(scope.count)
    else { return }
    let duplicates = reader.pointee.document.duplicateEntries(in: scope.container)
    let again = Set(duplicates.map(\.again.index))
    var number = 0
    var keys = scope.rarities?.absent ?? []
    var unknown: [(entry: UInt32, key: String)] = []
    scope.forEachEntry(reader) { entry, key in
      if scope.seesAllKeys || scope.hasFound(number) {
        keys.append(key)
      } else if !again.contains(number) {
        unknown.append((entry, key))
      }
      number += 1
    }
    for duplicate in duplicates {
      report((duplicate.first.key, duplicate.again.key), in: scope, reader)
    }
    for keys in keysOfOneValue(in: scope, butFor: again, reader) {
      report(keys, in: scope, reader)
    }
    let names = Set(keys)
    for (entry, key) in unknown where !names.contains(key) {
      report(unknown: key, at: entry, in: scope, among: keys, reader)
    }
  }

  private func report(
    _ keys: (first: NodeID, again: NodeID), in scope: DecodingScope,
    _ reader: UnsafeMutablePointer<ModelReader>
  ) {
    guard let severity = settings.policy.duplicateKeys.severity else { return }
    let document = reader.pointee.document
    let path = NodePath(scope.steps(reader))
    reader.pointee.report(
      document.duplicateKeyDiagnostic(
        keys, severity: severity,
        path: path.appending(.key(document.string(keys.again) ?? ""))))
  }

  private func report(
    unknown key: String, at entry: UInt32, in scope: DecodingScope, among keys: [String],
    _ reader: UnsafeMutablePointer<ModelReader>
  ) {
    guard let severity = settings.policy.unknownKeys.severity,
      reader.pointee.hasValue(entry, in: scope.container.index)
    else { return }
    let node = NodeID(reader.pointee.key(ofEntry: entry, in: scope.container.index))
    let model = String(describing: scope.subject)
    var finding = Diagnostic.unknownKey(
      key, model: model, similar: Spelling.closest(to: key, in: keys), severity: severity,
      span: reader.pointee.span(of: node), path: NodePath(scope.steps(to: entry, reader)))
    finding.model = model
    reader.pointee.report(finding)
  }
}

extension DecodingScope {
  /// The keys that somebody has asked for.
  func askedKeys() -> Set<String> {
    var keys = Set(rarities?.absent ?? [])
    guard let reader = context.reader else { return keys }
    var number = 0
    forEachEntry(reader) { entry, key in
      if hasFound(number) {
        keys.insert(
          context.convertsKeys ? context.convertedKey(key, in: self, entry: entry) : key)
      }
      number += 1
    }
    return keys
  }

  /// Whether an entry was found by name.
  fileprivate func hasFound(_ number: Int) -> Bool {
    number < 64
      ? found >> UInt64(number) & 1 == 1
      : rarities?.found.contains(UInt32(truncatingIfNeeded: number)) == true
  }

  /// How many entries were found by name.
  fileprivate var foundCount: Int { found.nonzeroBitCount + (rarities?.found.count ?? 0) }

  /// Takes in what another container of the same dictionary was asked for.
  fileprivate func join(_ other: DecodingScope) {
    found |= other.found
    if let more = other.rarities {
      var all = rarities ?? Rarities()
      all.found.formUnion(more.found)
      all.absent += more.absent
      rarities = all
    }
    seesAllKeys = seesAllKeys || other.seesAllKeys
  }
}

extension DecodingContext {
  /// The keys of a dictionary that are other texts and yet one key, each with the one before it: `1`
  /// and `01` of an `[Int: Value]`.
  fileprivate func keysOfOneValue(
    in scope: DecodingScope, butFor again: Set<Int>, _ reader: UnsafeMutablePointer<ModelReader>
  ) -> [(first: NodeID, again: NodeID)] {
    guard scope.seesAllKeys, scope.count > 1, !(scope.subject is any StringKeyed.Type),
      let dictionary = scope.subject as? any TextKeyed.Type
    else { return [] }
    var places: [AnyHashable: NodeID] = [:]
    var pairs: [(first: NodeID, again: NodeID)] = []
    var number = 0
    scope.forEachEntry(reader) { entry, text in
      defer { number += 1 }
      let name = convertsKeys ? convertedKey(text, in: scope, entry: entry) : text
      guard !again.contains(number), let key = dictionary.key(PathKey(entry: name)) else { return }
      let node = NodeID(reader.pointee.key(ofEntry: entry, in: scope.container.index))
      if let first = places.updateValue(node, forKey: key) { pairs.append((first, node)) }
    }
    return pairs
  }
}

/// Dictionaries whose keys are made of a file's keys.
private protocol TextKeyed {
  /// The key that a file's key stands for.
  static func key(_ key: PathKey) -> AnyHashable?
}

extension Dictionary: TextKeyed where Key: CodingKeyRepresentable {
  fileprivate static func key(_ key: PathKey) -> AnyHashable? {
    Key(codingKey: key).map { AnyHashable($0) }
  }
}
