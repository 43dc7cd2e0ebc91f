import ModelKitDocument

/// A text in which `§` stands before each byte where a fault is expected.
struct MarkedText {
  /// The text without its marks.
  let text: String
  /// Where the marks stood, in bytes.
  let places: [UInt32]

  init(_ marked: String) {
    var text = ""
    var places: [UInt32] = []
    for character in marked.unicodeScalars {
      if character == "§" {
        places.append(UInt32(text.utf8.count))
      } else {
        text.unicodeScalars.append(character)
      }
    }
    self.text = text
    self.places = places
  }
}
