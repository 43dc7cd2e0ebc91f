enum FormatDetector {
  static func format(of source: SourceText, options: ReadingOptions) -> Format {
    options.format ?? .json(options.dialect ?? .standard)
  }
}
