package import ModelKitDocument

/// What came of looking a key up and reading it.
package enum KeyReading<Value> {
  /// The value was read.
  case value(Value)
  /// There is none: the default or `nil` stands in.
  case absent
  /// It is null, which has been noted: the default stands in.
  case null
  /// A fault, which has been reported.
  case failed
}

extension ModelReader {
  /// Reads a key of the innermost dictionary by its specification: finds the value under any of its
  /// names, has it read under the key's policy, and holds it to the key's rules.
  ///
  /// - Parameters:
  ///   - isRequired: Whether a missing key is a fault, to be reported here.
  ///   - hasDefault: Whether a null may stand for a missing key.
  ///   - shape: What the value is read as, by which its rules are kept; `nil` for a key without any.
  package mutating func read<Value>(
    _ key: KeySpecification, isRequired: Bool, hasDefault: Bool, as shape: ValueShape?,
    by body: (NodeID, inout ModelReader) throws(ModelFailure) -> Value
  ) -> KeyReading<Value> {
    let outer = key.changes.isEmpty ? nil : changePolicy(by: key.changes)
    let depth = frameCount
    let reading = locate(key, isRequired: isRequired)
    var result: KeyReading<Value>
    switch reading {
    case .value(let node):
      if hasDefault, isNullForDefault(node) {
        noteDefault(forNull: node)
        result = .null
      } else {
        do throws(ModelFailure) {
          result = .value(try read(node, keeping: key, as: shape, by: body))
        } catch {
          if hasDefault { adviseDefault(forNull: node) }
          result = .failed
        }
      }
    case .absent, .null: result = .absent
    case .failed: result = .failed
    }
    while frameCount > depth { pop() }
    if let outer { restorePolicy(outer) }
    return result
  }

  /// Whether a value is a null that a default may stand in for.
  @inline(__always)
  @usableFromInline
  package func isNullForDefault(_ node: NodeID) -> Bool {
    isNull(node) && policy.nulls == .defaulted
  }

  /// Says of a null that was refused how the key's default could stand in for it.
  @usableFromInline
  @inline(never)
  package mutating func adviseDefault(forNull node: NodeID) {
    guard isNull(node), let mark = findings.markBeforeLast,
      var null = words(of: findings, since: mark).first, null.code == .null
    else { return }
    let advice = "give its key `.nulls(.defaulted)` to have the default"
    null.help = null.help.map { "\($0), or \(advice)" } ?? advice
    findings.replace(since: mark, by: [null])
  }

  /// The value under the first of several names that is there. Another one that is there as well would
  /// be lost in silence: it is a key that stands twice.
  private mutating func findAny(of names: [KeyName]) -> NodeID? {
    var first: (value: NodeID, position: UInt32)?
    for name in names {
      guard let value = find(name) else { continue }
      guard let known = first else {
        first = (value, top.pointee.position)
        continue
      }
      guard let severity = policy.duplicateKeys.severity else { continue }
      let container = top.pointee.container
      let pair = (
        first: NodeID(self.key(ofEntry: known.position, in: container)),
        again: NodeID(self.key(ofEntry: top.pointee.position, in: container))
      )
      report(document.duplicateKeyDiagnostic(pair, severity: severity, path: currentPath))
    }
    guard let first else { return nil }
    top.pointee.position = first.position
    return first.value
  }

  /// Finds the value of a key; leaves the dictionaries on the way open, for the path.
  private mutating func locate(_ key: KeySpecification, isRequired: Bool) -> KeyReading<NodeID> {
    for (step, name) in key.path.enumerated() {
      let found = step == 0 && !key.aliases.isEmpty ? findAny(of: [name] + key.aliases) : find(name)
      guard let found else {
        guard isRequired else { return .absent }
        reportMissing(name)
        return .failed
      }
      guard step + 1 < key.path.count else { return .value(found) }
      // A null on the way is a missing rest.
      if isNull(found), !isRequired { return .absent }
      let place = currentPlace
      guard enterDictionary(found, model: .none) else {
        _ = mismatch(at: found, expected: "a dictionary with `\(key.path[step + 1].text)`")
        return .failed
      }
      auditWay(at: place)
    }
    return .absent
  }

  /// Reports the keys that stand twice in the innermost dictionary, which is on the way of a nested key
  /// and no model's own; once, however many keys lead through it.
  private mutating func auditWay(at place: ReadingStep?) {
    guard policy.duplicateKeys.severity != nil, let place else { return }
    if auditedWays.insert(place).inserted { auditDuplicates() }
  }
}
