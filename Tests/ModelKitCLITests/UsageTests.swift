import ModelKitCLI
import Testing

@Suite struct `The command line` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(["shops.plist": goodShops]) }

  @Test(arguments: [[], ["-h"], ["--help"], ["help"]])
  func `help lists the commands`(_ words: [String]) {
    let outcome = sandbox.run(words)
    #expect(outcome.status == .success)
    #expect(outcome.error == "")
    #expect(
      outcome.output == """
        OVERVIEW: Load data files into models, and say where they are wrong.

        USAGE: modelkit <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          load                    Load data files into models, print them, and report
                                  what is malformed.
          convert                 Convert data files to another format.
          schema                  Write a Swift model as a JSON Schema.
          explain                 Say what a diagnostic means, with a bad and a good
                                  example.
          help                    Show the help of a subcommand.
          version                 Show the version.

          See 'modelkit help <subcommand>' for detailed help.

        """)
  }

  @Test func `the help of a command has its groups, options and exit status`() {
    let outcome = sandbox.run("convert", "--help")
    #expect(outcome.status == .success)
    #expect(outcome == sandbox.run("help", "convert"))
    #expect(
      outcome.output == """
        OVERVIEW: Convert data files to another format.

        What the target format cannot hold is a finding; a file with errors is not
        written at all.

        USAGE: modelkit convert [<options>] <path> ...

        ARGUMENTS:
          <path>                  The file to convert, or - for standard input. Several
                                  with --in-place.

        CONVERSION OPTIONS:
          --to <format>           The format to write: json, xml, binary, openstep or
                                  typed-json.
          -o, --output <file>     Where to write; - for standard output, which is the
                                  default.
          --in-place              Replace each file by its conversion.
          --sorted-keys           Write the keys of dictionaries in order.
          --compact               Write without line breaks and indentation.

        INPUT OPTIONS:
          --input-format <format> Read as json, jsonc, json5, jsonl, xml, binary or
                                  openstep, whatever the bytes say.
          --dialect <dialect>     Read JSON as json, jsonc, json5 or jsonl. By default
                                  the file's extension decides.
          --stdin-filename <name> The name of standard input in reports; its extension
                                  helps to tell the format.

        REPORT OPTIONS:
          --format <format[=path]>
                                  Report as text, concise or json; with a path into that
                                  file.
          --color <when>          Colour reports: auto (on a terminal), always or never.
          --max-errors <n>        Show at most n errors, n warnings and n notes; the
                                  counts stay exact.
          --fail-on <severity>    Exit with status 65 on error (the default), on warning
                                  too, or never.
          -q, --quiet             Leave summaries and notes out.
          -v, --verbose           Say what is done with each file.

        OPTIONS:
          -h, --help              Show help information.

        EXIT STATUS:
          0                       Nothing at or above --fail-on.
          64                      The command line is wrong.
          65                      Malformed data.
          66                      A path is missing, or nothing matched.
          70                      A bug in modelkit.
          73                      A report or output could not be written.
          78                      A model is invalid.

        """)
  }

  @Test(arguments: ["load", "convert", "explain", "help", "version"])
  func `no line of help is wider than a terminal`(_ command: String) {
    let lines = sandbox.run("help", command).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [["--version"], ["version"]])
  func `the version is a line`(_ words: [String]) {
    #expect(sandbox.run(words).output == Tool.version + "\n")
  }

  @Test(arguments: [
    (
      ["load", "@shops.plist", "--modle", "x"], "Unknown option '--modle'. Did you mean '--model'?"
    ),
    (["load", "@shops.plist", "--frobnicate"], "Unknown option '--frobnicate'."),
    (["load", "-z", "@shops.plist"], "Unknown option '-z'."),
    (["load"], "Missing expected argument '<path> ...'."),
    (["load", "@shops.plist", "--model"], "Missing value for '-m, --model <file[:Type]>'."),
    (["load", "@shops.plist", "--limit", "-q"], "Missing value for '--limit <n>'."),
    (
      ["load", "@shops.plist", "--limit", "ten"],
      "The value 'ten' is invalid for '--limit': a whole number is expected."
    ),
    (["load", "@shops.plist", "--quiet=yes"], "The option '--quiet' takes no value."),
    (
      ["load", "@shops.plist", "--format", "jsn"],
      "The value 'jsn' is invalid for '--format': expected one of 'text', 'concise', 'json'. Did you mean 'json'?"
    ),
    (
      ["load", "@shops.plist", "--root", "a..b"],
      "The value 'a..b' is invalid for '--root': expected a path as data.items."
    ),
    (["convert", "@shops.plist"], "Missing expected option '--to <format>'."),
    (
      ["convert", "--to", "yaml", "@shops.plist"],
      "The value 'yaml' is invalid for '--to': expected one of 'json', 'xml', 'binary', 'openstep', 'typed-json'."
    ),
    (
      ["convert", "--to", "xml", "a", "b"],
      "Only one file can be converted at a time; use '--in-place' for several."
    ),
    (
      ["convert", "--to", "xml", "a", "--in-place", "-o", "b"],
      "'--in-place' and '--output' exclude each other."
    ),
    (
      ["convert", "--to", "xml", "-", "--in-place"],
      "Standard input cannot be converted in place."
    ),
    (
      ["explain", "type.mismtch"],
      "There is no diagnostic 'type.mismtch'. Did you mean 'type.mismatch'?"
    ),
    (["lod", "x"], "Unknown subcommand 'lod'. Did you mean 'load'?"),
    (["help", "lod"], "Unknown subcommand 'lod'. Did you mean 'load'?"),
    (["--frob"], "Unknown option '--frob'."),
    (["version", "now"], "Unexpected argument 'now'."),
  ])
  func `a wrong command line is told in one sentence`(_ words: [String], _ message: String) {
    let outcome = sandbox.run(words)
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.first == "Error: \(message)")
    #expect(lines.count == 3)
    #expect(lines.dropFirst().first?.hasPrefix("Usage: modelkit ") == true)
    #expect(lines.last?.hasPrefix("  See 'modelkit") == true)
  }

  @Test(arguments: [
    ["load", "@shops.plist", "--print=json", "-q"],
    ["load", "-q", "--print", "json", "@shops.plist"],
    ["load", "-qv", "--print", "json", "--quiet", "--", "@shops.plist"],
    ["load", "--print", "csv", "--print", "json", "-q", "@shops.plist"],
  ])
  func `options stand anywhere, in any of their spellings`(_ words: [String]) {
    let outcome = sandbox.run(words)
    #expect(outcome.status == .success)
    #expect(
      outcome.output == """
        [
          {"name":"果粉优选","price":12.5},
          {"name":"Annex","tags":["new"]}
        ]

        """)
  }

  @Test func `after two dashes a dash is part of a name`() {
    let outcome = sandbox.run("load", "--", "-q.json")
    #expect(outcome.status == .noInput)
    #expect(outcome.error.hasPrefix("error[io.missing]"))
  }

  @Test func `an explanation has meaning and examples`() {
    #expect(
      sandbox.run("explain", "error[key.duplicate]").output == """
        key.duplicate

        A key stands twice in one dictionary. Readers differ in which value they take;
        here the last one counts.

        Bad:

            {"name": "Annex", "name": "Annexe"}

        Good:

            {"name": "Annexe"}

        """)
  }
}
