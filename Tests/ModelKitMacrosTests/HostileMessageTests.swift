import Foundation
import ModelKitMacros
import Testing

struct HostileMessageTests {
  private static let message = #"""
    {"expandAttachedMacro": {"macro": {"moduleName": "M", "typeName": "Model", "name": "Model "},
     "macroRole": "member", "discriminator": "x",
     "attributeSyntax": {"kind": "attribute", "source": "@Model ", "location": {"offset": 0}},
     "declSyntax": {"kind": "declaration", "source": "\n@Model class A { @Key(\"é\") var a = 1; var b = f() }",
      "location": {"fileID": "a/a.swift", "fileName": "/a.swift", "offset": 12, "line": 2}},
     "parentDeclSyntax": null, "lexicalContext": [{"source": "struct B<T> {}"}, 5, null]}}
    """#

  /// Whether the reply is an object of JSON.
  private func answers(_ bytes: [UInt8]) -> Bool {
    var plugin = MacroPlugin()
    let reply = try? JSONSerialization.jsonObject(with: Data(plugin.reply(to: bytes)))
    return (reply as? [String: Any])?.count == 1
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "5", "\"x\"", "{\"getCapability\": 5}", "{\"expandAttachedMacro\": []}",
    "{\"expandAttachedMacro\": {\"declSyntax\": 5}}", "{\"somethingNew\": {\"x\": 1}}",
    "{\"expandAttachedMacro\": {\"declSyntax\": {\"source\": \"\", \"location\": {\"offset\": -9e99}}}}",
    "{\"getCapability\": {\"capability\": {\"protocolVersion\": 99999999999999999999999}}}",
    "{\"expandFreestandingMacro\": {}}", "{\"a\": 1",
  ])
  func `a message of any shape is answered`(message: String) {
    #expect(answers(Array(message.utf8)))
  }

  @Test func `a message is answered wherever it is cut`() {
    let bytes = Array(Self.message.utf8)
    #expect(bytes.indices.filter { !answers(Array(bytes[..<$0])) } == [])
  }

  @Test func `a message is answered whatever byte is changed`() {
    let bytes = Array(Self.message.utf8)
    let astray = bytes.indices.filter { index in
      var mutant = bytes
      mutant[index] = UInt8(truncatingIfNeeded: index &* 37)
      return !answers(mutant)
    }
    #expect(astray == [])
  }

  @Test func `depth without end is answered`() {
    for unit in ["[", "{\"a\":", "[{\"expandAttachedMacro\":"] {
      #expect(answers(Array(String(repeating: unit, count: 100_000).utf8)))
    }
    let deep = String(repeating: "struct A { ", count: 5_000)
    #expect(
      answers(
        Array(
          #"{"expandAttachedMacro": {"macro": {"typeName": "Model"}, "macroRole": "member", "declSyntax": {"source": "\#(deep)"}}}"#
            .utf8)))
  }

  @Test func `an offset beyond any file stays a number`() throws {
    var conversation = try HostConversation(version: 7)
    let reply = try conversation.reply(
      to: #"""
        {"expandAttachedMacro": {"macro": {"typeName": "Model"}, "macroRole": "member",
         "declSyntax": {"source": "@Model enum A {}",
          "location": {"fileName": "a", "offset": 9223372036854775807}}}}
        """#)
    let result = reply["expandMacroResult"] as? [String: Any]
    let finding = (result?["diagnostics"] as? [[String: Any]])?.first
    #expect((finding?["position"] as? [String: Any])?["offset"] as? Int == Int(UInt32.max))
  }
}
