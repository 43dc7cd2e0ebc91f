/// Runs jobs: the contenders in turn, round after round, so that whatever slows the machine down
/// slows all of them.
struct Runner {
  /// How long a contender of a job is measured, in seconds.
  let budget: Double

  /// Measures a job.
  ///
  /// - Throws: ``WrongResult`` if a contender's figure differs from the first one's.
  func measure(_ job: Job) throws -> [Measurement] {
    var times = [[Double]](repeating: [], count: job.contenders.count)
    let expected = try job.contenders[0].run()
    let start = Clock.now()
    repeat {
      for (index, contender) in job.contenders.enumerated() {
        // A fast contender runs several times a round, so that the clock's steps do not show.
        let repeats = max(1, min(50, Int(0.002 / max(times[index].last ?? 0.002, 1e-6))))
        let before = Clock.now()
        for _ in 0..<repeats {
          let result = try contender.run()
          guard result == expected else {
            throw WrongResult(
              job: job.name, contender: contender.name, result: result, expected: expected)
          }
        }
        times[index].append((Clock.now() - before) / Double(repeats))
      }
    } while Clock.now() - start < budget * Double(job.contenders.count) || times[0].count < 5
    let medians = times.map { $0.sorted()[$0.count / 2] }
    return job.contenders.indices.map { index in
      Measurement(
        job: job.name, contender: job.contenders[index].name, seconds: medians[index],
        megabytesPerSecond: Double(job.byteCount) / medians[index] / 1e6,
        rounds: times[index].count, ratio: medians[index] / medians[0],
        goal: job.goals[job.contenders[index].name])
    }
  }
}

/// A contender did not do the job.
struct WrongResult: Error, CustomStringConvertible {
  let job: String
  let contender: String
  let result: Int
  let expected: Int

  var description: String {
    "\(job): \(contender) gave \(result), not \(expected)"
  }
}
