#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Types that have a value to stand in for one that could not be read.
protocol WithStandIn {
  static var standIn: Self { get }
}

/// Values that stand in for what could not be read, so that the rest of a type can be looked at.
enum StandIn {
  /// A value of a type; `nil` if there is none to be had.
  static func value<T: Decodable>(
    _ type: T.Type, _ context: DecodingContext, depth: Int = 0
  ) -> T? {
    if let known = type as? any WithStandIn.Type { return known.standIn as? T }
    if let cases = type as? any CaseIterable.Type { return first(of: cases) as? T }
    guard depth < 16 else { return nil }
    return try? T(from: StandInDecoder(context: context, subject: type, depth: depth))
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }
}

extension Optional: WithStandIn { static var standIn: Wrapped? { nil } }
extension Array: WithStandIn { static var standIn: [Element] { [] } }
extension Set: WithStandIn { static var standIn: Set<Element> { [] } }
extension Dictionary: WithStandIn { static var standIn: [Key: Value] { [:] } }
extension Bool: WithStandIn { static var standIn: Bool { false } }
extension String: WithStandIn { static var standIn: String { "" } }
extension Double: WithStandIn { static var standIn: Double { 0 } }
extension Float: WithStandIn { static var standIn: Float { 0 } }
extension Decimal: WithStandIn { static var standIn: Decimal { 0 } }
extension Date: WithStandIn {
  static var standIn: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: WithStandIn { static var standIn: Data { Data() } }
extension URL: WithStandIn { static var standIn: URL { URL(filePath: "/") } }
extension UUID: WithStandIn { static var standIn: UUID { UUID() } }
extension Int: WithStandIn { static var standIn: Int { 0 } }
extension Int8: WithStandIn { static var standIn: Int8 { 0 } }
extension Int16: WithStandIn { static var standIn: Int16 { 0 } }
extension Int32: WithStandIn { static var standIn: Int32 { 0 } }
extension Int64: WithStandIn { static var standIn: Int64 { 0 } }
extension UInt: WithStandIn { static var standIn: UInt { 0 } }
extension UInt8: WithStandIn { static var standIn: UInt8 { 0 } }
extension UInt16: WithStandIn { static var standIn: UInt16 { 0 } }
extension UInt32: WithStandIn { static var standIn: UInt32 { 0 } }
extension UInt64: WithStandIn { static var standIn: UInt64 { 0 } }
