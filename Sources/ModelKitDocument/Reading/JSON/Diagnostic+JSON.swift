extension Diagnostic {
  /// The wording of what a reader of JSON finds. Places are added by the reader.
  enum JSON {
    static func trailingContent(_ token: String) -> Diagnostic {
      let startsContainer = token == "{" || token == "["
      return Diagnostic(
        .trailingContent, "expected the end of the file, found `\(token)`",
        label: "not part of the value before it",
        help: startsContainer
          ? "put several values into one array, or pass --dialect jsonl for one per line" : nil)
    }

    static func unexpected(_ token: String, expected: String) -> Diagnostic {
      Diagnostic(
        .unexpectedToken, "expected \(expected), found `\(token)`", label: "expected \(expected)",
        help: [",", ":", "]", "}"].contains(token) ? "remove the `\(token)`" : nil)
    }

    static func trailingComma(closer: String, at offset: Int) -> Diagnostic {
      Diagnostic(
        .trailingComma, "JSON allows no comma before `\(closer)`", label: "nothing follows",
        help: "remove the comma",
        fix: DiagnosticFix(
          summary: "remove the comma", span: SourceSpan(offset, offset + 1), replacement: ""))
    }

    static func missingComma(
      before token: String, closer: String, insertion: SourceSpan
    ) -> Diagnostic {
      Diagnostic(
        .missingComma, "expected `,` or `\(closer)`, found `\(token)`",
        label: "no comma before this",
        help: "put a comma before `\(token)`",
        fix: DiagnosticFix(summary: "insert a comma", span: insertion, replacement: ","))
    }

    static func missingComma(instead token: String) -> Diagnostic {
      Diagnostic(
        .missingComma, "expected `,`, found `\(token)`", label: "entries are separated by commas",
        help: "write `,` for `\(token)`")
    }

    static func missingColon(found token: String, insertion: SourceSpan?) -> Diagnostic {
      Diagnostic(
        .missingColon, "expected `:` after the key, found `\(token)`",
        label: "no colon before this",
        help: token.hasPrefix("=") ? "write `:` for `=`" : "put a colon between key and value",
        fix: insertion.map {
          DiagnosticFix(summary: "insert a colon", span: $0, replacement: ":")
        })
    }

    static func keyWithoutValue(_ key: String) -> Diagnostic {
      Diagnostic(
        .keyWithoutValue, "key \(key) has no value", label: "no value follows",
        help: "write a value after the key, or null")
    }

    static func valueWithoutKey() -> Diagnostic {
      Diagnostic(
        .valueWithoutKey, "expected a key, found `:`", label: "no key before this",
        help: "put a key in double quotes before the colon")
    }

    static func bareKey(_ text: String, span: SourceSpan) -> Diagnostic {
      let isWord = !text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 && JSONBytes.isTokenByte($0) }
      return Diagnostic(
        .unexpectedToken, "a key is a string in double quotes", label: "expected `\"`",
        help: isWord ? "write \"\(text)\", or pass --dialect json5" : nil,
        fix: isWord
          ? DiagnosticFix(summary: "quote the key", span: span, replacement: "\"\(text)\"") : nil)
    }

    static func notInIdentifier(_ character: String) -> Diagnostic {
      Diagnostic(
        .unexpectedToken, "a key without quotes cannot contain `\(character)`",
        label: "expected `:`", help: "write the key in quotes")
    }

    static func containerAsKey(_ bracket: UInt8) -> Diagnostic {
      let name = bracket == UInt8(ascii: "{") ? "a dictionary" : "an array"
      return Diagnostic(
        .unexpectedToken, "a key is a string, found \(name)", label: "expected a key",
        help: "give \(name == "an array" ? "the array" : "the dictionary") a key of its own")
    }

    static func singleQuotes(fix: (span: SourceSpan, text: String)?) -> Diagnostic {
      Diagnostic(
        .unexpectedToken, "a string is written in double quotes", label: "single quotes",
        help: "write \" for ', or pass --dialect json5",
        fix: fix.map {
          DiagnosticFix(
            summary: "use double quotes", span: $0.span, replacement: "\"\($0.text)\"")
        })
    }

    static func comment(isHash: Bool, dialect: JSONDialect) -> Diagnostic {
      let allowsSlashes = dialect == .jsonc || dialect == .json5
      return Diagnostic(
        .comment, allowsSlashes ? "a comment begins with `//`" : "JSON has no comments",
        label: "comment",
        help: allowsSlashes
          ? "write `//` for `#`" : "remove it, or rename to .jsonc or pass --dialect jsonc")
    }

    static func notOneLine() -> Diagnostic {
      Diagnostic(.unexpectedToken, "expected one JSON value in this line", label: "this line")
    }
  }
}

extension Diagnostic {
  /// An error without a place.
  fileprivate init(
    _ code: DiagnosticCode, _ message: String, label: String, notes: [String] = [],
    help: String? = nil, fix: DiagnosticFix? = nil
  ) {
    self.init(code, .error, message, label: label, notes: notes, help: help, fix: fix)
  }
}
