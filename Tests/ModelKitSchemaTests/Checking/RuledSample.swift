import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

/// A file that is decoded and checked, and of which both say the same.
struct RuledSample {
  let document: Document
  var policy = Policy.strict

  init(_ sample: Sample, policy: Policy = .strict) {
    document = sample.document
    self.policy = policy
  }

  /// A JSON file of one entry with one key, `v`.
  init(v value: String, policy: Policy = .strict) {
    self.init(.json("{\"v\": \(value)}"), policy: policy)
  }

  /// What is wrong with the file to a model of one key: code, path and message.
  func faults<Value: ModelValue>(_ key: Key<Value>) -> [String] {
    faults(Factory({ (value: Value) in value }, key))
  }

  /// What is wrong with the file to a factory's model.
  func faults<Made>(_ factory: Factory<Made>) -> [String] {
    report(factory).problems.map { "\($0.code) \($0.path): \($0.message)" }
  }

  /// What decoding finds, which is what the checker finds.
  func report<Made>(_ factory: Factory<Made>) -> LoadReport<Made> {
    var schema = ModelSchema()
    // An optimised build writes the name of a private type in another way where it knows the type.
    let made: Any.Type = Made.self
    let root = schema.add(ModelDescription(name: String(describing: made)))
    var model = schema[root]
    factory.describe(&model, in: &schema)
    schema[root] = model
    schema.root = root
    let decoded = factory.load(document, policy: policy)
    let checked = SchemaChecker(schema, policy: policy).check(document)
    #expect(decoded.diagnostics == checked.diagnostics)
    #expect(decoded.notes == checked.notes)
    #expect(decoded.rejected == checked.rejected)
    #expect(decoded.models.count == checked.models.count)
    return decoded
  }
}
