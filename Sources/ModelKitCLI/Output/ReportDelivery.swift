import ModelKitCore
import ModelKitReport

/// Brings the findings of a run to where they are wanted, and keeps the status they mean.
struct ReportDelivery {
  /// The texts that findings point into.
  var sources = SourceCatalog()
  /// What the findings so far mean for the exit status.
  private(set) var status = ExitStatus.success

  private let options: ReportOptions
  private let console: Console
  private var reports: [(destination: ReportOptions.Destination, reporter: any Reporter)]
  /// What belongs into files, by the destination's place in the list.
  private var texts: [String]

  init(_ options: ReportOptions, console: Console) {
    self.options = options
    self.console = console
    let isColored = options.color.isColored(console.error, environment: console.environment)
    reports = options.destinations.map { destination in
      (
        destination,
        destination.format.reporter(
          limit: options.maximum, isColored: isColored && destination.path == nil,
          width: destination.path == nil ? console.error.width : nil)
      )
    }
    texts = Array(repeating: "", count: reports.count)
  }

  /// Reports an input that could not be had.
  mutating func deliver(_ fault: InputFault) {
    status.merge(fault.status)
    report(fault.report)
  }

  /// Reports what was found in a file.
  mutating func deliver(_ file: FileReport, summarized: Bool) {
    if options.threshold.isReached(by: file) { status.merge(.data) }
    report(file)
    if summarized, !options.isQuiet { remark(SummaryLine.text(for: file)) }
  }

  /// Reports what was found in the source of a model.
  mutating func deliver(ofModel file: FileReport) {
    if file.count(of: .error) > 0 { status.merge(.configuration) }
    report(file)
  }

  private mutating func report(_ file: FileReport) {
    var file = file
    if options.isQuiet { file.diagnostics.removeAll { $0.severity == .note } }
    for i in reports.indices {
      put(reports[i].reporter.report(file, sources: &sources), to: i)
    }
  }

  /// Writes what a command made: to standard output, or whole in the place of a file. Whether that
  /// could be done; if not it has been said.
  @discardableResult
  mutating func deliver(_ bytes: [UInt8], to destination: String) -> Bool {
    guard destination != "-" else {
      console.output.write(bytes)
      return true
    }
    do throws(WriteFault) {
      try FileReplacement.write(bytes, to: destination)
      return true
    } catch {
      console.error.write("Error: \(destination) cannot be written: \(error.words)\n")
      note(.cannotWrite)
      return false
    }
  }

  /// Takes a status in that stands for more than a finding.
  mutating func note(_ status: ExitStatus) { self.status.merge(status) }

  /// Says something about the work itself, if that is asked for.
  func say(_ text: @autoclosure () -> String) {
    if options.isVerbose { remark(text()) }
  }

  /// Writes a line about the run, unless a program reads standard error.
  private func remark(_ line: String) {
    let isForPrograms = options.destinations.contains { $0.format == .json && $0.path == nil }
    if !isForPrograms { console.error.write(line + "\n") }
  }

  /// Completes all reports, and returns the status of the run.
  mutating func finish() -> ExitStatus {
    for i in reports.indices {
      put(reports[i].reporter.finish(), to: i)
      guard let path = reports[i].destination.path else { continue }
      do throws(WriteFault) {
        try FileReplacement.write(texts[i].utf8, to: path)
      } catch {
        console.error.write("Error: the report \(path) cannot be written: \(error.words)\n")
        status.merge(.cannotWrite)
      }
    }
    return status
  }

  private mutating func put(_ text: String, to index: Int) {
    if reports[index].destination.path == nil {
      console.error.write(text)
    } else {
      texts[index] += text
    }
  }
}

extension ReportFormat {
  /// A reporter that writes this form.
  fileprivate func reporter(limit: Int?, isColored: Bool, width: Int?) -> any Reporter {
    switch self {
    case .text:
      TextReporter(
        style: isColored ? .colored : .plain, width: width ?? TextReporter.defaultWidth,
        limit: limit)
    case .concise: ConciseReporter(limit: limit)
    case .json: JSONReporter(limit: limit)
    }
  }
}
