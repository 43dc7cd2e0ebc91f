import ModelKitCore
import ModelKitReport
import ModelKitSchema

/// `modelkit load`: data files into models, with a report of what is malformed.
struct LoadCommand: Command {
  static let specification = CommandSpecification(
    name: "load",
    abstract: "Load data files into models, print them, and report what is malformed.",
    discussion: """
      Without a model one is inferred from the data, and what departs from the clear majority is a \
      warning.

        modelkit load shops.plist
        modelkit load shops.plist --model Models.swift:Shop
        modelkit load Resources --print none --format concise
      """,
    argument: .init(
      name: "path", isRepeatable: true, isOptional: false,
      help: "Data files, folders or bundles; - for standard input."),
    groups: [
      OptionGroup(title: "MODEL OPTIONS", options: ModelOptions.specifications),
      OptionGroup(title: "INPUT OPTIONS", options: InputOptions.specifications),
      OptionGroup(title: "PRINT OPTIONS", options: PrintOptions.specifications),
      OptionGroup(title: "REPORT OPTIONS", options: ReportOptions.specifications),
    ])

  private let paths: [String]
  private let model: ModelOptions
  private let input: InputOptions
  private let print: PrintOptions
  private let report: ReportOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    model = try ModelOptions(arguments)
    input = try InputOptions(arguments)
    print = try PrintOptions(arguments)
    report = try ReportOptions(arguments)
    if paths.isEmpty { throw UsageError("Missing expected argument '<path> ...'.") }
  }

  func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let inputs = InputCollector.inputs(at: paths)
    try report.requireFree(
      model.references.map(\.path) + inputs.compactMap { try? $0.get() })
    var delivery = ReportDelivery(report, console: console)
    var library = ModelLibrary(model, delivery: &delivery)
    var printer = EntryPrinter(
      print, console: console,
      isColored: report.color.isColored(console.output, environment: console.environment),
      hasSeveralFiles: inputs.count > 1)
    let reader = InputReader(options: input, console: console)
    for found in inputs {
      do throws(InputFault) {
        let document = try reader.document(at: found.get())
        load(document, &library, &printer, &delivery)
      } catch {
        delivery.deliver(error)
      }
      console.flush()
    }
    printer.finish()
    return delivery.finish()
  }

  private func load(
    _ document: Document, _ library: inout ModelLibrary, _ printer: inout EntryPrinter,
    _ delivery: inout ReportDelivery
  ) {
    delivery.sources.add(document)
    let name = document.source.name
    let loaded: LoadReport<NodeID>
    let schema: ModelSchema
    switch library.choice(for: name, delivery: &delivery) {
    case .schema(let chosen):
      schema = chosen
      loaded = SchemaChecker(schema, policy: model.policy).check(document, at: model.root)
      delivery.say("\(name): read as \(document.format.name)")
    case .inferred:
      let inferred = InferredModel(of: document, at: model.root)
      schema = inferred.schema
      loaded = inferred.report(on: document, policy: model.policy)
      delivery.say("\(name): read as \(document.format.name), its model inferred")
    case .unavailable:
      delivery.sources.remove(name)
      return
    }
    let hasEntries = document.root != nil
    delivery.deliver(
      FileReport(
        name: name, format: document.format,
        entries: hasEntries
          ? EntryCounts(total: loaded.entryCount, rejected: loaded.rejected) : nil,
        diagnostics: report.isVerbose ? loaded.allFindings : loaded.diagnostics,
        dropped: document.droppedDiagnostics), summarized: true)
    printer.print(loaded.models, of: document, schema: schema)
    delivery.sources.remove(name)
  }
}
