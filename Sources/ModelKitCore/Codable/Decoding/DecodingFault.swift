import ModelKitDocument

/// What a container says of a value that it could not give. It travels within the `DecodingError`
/// that is thrown, as its underlying error.
///
/// There are no diagnostics where the file's reader has reported the fault already.
struct DecodingFault: Error {
  var diagnostics: [Diagnostic]
}

extension DecodingFault {
  /// The fault as the error that code around `Decoder` knows.
  func error(path: [any CodingKey], expected: Any.Type) -> DecodingError {
    let message = diagnostics.first?.message ?? "the value cannot be read"
    let context = DecodingError.Context(
      codingPath: path, debugDescription: message, underlyingError: self)
    return switch diagnostics.first?.code {
    case .missingKey?: .keyNotFound(path.last ?? PathKey(stringValue: ""), context)
    case .null?: .valueNotFound(expected, context)
    // Text that is no number is another kind of value to Foundation, and code may catch it as that.
    case .typeMismatch?, .rootType?, .invalidNumberText?: .typeMismatch(expected, context)
    default: .dataCorrupted(context)
    }
  }
}

extension DecodingError {
  /// The parts that every case has.
  var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
