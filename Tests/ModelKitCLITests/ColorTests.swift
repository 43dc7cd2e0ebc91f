import ModelKitCLI
import Testing

@Suite struct `Colours` {
  @Test(
    arguments: [
      ([:], [], true, true), ([:], [], false, false), (["NO_COLOR": "1"], [], true, false),
      (["NO_COLOR": ""], [], true, true), (["FORCE_COLOR": "1"], [], false, true),
      (["CLICOLOR_FORCE": "1"], [], false, true), (["FORCE_COLOR": "0"], [], true, false),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], [], true, false), (["TERM": "dumb"], [], true, false),
      (["NO_COLOR": "1"], ["--color", "always"], false, true),
      (["FORCE_COLOR": "1"], ["--color", "never"], true, false),
      (["NO_COLOR": "1"], ["--color=auto"], true, false),
    ] as [([String: String], [String], Bool, Bool)])
  func `the option counts most, then the environment, then the terminal`(
    _ environment: [String: String], _ options: [String], _ isTerminal: Bool, _ isColored: Bool
  ) throws {
    let outcome = try Sandbox().run(
      ["load", "@no.plist"] + options, environment: environment, isTerminal: isTerminal)
    #expect(outcome.error.contains("\u{1B}[") == isColored)
  }
}
