import SemanticTree

extension View {
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    applyToList { source, context, sink in
      context.once(.content) { action?() }
      source.add(context, &sink)
    }
  }

  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    applyToList { source, context, sink in
      let identity = context.own(.placeholder).identity
      let record = context.runtime.record(at: identity, owner: Void.self)
      record.onRemoval = action.map { [$0] } ?? []
      source.add(context, &sink)
    }
  }

  /// Runs an asynchronous action to its end while the view is there, with time that passes only as it waits.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs an asynchronous action, anew for each value.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    applyToList { source, context, sink in
      context.runTask(for: value, action)
      source.add(context, &sink)
    }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    applyToList { source, context, sink in
      context.observe(value, initial: initial, action)
      source.add(context, &sink)
    }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    applyToList { source, context, sink in
      let identity = context.own(.sheet).identity
      let record = context.runtime.record(at: identity, owner: P.self)
      if record.storage[0] == nil {
        record.storage[0] = publisher.sink { value in MainActor.assumeIsolated { action(value) } }
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    wrapNodes { node, context in
      GeometryObserverNode(node, context: context, transform: transform, action: action)
    }
  }
}

extension _ViewContext {
  /// The record of a modifier that a view may have several times: each use in a pass has one of its own, told
  /// apart by their order.
  fileprivate func unusedRecord(_ slot: IdentityStep.Slot, owner: Any.Type) -> Record {
    let place = entering(.slot(.item)).entering(.slot(slot))
    var identity = place.identity
    var use = 0
    while runtime.records[identity]?.lastVisit == runtime.render {
      use += 1
      identity = place.entering(.index(use)).identity
    }
    return runtime.record(at: identity, owner: owner)
  }

  /// Does something the first time that a view is in a finished layout.
  @MainActor
  fileprivate func once(_ slot: IdentityStep.Slot, _ action: @escaping @MainActor () -> Void) {
    let record = unusedRecord(slot, owner: Void.self)
    guard record.storage[0] == nil else { return }
    record.storage[0] = record
    runtime.afterLayout.append(action)
    // A record that stores itself would live for ever.
    record.storage[0] = OnceMark.shared
  }

  /// Starts a task at first and for each new value, ending the one before.
  @MainActor
  fileprivate func runTask<T: Equatable>(
    for value: T, _ action: @escaping @MainActor @Sendable () async -> Void
  ) {
    let record = runtime.record(at: own(.row).identity, owner: T.self)
    let running = record.storage[0] as? RunningTask<T>
    guard running?.value != value else { return }
    let started = RunningTask(value)
    record.storage[0] = started
    record.onRemoval = [{ started.task?.cancel() }]
    let tasks = runtime.tasks
    runtime.afterLayout.append {
      running?.task?.cancel()
      started.task = tasks.start(action)
    }
  }

  @MainActor
  fileprivate func observe<V: Equatable>(
    _ value: V, initial: Bool, _ action: @escaping @MainActor (V, V) -> Void
  ) {
    let record = unusedRecord(.currentValue, owner: V.self)
    guard let last = record.storage[0] as? ObservedValue<V> else {
      record.storage[0] = ObservedValue(value)
      if initial { runtime.afterLayout.append { action(value, value) } }
      return
    }
    guard last.value != value else { return }
    let old = last.value
    last.value = value
    runtime.afterLayout.append { action(old, value) }
  }
}

private final class OnceMark {
  nonisolated(unsafe) static let shared = OnceMark()
}

private final class RunningTask<V> {
  let value: V
  var task: ViewTask?
  init(_ value: V) { self.value = value }
}

private final class ObservedValue<V> {
  var value: V
  init(_ value: V) { self.value = value }
}

/// Tells what a transform makes of its child's geometry, whenever that changes.
private final class GeometryObserverNode<T: Equatable>: UnaryNode {
  private let context: _ViewContext
  private let transform: (GeometryProxy) -> T
  private let action: @MainActor (T, T) -> Void

  init(
    _ child: LayoutNode, context: _ViewContext, transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) {
    self.context = context
    self.transform = transform
    self.action = action
    super.init(child)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    let identity = context.own(.geometry).identity
    let record = context.runtime.record(at: identity, owner: T.self)
    let value = transform(layout.proxy(for: self))
    let last = record.storage[0] as? ObservedValue<T>
    if last?.value != value {
      record.storage[0] = ObservedValue(value)
      let action = action
      let old = last?.value ?? value
      context.runtime.afterLayout.append { action(old, value) }
    }
    layout.visit(child)
  }
}
