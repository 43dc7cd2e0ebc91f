import ModelKitCore
import ModelKitReport
import ModelKitSchema

/// The models that a run works with, and which of them a file is held against.
struct ModelLibrary {
  /// What a file is held against.
  enum Choice {
    /// A model that was given.
    case schema(ModelSchema)
    /// What the file's own entries have in common.
    case inferred
  }

  init(_ options: ModelOptions, delivery: inout ReportDelivery) {
  }

  /// The model for a file.
  func choice(for file: String) -> Choice { .inferred }
}
