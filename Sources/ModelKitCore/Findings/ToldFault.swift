import ModelKitDocument

/// A value whose fault has been told, and the place where it was met.
struct ToldFault: Hashable {
  let place: ReadingStep
  let node: NodeID
}
