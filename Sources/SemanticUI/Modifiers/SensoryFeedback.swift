/// A haptic, and on some devices a sound, that goes with an event.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = impact()

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }

  /// How heavy the things seem that meet.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard the things seem that meet.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

extension View {
  /// Plays feedback whenever a value changes. Nothing is played here, and the screen says so.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notesFeedback(feedback.name, at: SourcePlace(file: file, line: line, column: column))
  }

  /// Plays feedback whenever a value changes in a way that a condition accepts.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    notesFeedback(feedback.name, at: SourcePlace(file: file, line: line, column: column))
  }

  /// Plays the feedback that a closure chooses for a change of a value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    notesFeedback("chosen at the change", at: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func notesFeedback(_ name: String, at place: SourcePlace) -> some View {
    applyToList { source, context, sink in
      context.runtime.log.missing(
        "sensoryFeedback (\(name))", at: place, consequence: "what the hand feels at a change is not checked")
      source.add(context, &sink)
    }
  }
}
