import Foundation
import ModelKitMacros

/// Messages as a compiler sends them, and a plugin's replies as a compiler reads them.
struct HostConversation {
  private var plugin = MacroPlugin()

  /// Introduces the host; `nil` for one that does not say its version.
  init(version: Int?) throws {
    let capability = version.map { #"{"capability": {"protocolVersion": \#($0)}}"# } ?? "{}"
    _ = try reply(to: #"{"getCapability": \#(capability)}"#)
  }

  init() {}

  mutating func reply(to message: String) throws -> [String: Any] {
    let reply = plugin.reply(to: Array(message.utf8))
    return try JSONSerialization.jsonObject(with: Data(reply)) as? [String: Any] ?? [:]
  }

  /// The body of the reply to a macro on a declaration that begins at byte 100 of its file.
  mutating func expansion(
    of macro: String, role: String, on declaration: String, lacksConformance: Bool = true,
    context: [String] = []
  ) throws -> [String: Any] {
    func syntax(_ source: String, at offset: Int = 100) -> [String: Any] {
      [
        "kind": "declaration", "source": source,
        "location": [
          "fileID": "App/Shop.swift", "fileName": "/App/Shop.swift", "offset": offset, "line": 9,
          "column": 1,
        ],
      ]
    }
    var body: [String: Any] = [
      "macro": ["moduleName": "ModelKitMacros", "typeName": macro, "name": macro + " "],
      "macroRole": role, "discriminator": "$s3App4Shop5ModelfMm_",
      "attributeSyntax": syntax("@\(macro) "), "declSyntax": syntax(declaration),
      "extendedTypeSyntax": syntax("Shop", at: 0),
      "lexicalContext": context.map { syntax($0, at: 0) }, "staticBuildConfiguration": "{}",
    ]
    if lacksConformance {
      body["conformanceListSyntax"] = syntax("struct Placeholder: Model {}", at: 0)
    }
    let message = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": body])
    let reply = try reply(to: String(decoding: message, as: UTF8.self))
    return reply.values.first as? [String: Any] ?? [:]
  }
}
