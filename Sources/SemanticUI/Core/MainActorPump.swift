/// Runs asynchronous main-actor work from synchronous code.
enum MainActorPump {
  @MainActor
  static func run(_ actions: [@MainActor @Sendable () async -> Void]) {
    for action in actions { Task { @MainActor in await action() } }
  }
}
