import ModelKitDocument

/// A value whose fault has been told, and the place where it was met.
///
/// Two keys can read one value, or one can lead through what another reads: it has one fault. An
/// object of a binary property list can be a value at several places, each with a fault of its own;
/// there the whole way is the place.
struct ToldFault: Hashable {
  let node: NodeID
  let place: ReadingStep
  /// The way to the container; empty where a container has one place.
  let outer: [ReadingStep]
}
