import ModelKitDocument

/// What a model's dictionary sets aside while it is open: what holds for the key around it and not
/// for its own keys.
struct SuspendedState {
  /// The number of frames with the model's own.
  let depth: Int
  /// The conversions that the key around the model allows.
  let conversions: Conversions
  /// The keys by which unions chose the model.
  let tags: [String]
}
