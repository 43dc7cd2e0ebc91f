package enum XMLEntities {
  /// Decodes checked content into `output`, which has room for it; returns how many bytes it made.
  static func decode(
    _ content: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>
  ) -> Int { 0 }
}
