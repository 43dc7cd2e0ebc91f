/// Says that a value could not be read. Why has already been reported to the ``ModelReader``, or,
/// for what follows from another fault, needs no report.
///
/// A failure carries nothing, so that throwing one costs no more than returning `nil`.
public struct ModelFailure: Error, Sendable, Hashable {
  @inlinable
  package init() {}
}
