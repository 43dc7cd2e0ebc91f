package import ModelKitCore

/// Everything that a command sees of the world outside its arguments and files.
package struct Console {
  /// For what was made: models, converted files.
  package let output: ByteChannel
  /// For findings, summaries and complaints.
  package let error: ByteChannel
  /// Environment variables.
  package let environment: [String: String]
  /// Reads standard input to its end, under the name that reports use.
  package let readInput: (String) throws(FileFault) -> SourceText

  /// A console of injected parts.
  package init(
    output: ByteChannel, error: ByteChannel, environment: [String: String] = [:],
    readInput: @escaping (String) throws(FileFault) -> SourceText
  ) {
    self.output = output
    self.error = error
    self.environment = environment
    self.readInput = readInput
  }

  /// Sends out what is pending: what was made first, then what is to be said of it.
  func flush() {
    output.flush()
    error.flush()
  }

  /// Sends out what is pending, and says with what status output that failed ends the process. A
  /// reader that has gone away has seen enough; that is no fault.
  func close() -> ExitStatus {
    output.flush()
    if let fault = output.fault, fault != .closedPipe {
      error.write("Error: standard output cannot be written: \(fault.words)\n")
    }
    error.flush()
    let faults = [output.fault, error.fault].compactMap { $0 }
    return faults.allSatisfy { $0 == .closedPipe } ? .success : .cannotWrite
  }
}
