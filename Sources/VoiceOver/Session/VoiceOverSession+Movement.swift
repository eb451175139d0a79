import SemanticTree

extension VoiceOverSession {
  /// Focus goes where the component asks, else to the first element. What was posted so far is spoken.
  func start() throws -> Step {
    var fresh = moment
    fresh.focus = nil
    let target = FocusRule(before: fresh, after: moment, openers: [:]).destination
    return try arrive(at: target.focus, target.reason, .start, from: moment)
  }

  /// One element on or back. Without focus it is as `start`.
  func step(by distance: Int, _ command: VoiceOverCommand) throws -> Step {
    guard let index = moment.focusIndex else { return try move(to: moment.stops.first?.id, command) }
    let next = index + distance
    guard moment.stops.indices.contains(next) else {
      return report(command, from: moment, reason: .boundary, sounds: [.boundary])
    }
    return try move(to: moment.stops[next].id, command)
  }

  func move(to target: NodeID?, _ command: VoiceOverCommand) throws -> Step {
    try arrive(at: target, target == nil ? .nothingToFocus : .moved, command, from: moment)
  }

  func arrive(
    at target: NodeID?, _ reason: FocusReason, _ command: VoiceOverCommand, from before: Moment
  ) throws -> Step {
    let reason = try moveFocus(to: target, reason)
    return report(command, from: before, reason: reason, sounds: [])
  }

  /// Puts focus on an element and tells the host, which may change the screen in answer.
  ///
  /// - Returns: the reason for where focus is in the end.
  func moveFocus(to target: NodeID?, _ reason: FocusReason) throws -> FocusReason {
    let old = moment.focus
    moment.focus = target
    guard old != target, try tellHost(left: old, cameTo: target) else { return reason }
    let before = moment
    try render()
    let destination = FocusRule(before: before, after: moment, openers: openers).destination
    moment.focus = destination.focus
    moment.notifications = before.notifications + moment.notifications
    return destination.reason == .stays ? reason : destination.reason
  }

  func render() throws {
    moment = Moment(
      screen: try host.screen(in: environment), idiom: idiom, focus: moment.focus,
      render: moment.render + 1)
    moment.notifications = postedBetweenKeys + moment.notifications
    postedBetweenKeys = []
  }

  /// Lets the view answer a key; what it posts is spoken once typing is over.
  func renderBetweenKeys() throws {
    try render()
    postedBetweenKeys = moment.notifications
  }

  /// Whether the view took notice. A host that cannot change has nothing to be told.
  private func tellHost(left old: NodeID?, cameTo new: NodeID?) throws -> Bool {
    var taken = false
    if let old, moment.contains(old) { taken = try tell(.accessibilityFocus(false), old) }
    if let new { taken = try tell(.accessibilityFocus(true), new) || taken }
    return taken
  }

  private func tell(_ kind: Interaction.Kind, _ node: NodeID) throws -> Bool {
    do {
      return try host.perform(Interaction(kind, on: node))
    } catch HostError.cannotChange, HostError.noSuchNode {
      return false
    }
  }
}
