/// A step of a coding path as the document has it: a dictionary's key, or a list's element number.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  /// The key of a dictionary's entry; a text that says a whole number is one.
  init(entry text: String) {
    stringValue = text
    intValue = Int(text)
  }

  /// The key under which a superclass is coded unless it is given another.
  static var superclass: PathKey { PathKey(stringValue: "super") }
}
