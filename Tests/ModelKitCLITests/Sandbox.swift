import Foundation
import ModelKitCLI
import ModelKitCore

/// A folder of its own for one test, and the tool run in it with its streams captured.
final class Sandbox {
  /// What a run of the tool gave.
  struct Outcome: Equatable {
    var status: ExitStatus
    var output: String
    var error: String
  }

  let folder: URL

  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(component: "modelkit-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appending(path: name) }

  func path(_ name: String) -> String { url(name).path }

  func write(_ text: String, to name: String) throws {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  func run(_ words: String...) -> Outcome { run(words) }

  /// Runs the tool. `@name` among the words is the path of a file in the folder; in what comes back
  /// the folder is left out again.
  func run(
    _ words: [String], input: String = "", environment: [String: String] = [:],
    isTerminal: Bool = false, width: Int? = nil, outputFault: WriteFault? = nil
  ) -> Outcome {
    let output = Capture(outputFault)
    let error = Capture(nil)
    let console = Console(
      output: output.channel(isTerminal: isTerminal, width: width),
      error: error.channel(isTerminal: isTerminal, width: width), environment: environment,
      readInput: { (name) throws(FileFault) in SourceText(input, name: name) })
    let status = Tool.run(
      words.map { $0.replacing("@", with: folder.path + "/") }, console: console)
    return Outcome(status: status, output: plain(output.text), error: plain(error.text))
  }

  private func plain(_ text: String) -> String {
    text.replacing(folder.path + "/", with: "").replacing(folder.path, with: ".")
  }
}

/// Bytes that were written, or the fault that writing meets.
private final class Capture {
  private var bytes: [UInt8] = []
  private let fault: WriteFault?

  init(_ fault: WriteFault?) { self.fault = fault }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func channel(isTerminal: Bool, width: Int?) -> ByteChannel {
    ByteChannel(isTerminal: isTerminal, width: width) { [self] piece in
      if let fault { return fault }
      bytes += piece
      return nil
    }
  }
}

/// An XML property list around some elements.
func plist(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  \(content)
  </plist>

  """
}

/// Three shops, of which the second has a price in words.
let faultyShops = plist(
  """
  <array>
    <dict><key>name</key><string>果粉优选</string><key>price</key><real>12.5</real></dict>
    <dict><key>name</key><string>Annex</string><key>price</key><string>twelve</string></dict>
    <dict><key>name</key><string>Corner, "Bakery"</string><key>price</key><integer>8</integer></dict>
  </array>
  """)

/// Two shops without a fault.
let goodShops = plist(
  """
  <array>
    <dict><key>name</key><string>果粉优选</string><key>price</key><real>12.5</real></dict>
    <dict><key>name</key><string>Annex</string><key>tags</key><array><string>new</string></array></dict>
  </array>
  """)
