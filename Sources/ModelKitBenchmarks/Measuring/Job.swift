/// A job that several do: the first contender is ours, the others are what it is compared with.
struct Job {
  /// What the job is: `JSON → document, shops-10k`.
  let name: String
  /// How many bytes of input it has.
  let byteCount: Int
  /// How fast ours should be, as a multiple of each other's speed, by name.
  let goals: [String: Double]
  let contenders: [Contender]

  init(
    _ name: String, byteCount: Int, goals: [String: Double] = [:], _ contenders: [Contender]
  ) {
    self.name = name
    self.byteCount = byteCount
    self.goals = goals
    self.contenders = contenders
  }

  /// The job without those that ours is compared with.
  var alone: Job {
    Job(name, byteCount: byteCount, goals: goals, Array(contenders.prefix(1)))
  }
}
