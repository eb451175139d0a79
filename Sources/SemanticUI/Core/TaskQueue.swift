/// Asynchronous work that views started, run to its end between layouts.
final class TaskQueue {
  private var waiting: [@MainActor @Sendable () async -> Void] = []

  func start(_ action: @escaping @MainActor @Sendable () async -> Void) { waiting.append(action) }

  @MainActor
  func drain() {
    let ready = waiting
    waiting = []
    guard !ready.isEmpty else { return }
    MainActorPump.run(ready)
  }
}
