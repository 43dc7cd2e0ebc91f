/// One way of doing a job, and what it has to give each time it is done.
struct Contender {
  /// Whose way it is: `ModelKit`, `Foundation`.
  let name: String
  /// Does the job and returns a figure of the result, so that a wrong result is noticed and none is
  /// optimised away.
  let run: () throws -> Int
}
