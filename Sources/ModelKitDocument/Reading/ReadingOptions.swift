/// What the caller says about an input that its bytes cannot say.
public struct ReadingOptions: Sendable, Hashable {
  /// Overrules what the bytes and the name say.
  public var format: Format?
  /// The JSON dialect to read JSON in; `nil` means the one that the name stands for (`.jsonc`,
  /// `.json5`, `.jsonl`), else RFC 8259.
  public var dialect: JSONDialect?
  /// Bounds on size and depth.
  public var limits: ReaderLimits

  /// Options; the default asks for nothing special.
  public init(
    format: Format? = nil, dialect: JSONDialect? = nil, limits: ReaderLimits = ReaderLimits()
  ) {
    self.format = format
    self.dialect = dialect
    self.limits = limits
  }
}
