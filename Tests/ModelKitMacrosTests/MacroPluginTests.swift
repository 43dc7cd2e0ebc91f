import Foundation
import ModelKitMacros
import Testing

struct MacroPluginTests {
  @Test(arguments: [nil, 4, 7, 99])
  func `the plugin introduces itself`(version: Int?) throws {
    var conversation = HostConversation()
    let capability = version.map { #"{"capability": {"protocolVersion": \#($0)}}"# } ?? "{}"
    let reply = try conversation.reply(to: #"{"getCapability": \#(capability)}"#)
    let result = reply["getCapabilityResult"] as? [String: [String: Any]]
    #expect(result?["capability"]?["protocolVersion"] as? Int == 7)
    #expect(result?["capability"]?["features"] as? [String] == [])
  }

  @Test func `the members of a type and its conformance are two expansions`() throws {
    var conversation = try HostConversation(version: 7)
    let source = "\n\n/// A shop.\n@Model struct Shop { let name: String }"
    let members = try conversation.expansion(of: "Model", role: "member", on: source)
    let text = try #require(members["expandedSource"] as? String)
    #expect(text.contains("static let factory = ModelKitCore.Factory("))
    #expect((members["diagnostics"] as? [Any])?.isEmpty == true)
    let conformance = try conversation.expansion(of: "Model", role: "extension", on: source)
    #expect(conformance["expandedSource"] as? String == "extension Shop: ModelKitCore.Model {}")
    let none = try conversation.expansion(
      of: "Model", role: "extension", on: source, lacksConformance: false)
    #expect(none["expandedSource"] as? String == "")
    let key = try conversation.expansion(
      of: "Key", role: "peer", on: "\n  @Key(\"n\") let name: String")
    #expect(key["expandedSource"] as? String == "")
  }

  @Test func `a host before version 5 is answered with a list of texts`() throws {
    for version in [nil, 4] {
      var conversation = try HostConversation(version: version)
      let reply = try conversation.reply(
        to: #"""
          {"expandAttachedMacro": {"macro": {"typeName": "Model"}, "macroRole": "extension",
           "declSyntax": {"source": "@Model struct A { let a: Int }"},
           "extendedTypeSyntax": {"source": "A"},
           "conformanceListSyntax": {"source": "struct P: Model {}"}}}
          """#)
      let result = reply["expandAttachedMacroResult"] as? [String: Any]
      #expect(result?["expandedSources"] as? [String] == ["extension A: ModelKitCore.Model {}"])
    }
  }

  @Test func `a finding has its place in the file, behind what stands before the declaration`()
    throws
  {
    var conversation = try HostConversation(version: 7)
    let source = "\n// é\n@Model struct Shop { var tags = make() }"
    let reply = try conversation.expansion(of: "Model", role: "member", on: source)
    let finding = try #require((reply["diagnostics"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == "`@Model` needs to know the type of `tags`")
    #expect(finding["severity"] as? String == "error")
    let position = finding["position"] as? [String: Any]
    #expect(position?["fileName"] as? String == "/App/Shop.swift")
    #expect(position?["offset"] as? Int == 132)
    let highlight = (finding["highlights"] as? [[String: Any]])?.first
    #expect(highlight?["startOffset"] as? Int == 132)
    #expect(highlight?["endOffset"] as? Int == 136)
    let note = (finding["notes"] as? [[String: Any]])?.first
    #expect((note?["position"] as? [String: Any])?["offset"] as? Int == 139)
    let fix = (finding["fixIts"] as? [[String: Any]])?.first
    #expect(fix?["message"] as? String == "write its type")
    let change = (fix?["changes"] as? [[String: Any]])?.first
    #expect(change?["newText"] as? String == ": <#Type#>")
    #expect((change?["range"] as? [String: Any])?["startOffset"] as? Int == 136)
    let conformance = try conversation.expansion(of: "Model", role: "extension", on: source)
    #expect((conformance["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `a warning comes with the expansion`() throws {
    var conversation = try HostConversation(version: 7)
    let source = "\n@Model struct Shop { let tags: [String] = [] }"
    let reply = try conversation.expansion(of: "Model", role: "member", on: source)
    let finding = try #require((reply["diagnostics"] as? [[String: Any]])?.first)
    #expect(finding["severity"] as? String == "warning")
    let fix = (finding["fixIts"] as? [[String: Any]])?.first
    #expect(fix?["message"] as? String == "make it `var`")
    #expect((reply["expandedSource"] as? String)?.contains("static let factory") == true)
    let conformance = try conversation.expansion(of: "Model", role: "extension", on: source)
    #expect(conformance["expandedSource"] as? String == "extension Shop: ModelKitCore.Model {}")
  }

  @Test func `the declarations around a type say whether it is generic`() throws {
    var conversation = try HostConversation(version: 7)
    let reply = try conversation.expansion(
      of: "Model", role: "member", on: "@Model struct A { let a: Int }",
      context: ["struct Inner {\n}", "public struct Outer<T> {\n}"])
    #expect((reply["expandedSource"] as? String)?.contains("static var factory:") == true)
  }

  @Test func `what no macro is has an expansion of nothing`() throws {
    var conversation = try HostConversation(version: 7)
    for (macro, role) in [
      ("Model", "peer"), ("Key", "member"), ("Other", "member"), ("Model", "x"),
    ] {
      let reply = try conversation.expansion(of: macro, role: role, on: "struct A {}")
      #expect(reply["expandedSource"] is NSNull)
      #expect((reply["diagnostics"] as? [Any])?.count == 1)
    }
    let reply = try conversation.reply(
      to: ##"{"expandFreestandingMacro": {"syntax": {"source": "#a"}, "macroRole": "expression"}}"##
    )
    let result = reply["expandMacroResult"] as? [String: Any]
    #expect((result?["diagnostics"] as? [Any])?.count == 1)
  }
}
