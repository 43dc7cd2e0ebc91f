#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A model that holds models of its kind is read by calls within calls, one or two for each level, and
// how much stack a call takes only the compiler knows. What the system does not do is to tell in time
// that the stack is used up. So readers look where they are, from a depth on that most files never
// come to.

/// How far the calls of a reader may go down the stack of their thread.
struct StackRoom {
  /// Where the stack was when the reading began; it grows towards lower addresses.
  private let start = Self.here

  /// What is kept for the calls of one level and for what they call.
  private static let reserve: UInt = 96 << 10

  /// Whether calls may go on.
  var isLeft: Bool { Self.here > end + Self.reserve }

  private static var here: UInt {
    var place: UInt8 = 0
    return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
  }

  #if canImport(Darwin)
    /// The lowest address of the thread's stack.
    private var end: UInt {
      let thread = pthread_self()
      return UInt(bitPattern: pthread_get_stackaddr_np(thread))
        - UInt(pthread_get_stacksize_np(thread))
    }
  #else
    /// The lowest address of a stack of the usual size of which a quarter had been used at the start.
    private var end: UInt { start - min(start, Self.usualSize / 4 * 3) }

    /// What a thread is given unless it asks for another size; that cannot be seen from here.
    private static var usualSize: UInt {
      var limit = rlimit()
      #if canImport(Glibc)
        let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      #else
        let stack = RLIMIT_STACK
      #endif
      // Where there is no limit a thread has 2 MB.
      let isLimited = getrlimit(stack, &limit) == 0 && limit.rlim_cur < UInt64(Int64.max)
      guard isLimited else { return 2 << 20 }
      return min(UInt(limit.rlim_cur), 8 << 20)
    }
  #endif
}
