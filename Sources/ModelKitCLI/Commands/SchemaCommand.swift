import ModelKitCore
import ModelKitReport
import ModelKitSchema

/// `modelkit schema`: a model as a JSON Schema.
struct SchemaCommand: Command {
  static let specification = CommandSpecification(
    name: "schema", abstract: "Write a Swift model as a JSON Schema.",
    discussion: """
      The schema says what the model reads from JSON: its keys, their values, rules and options. \
      What JSON Schema has no word for is a comment in it.

        modelkit schema Models.swift:Shop --output shop.schema.json
      """,
    argument: .init(
      name: "file[:Type]", isRepeatable: true, isOptional: false,
      help: "Where the model is declared: Swift files or folders."),
    groups: [
      OptionGroup(
        title: "SCHEMA OPTIONS",
        options: [
          OptionSpecification(
            "entries", value: "shape", choices: JSONSchema.Entries.allCases.map(\.rawValue),
            help: "How a file holds its entries: one, a list (the default) or a dictionary."),
          OptionSpecification(
            "output", short: "o", value: "file",
            help: "Where to write; - for standard output, which is the default."),
        ] + ModelOptions.policySpecifications),
      OptionGroup(title: "REPORT OPTIONS", options: ReportOptions.specifications),
    ])

  private let model: ModelOptions
  private let entries: JSONSchema.Entries
  private let output: String
  private let report: ReportOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.positionals.isEmpty {
      throw UsageError("Missing expected argument '<file[:Type]> ...'.")
    }
    model = try ModelOptions(ofModels: arguments.positionals, arguments)
    entries = try arguments.choice("entries", as: JSONSchema.Entries.self) ?? .list
    output = arguments.value("output") ?? "-"
    report = try ReportOptions(arguments)
  }

  func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let sources = model.references.map(\.path)
    try report.requireFree(sources + [output])
    var delivery = ReportDelivery(report, console: console)
    var library = ModelLibrary(model, delivery: &delivery)
    let taken = library.paths.map(ReportOptions.fileIdentity)
    if let identity = ReportOptions.fileIdentity(output), taken.contains(identity) {
      throw UsageError("The schema would replace the model in '\(output)'.")
    }
    // The model that fits the name of the file in which it is declared, if none is named.
    let file = model.references.first?.path ?? ""
    guard case .schema(let schema) = library.choice(for: file, delivery: &delivery) else {
      return delivery.finish()
    }
    // A model that could not be understood is no schema to put in the place of another.
    guard delivery.status != .configuration else { return delivery.finish() }
    let text = JSONSchema(of: schema, entries: entries, policy: model.policy).text
    delivery.deliver(Array(text.utf8), to: output)
    return delivery.finish()
  }
}
