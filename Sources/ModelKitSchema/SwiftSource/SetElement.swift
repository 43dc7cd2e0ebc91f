import ModelKitCore

/// The elements of a set that a source declares.
struct SetElement {
  let shape: ValueShape
  /// Where the type of the set is written.
  let range: Range<Int>
  let file: Int
}
