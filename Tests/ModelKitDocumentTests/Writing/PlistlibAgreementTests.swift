import Foundation
import ModelKitDocument
import Testing

/// What is written, read by Python's plistlib, where there is a Python.
struct PlistlibAgreementTests {
  private static let hasPython = (try? runPython("import plistlib")) == 0

  private static func runPython(_ program: String, _ arguments: [String] = []) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Reads each file that is named and writes what it holds beside it as XML.
  private static let program = """
    import plistlib, sys
    for name in sys.argv[1:]:
        with open(name, "rb") as file:
            value = plistlib.load(file)
        with open(name + ".xml", "wb") as file:
            plistlib.dump(value, file)
    """

  @Test(.enabled(if: hasPython), arguments: [OutputFormat.xml, .binary])
  func `plistlib reads the same trees`(format: OutputFormat) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modelkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let trees = (200..<240).map { SampleTree.made(seed: UInt64($0), for: .xml) }
    let files = trees.indices.map { folder.appendingPathComponent("\($0).plist") }
    for (tree, file) in zip(trees, files) {
      let source = Document(
        reading: SourceText(try tree.foundationBytes(.binary), name: "sample.plist"))
      try Data(source.written(as: format).bytes).write(to: file)
    }

    #expect(try Self.runPython(Self.program, files.map(\.path)) == 0)

    for (tree, file) in zip(trees, files) {
      let bytes = try Data(contentsOf: file.appendingPathExtension("xml"))
      let read = Document(reading: SourceText(bytes, name: "read.plist"))
      #expect(SampleTree(read)?.sorted == tree.sorted)
    }
  }
}
