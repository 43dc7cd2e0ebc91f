/// The part of a binary property list's trailer that is needed after reading.
package struct BinaryLayout: Sendable, Hashable {
  /// How many bytes an object reference takes, 1 to 8.
  @usableFromInline package let referenceSize: Int
  /// How many bytes an entry of the offset table takes, 1 to 8.
  package let offsetSize: Int
  /// Where the offset table begins.
  package let offsetTable: Int

  package init(referenceSize: Int, offsetSize: Int, offsetTable: Int) {
    self.referenceSize = referenceSize
    self.offsetSize = offsetSize
    self.offsetTable = offsetTable
  }
}
