/// The bytes of one input, named, ready for a reader.
///
/// Text is UTF-8 here whatever the file's encoding was: other encodings are converted once, before
/// reading, and every offset, line and column counts in the converted text. A binary property list
/// is kept as it is. The storage ends with zero bytes, so that readers can look at eight
/// bytes at a time without asking where the end is.
public struct SourceText: Sendable {
  /// How many zero bytes follow the content in the storage.
  package static let padding = 64

  /// The name that reports use: a path, or what the caller called the input.
  public var name: String
  /// The encoding that the file had.
  public internal(set) var encoding: SourceEncoding
  /// Whether the file began with a byte-order mark; it is not part of the content.
  public internal(set) var hasByteOrderMark: Bool
  /// How many bytes of content there are.
  public let count: Int

  let storage: ContiguousArray<UInt8>

  /// Copies bytes into a source.
  ///
  /// - Complexity: O(*n*), one copy.
  public init(_ bytes: some Sequence<UInt8>, name: String) {
    var storage = ContiguousArray<UInt8>()
    storage.reserveCapacity(bytes.underestimatedCount + Self.padding)
    storage.append(contentsOf: bytes)
    let count = storage.count
    storage.append(contentsOf: repeatElement(0, count: Self.padding))
    self.init(padded: storage, count: count, name: name)
  }

  /// Makes a source of text.
  public init(_ text: String, name: String) {
    self.init(text.utf8, name: name)
  }

  /// Takes storage that already ends with at least ``padding`` zero bytes after `count` bytes.
  package init(
    padded storage: ContiguousArray<UInt8>, count: Int, name: String,
    encoding: SourceEncoding = .utf8, hasByteOrderMark: Bool = false
  ) {
    precondition(storage.count >= count + Self.padding, "the storage of a source is padded")
    self.storage = storage
    self.count = count
    self.name = name
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// The content, without the padding.
  ///
  /// - Complexity: O(1); the slice shares the storage.
  public var bytes: ArraySlice<UInt8> { storage[0..<count] }

  /// Calls `body` with the first byte of the storage: `count` bytes of content, then the padding.
  @inline(__always)
  package func withPaddedBytes<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
      guard let base = buffer.baseAddress else {
        preconditionFailure("the storage of a source is never empty")
      }
      return try body(base)
    }
  }
}

extension SourceText {
  /// The text of a span, with anything that is not UTF-8 replaced; for messages only.
  package func text(in span: SourceSpan) -> String {
    let start = min(Int(span.start), count)
    let end = min(Int(span.end), count)
    return String(decoding: storage[start..<end], as: UTF8.self)
  }
}
