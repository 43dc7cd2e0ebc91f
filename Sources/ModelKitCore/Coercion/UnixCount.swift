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

  /// How many seconds 2001-01-01T00:00:00Z is after 1970-01-01T00:00:00Z.
  static let secondsTo2001 = 978_307_200

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
      let epoch = Int64(Self.secondsTo2001) * Int64(unit.perSecond)
      let (since2001, isTooLarge) = count.subtractingReportingOverflow(epoch)
      guard !isTooLarge, let dividend = Double(exactly: since2001) else {
        return UnixCount.exact(Decimal(count)).seconds(in: unit)
      }
      return dividend / unit.perSecond
    case .real(let count): return count / unit.perSecond - Double(Self.secondsTo2001)
    case .exact(let count):
      // By way of text, which is rounded once.
      let seconds = count / Decimal(unit.perSecond) - Decimal(Self.secondsTo2001)
      return Double(seconds.description) ?? .nan
    }
  }
}
