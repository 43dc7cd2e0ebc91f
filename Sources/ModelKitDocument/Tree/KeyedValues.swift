/// The values of one dictionary by their keys, for whoever asks for many of them.
package struct KeyedValues {
  private let document: Document
  private let dictionary: NodeID
  private let index: [String: NodeID]?

  /// Below so many entries looking at each is faster than an index.
  private static let indexedCount = 32

  /// The values of a dictionary; of any other node there are none.
  ///
  /// - Complexity: O(*n*) in the entries.
  package init(_ document: Document, of dictionary: NodeID) {
    self.document = document
    self.dictionary = dictionary
    guard document.count(of: dictionary) > Self.indexedCount else {
      index = nil
      return
    }
    var index: [String: NodeID] = [:]
    for entry in document.entries(of: dictionary) {
      if let key = document.string(entry.key) { index[key] = entry.value }
    }
    self.index = index
  }

  /// The value of a key; where a key stands twice, the last one counts.
  package subscript(key: String) -> NodeID? {
    guard let index else { return document.value(of: key, in: dictionary) }
    return index[key]
  }
}
