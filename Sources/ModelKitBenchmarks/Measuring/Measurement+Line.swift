import Foundation

extension Measurement {
  /// The measurement on one line: `JSON → document, shops-10000   ModelKit   1835.2 MB/s`.
  var line: String {
    let speed = String(format: "%8.1f MB/s", megabytesPerSecond)
    let columns =
      job.padding(toLength: 46, withPad: " ", startingAt: 0)
      + contender.padding(toLength: 12, withPad: " ", startingAt: 0) + speed
    guard ratio != 1 else { return columns }
    let goal = goal.map { String(format: "  (goal %.1f)", $0) } ?? ""
    return columns + String(format: "  ours is %.1f times as fast", ratio) + goal
  }
}
