// Two threads that ask for `shops` at once: the first one makes it, the other waits and gets the
// same. While a thread makes `shops`, its code may ask for `icons`; no lock is held then, so others
// can go on. What must not happen is that threads wait for each other in a ring:
//
//     thread 1 makes shops, waits for icons          stacks   1: [shops]   2: [icons]
//     thread 2 makes icons, asks for shops           waiting  1: icons
//
// Thread 2 follows the ring before it waits: shops is being made by 1, who waits for icons, which is
// being made by 2. So it is told instead. A thread that asks for what it is making itself is the
// same ring with one thread in it.

/// Values by key, each made once, when it is first asked for.
final class OnceTable<Key: Hashable & Sendable>: Sendable {
  /// What comes of asking.
  enum Answer<Value> {
    case value(Value)
    /// The keys of the ring, each needing the next and the last one the first.
    case cycle([Key])
  }

  private struct State: Sendable {
    var made: [Key: any Sendable] = [:]
    /// What each thread is making: the outermost first.
    var stacks: [ThreadID: [Key]] = [:]
    var makers: [Key: ThreadID] = [:]
    var waiting: [ThreadID: Key] = [:]

    /// The ring that would close if a thread waited for a key.
    func cycle(of key: Key, askedBy thread: ThreadID) -> [Key]? {
      var ring: [Key] = []
      var next = key
      while let maker = makers[next] {
        ring += (stacks[maker] ?? []).drop { $0 != next }
        if maker == thread { return ring }
        guard let awaited = waiting[maker] else { return nil }
        next = awaited
      }
      return nil
    }
  }

  private enum Turn {
    case make
    case take(any Sendable)
    case tell([Key])
  }

  private let state = Monitor(State())

  /// The value of a key; `make` is called if nobody has asked for it before, with no lock held. What
  /// is not to be kept is made again for whoever asks next, those who wait for it included.
  ///
  /// A key always has to be asked for with the same type.
  func value<Value: Sendable>(
    of key: Key, make: () -> (value: Value, isKept: Bool)
  ) -> Answer<Value> {
    let thread = ThreadID.current
    let turn = state.wait { state -> Turn? in
      state.waiting[thread] = nil
      if let value = state.made[key] { return .take(value) }
      guard state.makers[key] != nil else {
        state.makers[key] = thread
        state.stacks[thread, default: []].append(key)
        return .make
      }
      if let ring = state.cycle(of: key, askedBy: thread) { return .tell(ring) }
      state.waiting[thread] = key
      return nil
    }
    switch turn {
    case .take(let value):
      guard let value = value as? Value else {
        preconditionFailure("a key is asked for with one type")
      }
      return .value(value)
    case .tell(let ring): return .cycle(ring)
    case .make:
      let (value, isKept) = make()
      state.change { state in
        if isKept { state.made[key] = value }
        state.makers[key] = nil
        state.stacks[thread]?.removeLast()
        if state.stacks[thread]?.isEmpty == true { state.stacks[thread] = nil }
      }
      return .value(value)
    }
  }
}
