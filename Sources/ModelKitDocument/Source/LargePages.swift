#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory in large pages, where it is to be had.
///
/// Fresh memory costs more than reading into it does: the system hands it out page by page, each at
/// the price of an interrupt and some hundreds of read bytes. A page of 2 MiB costs as much as 60 to
/// 130 small ones, so whoever is about to write a good part of one is better off with it.
package enum LargePages {
  private static let size = 2 << 20
  private static let threshold = size / 8 * 3

  /// Uninitialised memory for `byteCount` bytes or more, aligned to 16 bytes or more; to be given
  /// back by `deallocate()`. The capacity is what there is room for, in bytes.
  package static func allocate(
    byteCount: Int
  ) -> (start: UnsafeMutableRawPointer, capacity: Int) {
    guard byteCount >= threshold else {
      return (.allocate(byteCount: byteCount, alignment: 16), byteCount)
    }
    // A rest that would fill a good part of a large page gets one; a smaller one is left to small pages.
    let rest = byteCount % size
    let rounded = rest < threshold ? byteCount : byteCount - rest + size
    let start = UnsafeMutableRawPointer.allocate(byteCount: rounded, alignment: size)
    advise(start, byteCount: rounded)
    return (start, rounded)
  }

  /// Asks the system to back memory with large pages as far as it fills them. A hint only: nothing
  /// depends on it.
  package static func advise(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    #if canImport(Glibc) || canImport(Musl)
      guard byteCount >= size else { return }
      let first = (UInt(bitPattern: start) + UInt(size) - 1) & ~UInt(size - 1)
      let last = (UInt(bitPattern: start) + UInt(byteCount)) & ~UInt(size - 1)
      guard first < last, let aligned = UnsafeMutableRawPointer(bitPattern: first) else { return }
      _ = madvise(aligned, Int(last - first), Int32(MADV_HUGEPAGE))
    #endif
  }
}
