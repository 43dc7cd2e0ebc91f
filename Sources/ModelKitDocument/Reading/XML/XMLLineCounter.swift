/// Counts lines for notes, from where it last was: all notes of a file cost one look at its bytes.
struct XMLLineCounter {
  private var place: UnsafePointer<UInt8>
  private var line = 1

  init(_ start: UnsafePointer<UInt8>) { place = start }

  /// The number, from 1, of the line that a byte is in. Bytes are asked for in order; one before the
  /// last one is answered with the line of the last.
  mutating func line(of p: UnsafePointer<UInt8>) -> Int {
    while place < p {
      if place[0] == 0x0A || place[0] == 0x0D && place[1] != 0x0A { line += 1 }
      place += 1
    }
    return line
  }
}
