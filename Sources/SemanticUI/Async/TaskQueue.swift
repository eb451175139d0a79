/// Asynchronous work that the views of one runtime started, run to its end between layouts.
final class TaskQueue {
  let jobs = JobQueue()
  private var waiting: [(ViewTask, @MainActor @Sendable () async -> Void)] = []
  /// The modifiers' tasks that began and have not ended.
  private var unfinished = 0

  /// Starts an action before the next layout.
  @discardableResult
  func start(_ action: @escaping @MainActor @Sendable () async -> Void) -> ViewTask {
    let task = ViewTask()
    waiting.append((task, action))
    return task
  }

  /// Runs all asynchronous work as far as it goes.
  @MainActor
  func drain() {
    let ready = waiting
    waiting = []
    for (task, action) in ready where !task.isCancelled { begin(task, action) }
    jobs.drain()
  }

  @MainActor
  private func begin(_ task: ViewTask, _ action: @escaping @MainActor @Sendable () async -> Void) {
    unfinished += 1
    let end = TaskEnd(queue: self)
    task.handle = GlobalJobs.task {
      await action()
      end.note()
    }
  }

  fileprivate func noteEnd() { unfinished -= 1 }

  /// Says what is not finished, and that time passed.
  func report(to log: inout RenderLog) {
    if jobs.isExhausted {
      log.note("asynchronous work did not finish: it was stopped after 10,000 steps or 60 s of its own time")
    } else if unfinished > 0 {
      log.note("asynchronous work is waiting for something outside the view")
    }
    if jobs.now > 0 {
      log.note("time passed while the view's asynchronous work ran: \(Double(jobs.now / 10_000_000) / 100) s")
    }
  }
}

/// One action that a view started, and that ends with the view.
final class ViewTask {
  fileprivate var handle: Task<Void, Never>?
  fileprivate private(set) var isCancelled = false

  func cancel() {
    isCancelled = true
    handle?.cancel()
  }
}

/// Carries the end of a task to the queue, on the one thread that both live on.
private final class TaskEnd: @unchecked Sendable {
  private weak var queue: TaskQueue?

  init(queue: TaskQueue) { self.queue = queue }

  func note() { queue?.noteEnd() }
}
