import ModelKitMacros
import Testing

struct MacroPluginTests {
  @Test func `a`() {
    var plugin = MacroPlugin()
    _ = plugin.reply(to: [])
  }
}
