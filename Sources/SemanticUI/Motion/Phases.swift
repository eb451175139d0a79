import SemanticTree

/// Shows its content in one phase after the other. The first phase is shown; that the others follow is a motion.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  let trigger: AnyHashableBox?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  let place: SourcePlace
}

/// A value that sets phases off, as text only: phases are never run here.
struct AnyHashableBox {
  let type: String
}

extension PhaseAnimator: View where Content: View {
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyHashableBox(type: "\(type(of: trigger))")
    self.content = content
    self.animation = animation
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
    place = SourcePlace(file: file, line: line, column: column)
  }

  public var body: some View {
    if let first = phases.first {
      content(first).declaresPhases(
        "phaseAnimator", animation(first), count: phases.count, trigger: trigger?.type, place)
    }
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (_UnchangedContent<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = _UnchangedContent(view: self)
    return PhaseAnimator(
      phases, trigger: trigger, file: file, line: line, column: column,
      content: { content(placeholder, $0) }, animation: animation)
  }

  nonisolated public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (_UnchangedContent<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = _UnchangedContent(view: self)
    return PhaseAnimator(
      phases, file: file, line: line, column: column, content: { content(placeholder, $0) },
      animation: animation)
  }

  /// Notes phases or keyframes. Without a trigger they run for ever.
  nonisolated func declaresPhases(
    _ name: String, _ animation: Animation?, count: Int, trigger: String?, _ place: SourcePlace
  ) -> some View {
    declaresMotion {
      Motion(
        kind: .phases, curve: animation?.curve, effect: name, repeatsForever: trigger == nil && count > 1,
        trigger: trigger.map { "\($0) value" }, didRun: trigger == nil && count > 1, source: place.location)
    }
  }

  nonisolated func declaresMotion(_ motion: @escaping () -> Motion) -> some View {
    applyToList { source, context, sink in
      context.runtime.motion.note(motion(), at: context.identity)
      source.add(context, &sink)
    }
  }
}

/// A view as the content of what changes it.
public struct _UnchangedContent<Value> {
  let view: Value
}

extension _UnchangedContent: View where Value: View {
  public var body: some View { view }
}
