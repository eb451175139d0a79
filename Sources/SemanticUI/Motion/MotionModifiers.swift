import SemanticTree

extension View {
  nonisolated public func transition(
    _ transition: AnyTransition, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return applyToList { source, context, sink in
      context.runtime.motion.note(
        MotionStore.LiveTransition(
          description: context.adapted(transition.description), curve: transition.curve, place: place),
        at: context.identity)
      source.add(context, &sink)
    }
  }

  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(
    _ transition: T, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    self.transition(AnyTransition(transition), file: file, line: line, column: column)
  }

  /// Animates whatever changes in the view together with a value.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return applyToList { source, context, sink in
      let didChange = context.watch(value, slot: .modifier, at: place)
      if didChange { context.runtime.motion.noteScope(animation?.curve, at: context.identity) }
      let motion = Motion(
        kind: .animation, curve: animation?.curve,
        repeatsForever: animation.map { $0.curve.repeatCount == nil } ?? false,
        trigger: "\(type(of: value)) value", didRun: didChange && animation != nil, source: place.location)
      context.runtime.motion.note(motion, at: context.identity)
      source.add(context, &sink)
    }
  }

  nonisolated public func animation(
    _ animation: Animation?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return declares {
      Motion(kind: .animation, curve: animation?.curve, didRun: false, source: place.location)
    }
  }

  nonisolated public func contentTransition(
    _ transition: ContentTransition, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return declares {
      Motion(kind: .contentTransition, effect: transition.name, didRun: false, source: place.location)
    }
  }

  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return applyToList { source, context, sink in
      if !context.environment.symbolEffectsRemoved {
        let motion = Motion(
          kind: .symbolEffect, effect: effect.name, repeatsForever: isActive && options.repeatsForever,
          didRun: isActive, source: place.location)
        context.runtime.motion.note(motion, at: context.identity)
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return applyToList { source, context, sink in
      let didChange = context.watch(value, slot: .icon, at: place)
      let motion = Motion(
        kind: .symbolEffect, effect: effect.name, trigger: "\(type(of: value)) value", didRun: didChange,
        source: place.location)
      if !context.environment.symbolEffectsRemoved {
        context.runtime.motion.note(motion, at: context.identity)
      }
      source.add(context, &sink)
    }
  }

  /// Keeps symbol effects within from running.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment { if isEnabled { $0.symbolEffectsRemoved = true } }
  }

  /// Not applied: a transform may take animations away or change them, so what runs within is not certain.
  nonisolated public func transaction(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return applyToList { source, context, sink in
      context.runtime.log.missing(
        "transaction", at: place, consequence: "the animations within may be others, or none")
      source.add(context, &sink)
    }
  }

  /// Has no effect that can be seen: geometry is matched while views move.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return declares {
      Motion(
        kind: .animation, effect: "matchedGeometryEffect", trigger: "\(id)", didRun: false,
        source: place.location)
    }
  }

  nonisolated private func declares(_ motion: @escaping () -> Motion) -> some View {
    applyToList { source, context, sink in
      context.runtime.motion.note(motion(), at: context.identity)
      source.add(context, &sink)
    }
  }
}

extension EnvironmentValues {
  private enum SymbolEffectsRemovedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True where symbol effects do not run.
  var symbolEffectsRemoved: Bool {
    get { untracked(SymbolEffectsRemovedKey.self) }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

extension _ViewContext {
  /// With Prefer Cross-Fade, transitions that move become fades.
  fileprivate func adapted(_ transition: TransitionDescription) -> TransitionDescription {
    environment.screen.prefersCrossFade && transition.hasMotion ? .opacity : transition
  }

  /// True where a value differs from what it was in the render before.
  func watch<V: Equatable>(_ value: V, slot: IdentityStep.Slot, at place: SourcePlace) -> Bool {
    let watched = entering(.slot(slot)).entering(.id(Int(place.line) * 1_000 + Int(place.column)))
    let record = runtime.record(at: watched.identity, owner: V.self)
    guard let box = record.storage[0] as? WatchedValue<V> else {
      record.storage[0] = WatchedValue(value, render: runtime.interactionCount)
      return false
    }
    return box.update(value, in: runtime.interactionCount)
  }
}

/// A value with what it was before the last interaction.
final class WatchedValue<V: Equatable> {
  private var before: V
  private(set) var present: V
  private var interaction: Int

  init(_ value: V, render: Int) {
    before = value
    present = value
    interaction = render
  }

  /// - Returns: whether the value differs from that before the present interaction.
  func update(_ value: V, in interaction: Int) -> Bool {
    if interaction != self.interaction {
      before = present
      self.interaction = interaction
    }
    present = value
    return present != before
  }
}

public enum MatchedGeometryProperties: Sendable { case frame, position, size }

/// An identity for matching views.
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {
    let number: Int32
  }

  private var id = ID(number: -1)

  nonisolated public init() {}
  public var wrappedValue: ID { id }
}

extension Namespace: InstallableProperty {
  mutating func install(_ installation: Installation) {
    id = ID(number: installation.record.identity.index)
  }
  func isSame(as other: Namespace) -> Bool { true }
}
