#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UnixTimeUnit {
  /// The number that counts to a point in time since 1970, by its seconds since 2001-01-01T00:00:00Z.
  ///
  /// There are more seconds since 1970 than since 2001, so that a `Double` of them has fewer places
  /// behind the point. Where that would round, the number is all the digits that there are: text is
  /// read by its digits. `nil` if there are more than a number has.
  func count(ofReferenceSeconds seconds: Double) -> ModelContent? {
    let count = (seconds + Double(UnixCount.secondsTo2001)) * perSecond
    let read = [
      UnixCount.real(count), UnixCount(digits: Int64(exactly: count)?.description ?? "\(count)"),
    ]
    if read.allSatisfy({ $0?.seconds(in: self) == seconds }) {
      return Int64(exactly: count).map { .number("\($0)") } ?? .real(ExactDouble(count))
    }
    let exact = Decimal(string: seconds.description) ?? Decimal(seconds)
    let digits = ((exact + Decimal(UnixCount.secondsTo2001)) * Decimal(perSecond)).description
    guard UnixCount(digits: digits)?.seconds(in: self) == seconds else { return nil }
    return .number(digits)
  }
}
