import ModelKitDocument

extension ModelWriter {
  /// Begins a dictionary, so that a model without properties is one. The conversions of the key around
  /// it stop here, as they do when it is read.
  mutating func beginModel() {
    content = .dictionary([])
    policy.conversions = Conversions()
  }

  /// Has something written under the policy with changes made to it.
  mutating func write(under changes: [PolicyChange], _ body: (inout ModelWriter) -> Void) {
    let outer = policy
    policy = policy.changed(by: changes)
    body(&self)
    policy = outer
  }

  /// Writes a property under its key; nothing for a `nil`, which a missing key is read as.
  mutating func property<Value: ModelValue>(
    _ value: Value, _ key: KeySpecification, fallback: Value?
  ) {
    write(under: key.changes) { writer in
      writer.property(value, named: key, fallback: fallback)
    }
  }

  private mutating func property<Value: ModelValue>(
    _ value: Value, named key: KeySpecification, fallback: Value?
  ) {
    let names = key.path.map(\.text)
    let step = NodePath.Step.key(names.joined(separator: "."))
    let writer = written(value, step)
    var content = readable(writer.content)
    var isDefault = false
    if let fallback {
      var other = self
      isDefault = readable(other.written(fallback, step).content) == content
      // A missing key would be read as the default, and not as nothing.
      if content == nil, !isDefault {
        content = .null
        if writer.isAbsent { refuse("a missing key is read as the default here", at: writer.path) }
      }
    }
    var dictionary = self.content ?? .null
    self.content = nil
    let agrees = dictionary.set(content, at: steps(to: key), isDefault: isDefault)
    self.content = dictionary
    if !agrees { contradict(names) }
  }

  /// The steps to a key, each with all the names by which it is read.
  private func steps(to key: KeySpecification) -> [ModelContent.Step] {
    key.path.enumerated().map { step, name in
      let names = key.names(ofStep: step, naming: policy.keyNaming)
      return ModelContent.Step(name: name.text, aliases: Array(names.dropFirst()))
    }
  }

  /// Puts a union's tag in front of what its variant has written.
  mutating func tag(_ tag: String, under key: String) {
    guard case .dictionary(var entries) = content else { return }
    let others = policy.keyNaming.names(for: key)
    let entry = ModelContent.Entry(key: key, value: .string(ExactText(tag)), aliases: others)
    guard let own = entries.first(where: { $0.key == key }) else {
      entries.insert(entry, at: 0)
      return content = .dictionary(entries)
    }
    guard own.isWritten, own.value == entry.value else {
      return refuse(
        "`\(key)` has to be the tag \"\(tag)\", and a property says something else",
        at: path.appending(.key(key)))
    }
  }

  /// Looks over a model whose properties are written: the key of one that has no value may be another
  /// name for one that has.
  mutating func endModel() {
    guard case .dictionary(let entries) = content else { return }
    for entry in entries where entry.isAbsent && !entry.aliases.isEmpty {
      let isRead = entries.contains { $0.isWritten && entry.aliases.contains($0.key) }
      if isRead { contradict([entry.key]) }
    }
  }

  /// Says that two keys lead to one value and have two for it.
  private mutating func contradict(_ names: [String]) {
    let key = names.joined(separator: ".")
    refuse(
      "`\(key)` belongs to two properties, which say different things", help: "change both of them",
      at: NodePath(path.steps + names.map { .key($0) }))
  }
}
