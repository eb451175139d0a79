/// What confirms an entry.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Return key in text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The Search key in search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done when an entry within is confirmed.
struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: @MainActor () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
  static let defaultValue: [SubmitAction] = []
}

extension EnvironmentValues {
  /// The actions around a field, innermost first.
  var submitActions: [SubmitAction] {
    get { untracked(SubmitActionsKey.self) }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// The word on the Return key; VoiceOver's words do not depend on it.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

extension View {
  /// Runs an action when an entry in the view is confirmed.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment {
      $0.submitActions.insert(SubmitAction(triggers: triggers, perform: action), at: 0)
    }
  }

  /// Keeps confirmations in the view from the actions around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment { if isBlocking { $0.submitActions = [] } }
  }

  /// Accepted: the keyboard is not shown.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
}
