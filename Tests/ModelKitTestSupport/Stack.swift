import Foundation

/// Calls `body` on a thread of its own with a stack of so many bytes.
package func onThread<Value: Sendable>(
  stackSize: Int, _ body: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = stackSize
    thread.start()
  }
}
