/// The options that say how models are printed.
struct PrintOptions {
  static let specifications = [
    OptionSpecification(
      "print", value: "form", choices: PrintForm.allCases.map(\.rawValue),
      help: "Print the models as table (the default), json, jsonl, csv, swift or none."),
    OptionSpecification(
      "limit", value: "n",
      help: "Print at most n entries of a file; 0 for all. A table has 100 by default."),
    OptionSpecification(
      "columns", value: "keys", help: "Print these keys only, separated by commas, in this order."),
  ]

  private static let tableLimit = 100

  let form: PrintForm
  /// How many entries of a file are printed; `nil` for all.
  let limit: Int?
  /// The keys to print; `nil` for those of the model.
  let columns: [String]?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    form = try arguments.choice("print", as: PrintForm.self) ?? .table
    let limit = try arguments.number("limit") ?? (form == .table ? Self.tableLimit : 0)
    self.limit = limit == 0 ? nil : limit
    columns = arguments.value("columns").map { text in
      text.split(separator: ",").map { $0.trimmingBlanks() }.filter { !$0.isEmpty }
    }
    if let columns, columns.isEmpty { throw UsageError("Missing keys after '--columns'.") }
    if columns != nil, form == .swift {
      throw UsageError("'--columns' does not go with '--print swift', which writes whole models.")
    }
  }
}

/// The forms in which models are printed.
enum PrintForm: String, CaseIterable, Sendable {
  case table, json, jsonl, csv, swift, none
}

extension Substring {
  /// The text without blanks around it.
  fileprivate func trimmingBlanks() -> String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
