import ModelKitDocument

extension Document {
  /// Findings in the order of the file.
  func inOrder(_ first: [Diagnostic], _ second: [Diagnostic]) -> [Diagnostic] {
    guard !second.isEmpty else { return first }
    if first.isEmpty { return format == .binary ? second : second.inFileOrder() }
    // Objects of a binary property list stand in any order: those findings stay as they came.
    return format == .binary ? first + second : (first + second).inFileOrder()
  }
}
