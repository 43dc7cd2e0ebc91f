import Foundation
import ModelKitCore

/// A folder with files for one test; removed when the test lets go of it.
final class Folder: Sendable {
  let url: URL

  /// A folder with these files; what they hold by their paths.
  init(_ files: [String: String] = [:]) throws {
    let name = "modelkit-bundle-\(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A list of one note with this text, as JSON.
  static func note(_ text: String) -> String { #"[{"text": "\#(text)"}]"# }
}

/// The model of most tests of bundles.
struct Note: Model, Equatable {
  let text: String

  static let factory = Factory(Note.init, Key("text"))
}
