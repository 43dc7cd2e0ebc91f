import ModelKitDeclarations
import ModelKitDocument

/// Answers the compiler's messages, each with one.
///
/// ```swift
/// var plugin = MacroPlugin()
/// let reply = plugin.reply(to: Array(#"{"getCapability": {}}"#.utf8))
/// ```
///
/// A message that is none of those known gets an empty expansion: a compiler to come may say more
/// than this one, and a plugin that is silent would hold it up for ever.
package struct MacroPlugin {
  /// What the compiler has said of itself; 0 while it has said nothing.
  private var hostVersion = 0

  package init() {}

  /// The reply to a message, whatever its bytes are.
  package mutating func reply(to message: [UInt8]) -> [UInt8] {
    let options = ReadingOptions(format: .json(.standard))
    let document = Document(reading: SourceText(message, name: "message"), options: options)
    switch HostMessage(document) {
    case .capability(let version):
      hostVersion = version
      return PluginReply.capability()
    case .attachedMacro(let macro):
      return PluginReply.expansion(macro.expanded(), hostVersion: hostVersion)
    case .freestandingMacro(let syntax):
      let finding = ExpansionFinding(
        .error, "ModelKit has no macros that begin with `#`", at: 0..<0)
      let refused = MacroExpansion(text: nil, findings: [finding], syntax: syntax)
      return PluginReply.expansion(refused, hostVersion: hostVersion)
    case .unknown:
      return PluginReply.expansion(MacroExpansion(text: nil), hostVersion: hostVersion)
    }
  }
}
