/// Takes the jobs that code on this thread hands to Swift's concurrency runtime, while the code of a view runs.
///
/// The runtime offers hooks for this purpose (`swift_task_enqueueGlobal_hook` and its kin); they are found by name,
/// since they are no part of an imported module. Without them, tasks run on the ordinary executors, after the
/// screen was looked at.
enum JobHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias Delay = @convention(thin) (UInt64, UnownedJob) -> Void
  private typealias DelayHook = @convention(thin) (UInt64, UnownedJob, Delay) -> Void
  private typealias Executor = @convention(thin) () -> UnownedSerialExecutor
  private typealias ExecutorHook = @convention(thin) (Executor) -> UnownedSerialExecutor

  nonisolated(unsafe) private static var active: JobQueue?
  nonisolated(unsafe) private static var thread: pthread_t?
  private static let outside = Outside()

  /// The queue that takes the jobs of the present thread.
  static var queue: JobQueue? {
    guard let thread, pthread_equal(thread, pthread_self()) != 0 else { return nil }
    return active
  }

  /// Runs code whose jobs go to a queue.
  static func collecting<Result>(into queue: JobQueue, _ body: () throws -> Result) rethrows -> Result {
    let outer = (active, thread)
    thread = pthread_self()
    active = queue
    if outer.0 == nil { install() }
    defer {
      if outer.0 == nil { remove() }
      (active, thread) = outer
    }
    return try body()
  }

  // MARK: Jobs from other threads

  private final class Outside: @unchecked Sendable {
    private let lock = NSLock()
    private var jobs: [UnownedJob] = []

    func append(_ job: UnownedJob) { lock.withLock { jobs.append(job) } }

    func take() -> [UnownedJob] {
      lock.withLock {
        defer { jobs = [] }
        return jobs
      }
    }
  }

  /// Keeps a job of the main actor that another thread has made ready.
  static func enqueueFromOutside(_ job: UnownedJob) { outside.append(job) }

  static func takeJobsFromOutside() -> [UnownedJob] { outside.take() }

  // MARK: The hooks

  private static func slot<Hook>(_ name: String, _: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
    dlsym(nil, name)?.assumingMemoryBound(to: Hook?.self)
  }

  private static let mainSlot = slot("swift_task_enqueueMainExecutor_hook", EnqueueHook.self)
  private static let globalSlot = slot("swift_task_enqueueGlobal_hook", EnqueueHook.self)
  private static let delaySlot = slot("swift_task_enqueueGlobalWithDelay_hook", DelayHook.self)
  private static let executorSlot = slot("swift_task_getMainExecutor_hook", ExecutorHook.self)

  private static let takeMain: EnqueueHook = { job, original in
    if let queue = JobHooks.queue { queue.enqueueMain(job) } else { original(job) }
  }
  private static let takeGlobal: EnqueueHook = { job, original in
    if let queue = JobHooks.queue { queue.enqueueGlobal(job) } else { original(job) }
  }
  private static let takeDelayed: DelayHook = { delay, job, original in
    if let queue = JobHooks.queue { queue.enqueue(job, after: delay) } else { original(delay, job) }
  }
  private static let nameExecutor: ExecutorHook = { original in
    JobHooks.queue == nil ? original() : MainJobs.shared.asUnownedSerialExecutor()
  }

  private static func install() {
    mainSlot?.pointee = takeMain
    globalSlot?.pointee = takeGlobal
    delaySlot?.pointee = takeDelayed
    executorSlot?.pointee = nameExecutor
  }

  private static func remove() {
    mainSlot?.pointee = nil
    globalSlot?.pointee = nil
    delaySlot?.pointee = nil
    executorSlot?.pointee = nil
  }
}
