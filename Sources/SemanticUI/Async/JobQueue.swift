/// The jobs of one runtime's asynchronous work, run one after the other in a fixed order on a clock of their own.
///
/// Time passes only when nothing else can run, and then at once to the next moment that something waits for.
final class JobQueue {
  /// How much may run without a new interaction.
  struct Budget {
    var jobs = 10_000
    /// Nanoseconds of the queue's own time.
    var time: UInt64 = 60_000_000_000
  }

  private struct Timed {
    var due: UInt64
    var job: UnownedJob
  }

  private var global: [UnownedJob] = []
  private var main: [UnownedJob] = []
  /// Sorted by time; of equal times the earlier request comes first.
  private var timed: [Timed] = []
  private var budget = Budget()
  /// Nanoseconds since the start.
  private(set) var now: UInt64 = 0
  private(set) var isExhausted = false

  /// Gives asynchronous work its full budget again.
  func refill() {
    budget = Budget()
    isExhausted = false
  }

  func enqueueGlobal(_ job: UnownedJob) { global.append(job) }
  func enqueueMain(_ job: UnownedJob) { main.append(job) }

  /// Lets a job wait. What remains of a delay when it arrives here is a little less than what the code asked for,
  /// by the real time that passed in between, so it is rounded up to a hundredth of a second.
  func enqueue(_ job: UnownedJob, after delay: UInt64) {
    let grain: UInt64 = 10_000_000
    let due = now &+ (min(delay, UInt64.max / 4) + grain - 1) / grain * grain
    let index = timed.firstIndex { $0.due > due } ?? timed.endIndex
    timed.insert(Timed(due: due, job: job), at: index)
  }

  /// Runs everything that can run within the budget.
  func drain() {
    takeJobsFromOutside()
    while let job = next() {
      guard budget.jobs > 0 else {
        isExhausted = true
        job.putBack(self)
        return
      }
      budget.jobs -= 1
      job.run()
      takeJobsFromOutside()
    }
  }

  private func takeJobsFromOutside() { main.append(contentsOf: JobHooks.takeJobsFromOutside()) }

  private enum Next {
    case global(UnownedJob)
    case main(UnownedJob)

    func run() {
      switch self {
      case .global(let job): GlobalJobs.run(job)
      case .main(let job): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      }
    }

    func putBack(_ queue: JobQueue) {
      switch self {
      case .global(let job): queue.global.insert(job, at: 0)
      case .main(let job): queue.main.insert(job, at: 0)
      }
    }
  }

  /// Jobs off the main actor come first: most are steps of a wait that began just before.
  private func next() -> Next? {
    if !global.isEmpty { return .global(global.removeFirst()) }
    if !main.isEmpty { return .main(main.removeFirst()) }
    guard let first = timed.first else { return nil }
    let wait = first.due > now ? first.due - now : 0
    guard wait <= budget.time else {
      isExhausted = true
      return nil
    }
    budget.time -= wait
    now += wait
    timed.removeFirst()
    return .global(first.job)
  }
}
