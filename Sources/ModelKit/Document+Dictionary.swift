import Foundation
public import ModelKitDocument

extension Document {
  /// A document of a dictionary in memory.
  ///
  /// A value that no property list and no JSON has becomes ``NodeKind/invalid``, and is among the
  /// ``diagnostics``.
  public init(dictionary: [String: Any]) {
    self.init(value: dictionary, name: "dictionary")
  }

  /// A document of any value of a property list or of JSON in memory.
  init(value: Any, name: String = "array") {
    var writer = ValueWriter(name: name)
    writer.write(value)
    self = writer.finish()
  }
}
