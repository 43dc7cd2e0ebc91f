#if canImport(Darwin)
  import Darwin
#endif

// A model that holds models of its kind is read by calls within calls, one or two for each level, and
// how much stack a call takes only the compiler knows. What the system does not do is to tell in time
// that the stack is used up. So readers look where they are, from a depth on that most files never
// come to.

/// How far the calls of a reader may go down the stack of their thread.
struct StackRoom {
  /// The lowest address that calls may begin at.
  private let end: UInt

  /// What is kept for the calls of one level and for what they call.
  private static let reserve: UInt = 96 << 10

  /// The room below the caller.
  init() {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      end = top - UInt(pthread_get_stacksize_np(thread)) + Self.reserve
    #else
      // Linux gives a thread 8 MB unless told otherwise; the caller will not have used a quarter.
      end = Self.here - min(Self.here, 6 << 20) + Self.reserve
    #endif
  }

  /// Whether calls may go on.
  var isLeft: Bool { Self.here > end }

  /// Where the stack is now; it grows towards lower addresses.
  private static var here: UInt {
    var place: UInt8 = 0
    return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
  }
}
