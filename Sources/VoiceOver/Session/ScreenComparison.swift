import SemanticTree

/// What differs between two screens for someone who listens; elements are matched by id.
struct ScreenComparison {
  let before: [Stop]
  let after: [Stop]

  /// Changed elements in reading order, then what went, then what came.
  var changes: [SilentChange] {
    let old = Dictionary(before.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    let new = Set(after.map(\.id))
    let changed = after.flatMap { stop in old[stop.id].map { changes(from: $0, to: stop.node) } ?? [] }
    let gone = before.filter { !new.contains($0.id) }
    let come = after.filter { old[$0.id] == nil }
    return changed + collected(gone, SilentChange.Change.disappeared)
      + collected(come, SilentChange.Change.appeared)
  }

  private func collected(
    _ stops: [Stop], _ change: ([String]) -> SilentChange.Change
  ) -> [SilentChange] {
    if stops.isEmpty { return [] }
    return [SilentChange(node: nil, element: "", change: change(stops.map(\.node.spokenName)))]
  }

  private func changes(from old: Node, to new: Node) -> [SilentChange] {
    let isSwitch = new.traits.contains(.toggleButton)
    var found: [SilentChange.Change] = []
    if old.label.spoken != new.label.spoken { found.append(.label(to: new.label.spoken)) }
    if old.value.spoken != new.value.spoken {
      found.append(isSwitch ? switchChange(new.value) : .value(to: new.value.spoken))
    }
    found += states(from: old, to: new)
    if old.hint.spoken != new.hint.spoken { found.append(.hint(to: new.hint.spoken)) }
    return found.map { SilentChange(node: new.id, element: old.referenceName, change: $0) }
  }

  private func switchChange(_ value: String?) -> SilentChange.Change {
    switch value.spoken {
    case "1": .state(.on, true)
    case "0": .state(.off, true)
    case "2": .state(.mixed, true)
    default: .value(to: value.spoken)
    }
  }

  private func states(from old: Node, to new: Node) -> [SilentChange.Change] {
    var found: [SilentChange.Change] = []
    let changed = old.traits.symmetricDifference(new.traits)
    if changed.contains(.selected) { found.append(.state(.selected, new.traits.contains(.selected))) }
    if changed.contains(.notEnabled) { found.append(.state(.dimmed, new.traits.contains(.notEnabled))) }
    found += expansion(from: old.expanded, to: new.expanded)
    // The keyboard that comes and goes with editing makes itself heard.
    let others = changed.subtracting([.selected, .notEnabled, .isEditing])
    if !others.isEmpty {
      found.append(
        .traits(
          added: others.intersection(new.traits).names, removed: others.intersection(old.traits).names))
    }
    return found
  }

  private func expansion(from old: ExpandedState?, to new: ExpandedState?) -> [SilentChange.Change] {
    if old == new { return [] }
    if let new { return [.state(new == .expanded ? .expanded : .collapsed, true)] }
    return [.state(old == .expanded ? .expanded : .collapsed, false)]
  }
}
