import Foundation
import ModelKitMacros
import Testing

struct MessageChannelTests {
  /// What a channel makes of bytes that arrive, and then no more.
  private func received(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    let channel = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    var messages: [[UInt8]] = []
    while let message = channel.receive() { messages.append(message) }
    return messages
  }

  @Test func `a message is its length and its bytes`() throws {
    let bytes: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0, 7, 8, 1, 0, 0, 0, 0, 0, 0, 0, 9]
    #expect(try received(bytes) == [[7, 8], [9]])
  }

  @Test(
    arguments: [
      [], [1], [0, 0, 0, 0, 0, 0, 0, 0, 5], [4, 0, 0, 0, 0, 0, 0, 0, 1, 2],
      [1, 0, 0, 0, 0, 0, 0, 0x80, 5], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 5],
      [0xFF, 0xFF, 0xFF, 0x3F, 0, 0, 0, 0, 5],
    ] as [[UInt8]])
  func `what is no message ends the conversation`(bytes: [UInt8]) throws {
    #expect(try received(bytes) == [])
  }

  @Test func `a sent message is received`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(
      input: pipe.fileHandleForReading.fileDescriptor,
      output: pipe.fileHandleForWriting.fileDescriptor)
    #expect(channel.send(Array("message".utf8)))
    #expect(channel.receive() == Array("message".utf8))
    #expect(!MessageChannel(input: -1, output: -1).send([1]))
    #expect(MessageChannel(input: -1, output: -1).receive() == nil)
  }
}
