import SemanticUI

/// A scenario's state behind its views: they observe what they read of it, and their controls change it.
@MainActor
public final class ScenarioModel {
  /// The present values.
  public private(set) var state: ScenarioState
  private let start: ScenarioState
  private let cells: [String: StateCell]

  /// The state at its start.
  public init(_ state: ScenarioState) {
    self.state = state
    start = state
    cells = state.values.mapValues { StateCell($0) }
  }

  /// Does everything a control does at once.
  public func perform(_ actions: [Action]) {
    guard !actions.isEmpty else { return }
    finish(state.perform(actions))
  }

  /// Puts a value into a state, as a control with a binding does.
  public func set(_ name: String, to value: StateValue) {
    finish(state.set(name, to: value))
  }

  /// Goes back to the start.
  public func reset() {
    state = start
    for (name, value) in start.values { cells[name]?.value = value }
  }

  private func finish(_ transition: ScenarioState.Transition) {
    for change in transition.changes { cells[change.state]?.value = change.new }
    for announcement in transition.announcements {
      AccessibilityNotification.Announcement(announcement).post()
    }
  }
}

extension ScenarioModel {
  /// The value of a state; a view that asks is made again when it changes.
  func value(of name: String) -> StateValue? { cells[name]?.value }

  func text(_ template: TextTemplate) -> String {
    observe(template.states)
    return state.text(template)
  }

  func holds(_ condition: Condition) -> Bool {
    observe([condition.state])
    return state.holds(condition)
  }

  func isTrue(_ flag: Flag) -> Bool {
    observe(flag.states)
    return state.isTrue(flag)
  }

  private func observe(_ names: [String]) {
    for name in names { _ = value(of: name) }
  }
}
