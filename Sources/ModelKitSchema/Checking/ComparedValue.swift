/// What a value is to `Set`.
///
/// A tree of its own: an `AnyHashable` of collections is made anew by each look at it, at each level
/// twice.
enum ComparedValue: Hashable {
  /// `nil`.
  case absent
  case scalar(AnyHashable)
  case list([ComparedValue])
  case set(Set<ComparedValue>)
  case dictionary([AnyHashable: ComparedValue])

  /// A scalar that could be read.
  init?(_ scalar: (some Hashable)?) {
    guard let scalar else { return nil }
    self = .scalar(AnyHashable(scalar))
  }
}
