/// A list of a model on its way to a document.
package struct ListContent: Sendable, Hashable {
  /// The elements, in the model's order.
  package let elements: [ModelContent]
  /// How the elements of a file are read.
  let reading: ElementReading
  /// The list as one text, where its key splits text.
  let text: String?
}
