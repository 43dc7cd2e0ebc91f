#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The types that are read by a coercion, to be told by their identities: asking for `[String].self`
/// in generic code costs more than comparing a word.
struct KnownTypes {
  let string = ObjectIdentifier(String.self)
  let strings = ObjectIdentifier([String].self)
  let date = ObjectIdentifier(Date.self)
  let integer = ObjectIdentifier(Int.self)
  let double = ObjectIdentifier(Double.self)
  let data = ObjectIdentifier(Data.self)
  let url = ObjectIdentifier(URL.self)
  let uuid = ObjectIdentifier(UUID.self)
  let decimal = ObjectIdentifier(Decimal.self)
  let bytes = ObjectIdentifier([UInt8].self)
}
