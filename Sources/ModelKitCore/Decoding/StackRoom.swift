#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A model that holds models of its kind is read by calls within calls, one or two for each level, and
// is written by such; how much stack a call takes only the compiler knows. What the system does not do
// is to tell in time that the stack is used up. So whoever goes down looks where he is, from a depth on
// that most models never come to.

/// How far calls may go down the stack of their thread.
struct StackRoom {
  /// Where the stack was when the calls began; it grows towards lower addresses.
  private let start = Self.here
  /// The lowest address that calls may come to; looked up when somebody first asks.
  private var lowest: UInt?

  /// What is kept for the calls of one level and for what they call.
  private static let reserve: UInt = 96 << 10

  /// Whether calls may go on.
  var isLeft: Bool {
    mutating get {
      let lowest = self.lowest ?? (Self.end ?? usualEnd) + Self.reserve
      self.lowest = lowest
      return Self.here > lowest
    }
  }

  private static var here: UInt {
    var place: UInt8 = 0
    return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
  }

  #if canImport(Darwin)
    /// The lowest address of the thread's stack.
    private static var end: UInt? {
      let thread = pthread_self()
      return UInt(bitPattern: pthread_get_stackaddr_np(thread))
        - UInt(pthread_get_stacksize_np(thread))
    }
  #elseif canImport(Glibc)
    /// The lowest address of the thread's stack; `nil` if the system does not say.
    private static var end: UInt? {
      var attributes = pthread_attr_t()
      guard attributesOfThread(pthread_self(), &attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var end: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &end, &size) == 0 else { return nil }
      return end.map { UInt(bitPattern: $0) }
    }
  #else
    /// `nil`: nobody says.
    private static var end: UInt? { nil }
  #endif

  /// The lowest address of a stack of the usual size of which a quarter had been used at the start.
  private var usualEnd: UInt { start - min(start, Self.usualSize / 4 * 3) }

  /// What a thread is given unless it asks for another size.
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
}

#if canImport(Glibc)
  // The library has it, its headers only for C that asks for GNU's names, which Swift's import of them
  // does not.
  @_silgen_name("pthread_getattr_np")
  private func attributesOfThread(
    _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> CInt
#endif
