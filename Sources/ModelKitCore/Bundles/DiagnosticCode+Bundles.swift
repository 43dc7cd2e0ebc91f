public import ModelKitDocument

extension DiagnosticCode {
  /// A name for which no place of a bundle has a file.
  public static let missingInBundle = DiagnosticCode("bundle.missing")
  /// A name without an extension for which one place of a bundle has several files.
  public static let ambiguousInBundle = DiagnosticCode("bundle.ambiguous")
  /// A name, or a symbolic link, that leads out of the bundle.
  public static let outsideBundle = DiagnosticCode("bundle.outside")
  /// A file that cannot be loaded before it has been loaded.
  public static let bundleCycle = DiagnosticCode("bundle.cycle")
}
