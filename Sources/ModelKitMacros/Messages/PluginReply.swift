import ModelKitDeclarations
import ModelKitDocument

/// What the plugin answers, as the bytes of JSON.
enum PluginReply {
  /// The version of the protocol that this plugin speaks.
  private static let protocolVersion = 7
  /// Up to the version before this one the compiler expects several texts for an expansion.
  private static let firstVersionWithOneText = 5

  static func capability() -> [UInt8] {
    var builder = DocumentBuilder(name: "reply")
    builder.object {
      $0.object("getCapabilityResult") {
        $0.object("capability") {
          $0.entry("protocolVersion", protocolVersion)
          $0.array("features") { _ in }
        }
      }
    }
    return builder.json()
  }

  static func expansion(_ expansion: MacroExpansion, hostVersion: Int) -> [UInt8] {
    var builder = DocumentBuilder(name: "reply")
    let takesOneText = hostVersion >= firstVersionWithOneText
    builder.object {
      $0.object(takesOneText ? "expandMacroResult" : "expandAttachedMacroResult") { result in
        switch (expansion.text, takesOneText) {
        case (let text?, true): result.entry("expandedSource", text)
        case (let text?, false): result.array("expandedSources") { $0.string(text) }
        case (nil, true): result.null("expandedSource")
        case (nil, false): result.null("expandedSources")
        }
        result.array("diagnostics") { list in
          for finding in expansion.findings { list.add(finding, in: expansion.syntax) }
        }
      }
    }
    return builder.json()
  }
}

extension DocumentBuilder {
  fileprivate mutating func add(_ finding: ExpansionFinding, in syntax: SyntaxText) {
    object { item in
      item.entry("message", finding.message)
      item.entry("severity", finding.severity.rawValue)
      item.position(finding.range.lowerBound, in: syntax)
      item.array("highlights") { list in
        if !finding.range.isEmpty { list.object { $0.range(finding.range, in: syntax) } }
      }
      item.array("notes") { list in
        for note in finding.notes {
          list.object {
            $0.position(note.offset, in: syntax)
            $0.entry("message", note.message)
          }
        }
      }
      item.array("fixIts") { list in
        for fix in finding.fixIts { list.add(fix, in: syntax) }
      }
    }
  }

  private mutating func add(_ fix: ExpansionFinding.FixIt, in syntax: SyntaxText) {
    object { item in
      item.entry("message", fix.message)
      item.array("changes") { list in
        list.object { change in
          change.object("range") { $0.range(fix.range, in: syntax) }
          change.entry("newText", fix.text)
        }
      }
    }
  }

  private mutating func position(_ offset: Int, in syntax: SyntaxText) {
    object("position") {
      $0.entry("fileName", syntax.fileName)
      $0.entry("offset", syntax.offset + offset)
    }
  }

  private mutating func range(_ range: Range<Int>, in syntax: SyntaxText) {
    entry("fileName", syntax.fileName)
    entry("startOffset", syntax.offset + range.lowerBound)
    entry("endOffset", syntax.offset + range.upperBound)
  }
}
