/// What was measured of one contender.
struct Measurement: Codable {
  let job: String
  let contender: String
  /// The median of the rounds, in seconds of processor time.
  let seconds: Double
  /// 10⁶ bytes of input per second.
  let megabytesPerSecond: Double
  let rounds: Int
  /// How many times as fast the first contender is.
  let ratio: Double
  /// What the ratio should be at least, where there is a goal.
  let goal: Double?
}
