// The compiler starts this program and asks it, message by message, what a macro expands to.
let channel = MessageChannel(input: 0, output: 1)
var plugin = MacroPlugin()
while let message = channel.receive(), channel.send(plugin.reply(to: message)) {}
