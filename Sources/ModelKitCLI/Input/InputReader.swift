import ModelKitCore

/// Reads the inputs that the command line names.
struct InputReader {
  let options: InputOptions
  let console: Console

  /// The document at a path; `-` is standard input.
  func document(at path: String) throws(InputFault) -> Document {
    Document(reading: try source(at: path), options: options.reading)
  }

  private func source(at path: String) throws(InputFault) -> SourceText {
    do throws(FileFault) {
      if path == "-" { return try console.readInput(options.standardInputName) }
      return try FileReader(limits: options.reading.limits).source(atPath: path)
    } catch {
      throw InputFault(error)
    }
  }
}
