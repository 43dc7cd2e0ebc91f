import ModelKitCore
import ModelKitReport

/// `modelkit convert`: a file in another format.
struct ConvertCommand: Command {
  static let specification = CommandSpecification(
    name: "convert", abstract: "Convert data files to another format.",
    discussion: """
      What the target format cannot hold is a finding; a file with errors is not written at all.
      """,
    argument: .init(
      name: "path", isRepeatable: true, isOptional: false,
      help: "The file to convert, or - for standard input. Several with --in-place."),
    groups: [
      OptionGroup(
        title: "CONVERSION OPTIONS",
        options: [
          OptionSpecification(
            "to", value: "format", choices: OutputFormat.allCases.map(\.rawValue),
            help: "The format to write: json, xml, binary, openstep or typed-json."),
          OptionSpecification(
            "output", short: "o", value: "file",
            help: "Where to write; - for standard output, which is the default."),
          OptionSpecification("in-place", help: "Replace each file by its conversion."),
          OptionSpecification("sorted-keys", help: "Write the keys of dictionaries in order."),
          OptionSpecification("compact", help: "Write without line breaks and indentation."),
        ]),
      OptionGroup(title: "INPUT OPTIONS", options: InputOptions.specifications),
      OptionGroup(title: "REPORT OPTIONS", options: ReportOptions.specifications),
    ])

  private let paths: [String]
  private let target: OutputFormat
  private let output: String?
  private let isInPlace: Bool
  private let writing: WritingOptions
  private let input: InputOptions
  private let report: ReportOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    guard let target = try arguments.choice("to", as: OutputFormat.self) else {
      throw UsageError("Missing expected option '--to <format>'.")
    }
    self.target = target
    output = arguments.value("output")
    isInPlace = arguments.has("in-place")
    writing = WritingOptions(
      sortedKeys: arguments.has("sorted-keys"), isCompact: arguments.has("compact"))
    input = try InputOptions(arguments)
    report = try ReportOptions(arguments)
    try validate()
  }

  private func validate() throws(UsageError) {
    if paths.isEmpty { throw UsageError("Missing expected argument '<path>'.") }
    if isInPlace {
      if output != nil { throw UsageError("'--in-place' and '--output' exclude each other.") }
      if paths.contains("-") { throw UsageError("Standard input cannot be converted in place.") }
    } else if paths.count > 1 {
      throw UsageError("Only one file can be converted at a time; use '--in-place' for several.")
    }
  }

  func run(_ console: Console) throws(UsageError) -> ExitStatus {
    try report.requireFree(paths + [output].compactMap { $0 })
    if target == .binary, !isInPlace, output ?? "-" == "-", console.output.isTerminal {
      console.error.write("Error: a binary file is not written to a terminal; use '--output'.\n")
      return .usage
    }
    var delivery = ReportDelivery(report, console: console)
    for path in paths { convert(path, console: console, delivery: &delivery) }
    return delivery.finish()
  }

  private func convert(_ path: String, console: Console, delivery: inout ReportDelivery) {
    let reader = InputReader(options: input, console: console)
    let document: Document
    do throws(InputFault) {
      document = try reader.document(at: path)
    } catch {
      delivery.deliver(error)
      return
    }
    delivery.sources.add(document)
    defer { delivery.sources.remove(document.source.name) }
    let conversion = Conversion(of: document, to: target, options: writing)
    delivery.deliver(conversion.report, summarized: false)
    if let bytes = conversion.bytes {
      let destination = isInPlace ? path : output ?? "-"
      if delivery.deliver(bytes, to: destination), destination != "-" {
        delivery.say("\(path): written to \(destination)")
      }
    } else {
      // Whatever --fail-on says: there is no converted file.
      delivery.note(.data)
    }
  }
}
