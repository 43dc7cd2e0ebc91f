#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// `Mutex` of the standard library asks for macOS 15, and nothing in it waits. A mutex and a condition
// of POSIX are the same on every system that the package runs on, so this file is all there is.

/// State that one thread at a time may look at or change, and that threads can wait for.
package final class Monitor<State: Sendable>: Sendable {
  // The compiler cannot see that `state` is touched only by whoever holds the mutex: what follows
  // takes it first. The pointers never change and POSIX's functions take them from any thread.
  nonisolated(unsafe) private var state: State
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private let condition: UnsafeMutablePointer<pthread_cond_t>

  /// A monitor of this state.
  package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// The state as it is now.
  package var current: State {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return state
  }

  /// Changes the state and wakes those who wait for a change.
  package func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let result = body(&state)
    pthread_cond_broadcast(condition)
    return result
  }

  /// Calls `body` until it has an answer: at once, and then after each change by another thread.
  ///
  /// The mutex is not held in between. What `body` changes wakes nobody.
  package func wait<Answer>(for body: (inout State) -> Answer?) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let answer = body(&state) { return answer }
      pthread_cond_wait(condition, mutex)
    }
  }
}

/// Which thread something runs on.
struct ThreadID: Hashable, Sendable {
  private let bits: UInt

  /// The thread that asks.
  static var current: ThreadID {
    // A number on some systems and a pointer on others; one word on all of them.
    withUnsafeBytes(of: pthread_self()) { ThreadID(bits: $0.loadUnaligned(as: UInt.self)) }
  }
}
