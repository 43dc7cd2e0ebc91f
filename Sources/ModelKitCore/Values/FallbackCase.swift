/// An enumeration with a case that takes what no other case has, which is noted (`value.fallback`).
///
/// ```swift
/// enum Kind: String, ModelValue, CaseIterable, FallbackCase {
///   case cafe, bakery, other
///   static var fallback: Kind { .other }
/// }
/// ```
public protocol FallbackCase {
  /// The case that takes the rest.
  static var fallback: Self { get }
}
