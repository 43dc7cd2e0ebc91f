import ModelKitCore
import ModelKitReport

/// The options that say how findings are reported and when they count.
struct ReportOptions {
  static let specifications = [
    OptionSpecification(
      "format", value: "format[=path]", isRepeatable: true,
      help: "Report as text, concise or json; with a path into that file."),
    OptionSpecification(
      "color", value: "when", choices: ColorChoice.allCases.map(\.rawValue),
      help: "Colour reports: auto (on a terminal), always or never."),
    OptionSpecification(
      "max-errors", value: "n",
      help: "Show at most n errors, n warnings and n notes; the counts stay exact."),
    OptionSpecification(
      "fail-on", value: "severity", choices: FailureThreshold.allCases.map(\.rawValue),
      help: "Exit with status 65 on error (the default), on warning too, or never."),
    OptionSpecification("quiet", short: "q", help: "Leave summaries and notes out."),
    OptionSpecification("verbose", short: "v", help: "Say what is done with each file."),
  ]

  /// Where a report goes and what it looks like.
  struct Destination: Sendable, Hashable {
    var format: ReportFormat
    /// The file to write; `nil` for standard error.
    var path: String?
  }

  let destinations: [Destination]
  let color: ColorChoice
  let maximum: Int?
  let threshold: FailureThreshold
  let isQuiet: Bool
  let isVerbose: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var destinations: [Destination] = []
    for word in arguments.all("format") { destinations.append(try Self.destination(word)) }
    let paths = destinations.compactMap(\.path)
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw UsageError("Two reports cannot both be written to '\(path)'.")
    }
    self.destinations = destinations.isEmpty ? [Destination(format: .text)] : destinations
    color = try arguments.choice("color", as: ColorChoice.self) ?? .auto
    maximum = try arguments.number("max-errors").flatMap { $0 == 0 ? nil : $0 }
    threshold = try arguments.choice("fail-on", as: FailureThreshold.self) ?? .error
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
  }

  /// Complains about a report that would take the place of a file which the run reads or writes.
  ///
  /// Only regular files are compared: anything may go to `/dev/stderr` beside a report.
  func requireFree(_ paths: [String]) throws(UsageError) {
    let reports = destinations.compactMap(\.path)
    guard !reports.isEmpty else { return }
    let taken = Set(paths.compactMap(Self.fileIdentity))
    for report in reports
    where Self.fileIdentity(report).map(taken.contains) ?? paths.contains(report) {
      throw UsageError("A report to '\(report)' would replace a file of this run.")
    }
  }

  /// Which regular file a path leads to; `nil` if it leads to none.
  static func fileIdentity(_ path: String) -> FileStatus.Identity? {
    guard let status = try? FileStatus(of: path, followingLinks: true) else { return nil }
    return status.kind == .file ? status.identity : nil
  }

  private static func destination(_ word: String) throws(UsageError) -> Destination {
    let name = String(word.prefix { $0 != "=" })
    guard let format = ReportFormat(rawValue: name) else {
      throw .invalid(name, for: "format", choices: ReportFormat.allCases.map(\.rawValue))
    }
    let path = word.count > name.count ? String(word.dropFirst(name.count + 1)) : nil
    if path == "" { throw UsageError("Missing path after '--format \(name)='.") }
    return Destination(format: format, path: path == "-" ? nil : path)
  }
}

/// The forms of a report.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json
}

/// What has to be found for the run to fail.
enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, never

  /// Whether what was found in a file fails the run.
  func isReached(by file: FileReport) -> Bool {
    switch self {
    case .error: file.count(of: .error) > 0
    case .warning: file.count(of: .error) + file.count(of: .warning) > 0
    case .never: false
    }
  }
}
