import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A number that counts from 1970.
enum UnixCount {
  case whole(Int64)
  case real(Double)
  /// A number by its digits.
  case exact(Decimal)

  /// The number that a text says, all of its digits; `nil` for a text that is none.
  init?(digits text: String) {
    if let whole = Int64(text) {
      self = .whole(whole)
    } else {
      guard DecimalText.isNumber(text), let count = Decimal(string: text) else { return nil }
      self = .exact(count)
    }
  }

  /// Seconds since 2001-01-01T00:00:00Z.
  func seconds(in unit: UnixTimeUnit) -> Double {
    switch self {
    case .whole(let count):
      // Both numbers of the division are exact, so that it alone rounds.
      let epoch = 978_307_200 * Int64(unit.perSecond)
      let (since2001, isTooLarge) = count.subtractingReportingOverflow(epoch)
      guard !isTooLarge, let dividend = Double(exactly: since2001) else {
        return UnixCount.exact(Decimal(count)).seconds(in: unit)
      }
      return dividend / unit.perSecond
    case .real(let count): return count / unit.perSecond - 978_307_200
    case .exact(let count):
      // By way of text, which is rounded once.
      return Double((count / Decimal(unit.perSecond) - 978_307_200).description) ?? .nan
    }
  }
}
