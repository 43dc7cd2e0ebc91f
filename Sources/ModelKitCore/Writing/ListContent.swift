/// A list of a model on its way to a document.
package struct ListContent: Sendable {
  /// The elements, in the model's order.
  package let elements: [ModelContent]
  /// How the elements of a file are read.
  let reading: ElementReading
  /// The list as one text, where its key splits text.
  let text: String?
  private let digest: Int

  init(elements: [ModelContent], reading: ElementReading, text: String?) {
    self.elements = elements
    self.reading = reading
    self.text = text
    digest = elements.hashValue
  }
}

extension ListContent: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.digest == b.digest && a.reading == b.reading && a.text == b.text && a.elements == b.elements
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
