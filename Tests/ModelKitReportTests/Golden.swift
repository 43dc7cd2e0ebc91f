import Foundation
import Testing

/// Whole outputs kept in files, to be compared byte for byte.
///
/// With `MODELKIT_REWRITE_GOLDEN=1` in the environment the files are written instead; the change is
/// then read in the version control's diff.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(component: "Golden")

  static func expect(
    _ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(component: name)
    if ProcessInfo.processInfo.environment["MODELKIT_REWRITE_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "differs from Golden/\(name)", sourceLocation: sourceLocation)
  }
}
