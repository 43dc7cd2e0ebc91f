/// How a document is to be written.
public struct WritingOptions: Sendable, Hashable {
  /// Whether dictionaries are written in the order of their keys instead of the file's.
  ///
  /// Keys are compared as Swift compares strings. An XML property list is then byte for byte what
  /// Foundation's `PropertyListEncoder` writes for the same tree.
  public var sortedKeys: Bool
  /// Whether JSON is written without white space; otherwise it is indented by two spaces.
  public var isCompact: Bool
  /// Whether OpenStep may use GNUstep's typed forms (`<*I5>`) for what plain OpenStep has no type
  /// for.
  public var gnustepTypes: Bool

  /// Options; the default keeps the order and indents.
  public init(sortedKeys: Bool = false, isCompact: Bool = false, gnustepTypes: Bool = false) {
    self.sortedKeys = sortedKeys
    self.isCompact = isCompact
    self.gnustepTypes = gnustepTypes
  }
}
