#if os(Linux)
  @_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Stands for the main actor's executor while the code of a view runs.
final class MainJobs: SerialExecutor {
  static let shared = MainJobs()

  func enqueue(_ job: UnownedJob) {
    if let queue = JobHooks.queue { queue.enqueueMain(job) } else { JobHooks.enqueueFromOutside(job) }
  }

  /// A view's code runs on the main actor whichever of its two executors is asked.
  func checkIsolated() {}
}

/// Runs jobs off the main actor on the present thread.
enum GlobalJobs {
  /// A task that stays on these executors even where actors take it over.
  static func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    #if os(Linux)
      Task(executorPreference: InlineJobs.shared) { await action() }
    #else
      Task { await action() }
    #endif
  }

  static func run(_ job: UnownedJob) {
    #if os(Linux)
      job.runSynchronously(on: InlineJobs.shared.asUnownedTaskExecutor())
    #else
      typealias Run = @convention(thin) (UnownedJob, Int, Int) -> Void
      // Two zero words stand for the generic executor.
      guard let run = dlsym(nil, "swift_job_run") else { return }
      unsafeBitCast(run, to: Run.self)(job, 0, 0)
    #endif
  }
}

#if os(Linux)
  /// The executor that jobs off the main actor find themselves on. On Linux a sleep asks it, and no hook, to wait.
  private final class InlineJobs: TaskExecutor, SchedulingExecutor {
    static let shared = InlineJobs()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if let queue = JobHooks.queue {
        queue.enqueueGlobal(job)
      } else {
        // Made ready by another thread: any executor may run it.
        globalConcurrentExecutor.enqueue(job)
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      wait(UnownedJob(job), delay as? Duration ?? .zero)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      wait(UnownedJob(job), clock.now.duration(to: instant) as? Duration ?? .zero)
    }

    private func wait(_ job: UnownedJob, _ delay: Duration) {
      guard let queue = JobHooks.queue else { return globalConcurrentExecutor.enqueue(job) }
      let (seconds, attoseconds) = delay.components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      queue.enqueue(job, after: UInt64(min(max(nanoseconds, 0), 1e18)))
    }
  }
#endif
