public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Every fault of a load, thrown at once.
///
/// `description` and `localizedDescription` list the faults with their places, one per line:
///
/// ```text
/// shops.plist:12:21: error: `price` should be Decimal, but the file has a string [type.mismatch] ([1].price)
/// ```
public struct ModelError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
  /// The findings, warnings and notes included, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// An error of these findings.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The faults, one per line, at most a hundred.
  public var description: String {
    let faults = diagnostics.filter { $0.severity == .error }
    var lines = faults.prefix(100).map(\.concise)
    if faults.count > 100 { lines.append("and \(faults.count - 100) more") }
    return lines.joined(separator: "\n")
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
