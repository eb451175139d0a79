import Gate
import SemanticTree

/// What differs between two runs, scenario by scenario.
struct Comparison {
  /// A scenario in which something differs.
  struct Scenario {
    var path, title: String
    var states: [State]
    var new, fixed: [GatedFinding]
    var kept: [Kept]
    /// The scenario as it is now; nil where it is gone.
    var present: SurveyedScenario?
    var past: SurveyedScenario?

    /// Whether a reader has anything to see.
    var isDifferent: Bool {
      !states.isEmpty || !new.isEmpty || !fixed.isEmpty || present == nil || past == nil
    }
  }

  /// A finding of both runs, as it is now and as it was.
  struct Kept {
    var present, past: GatedFinding

    /// Whether it says something else now: another number, another place, another environment.
    var isDifferent: Bool {
      present.headline != past.headline || present.finding.worst != past.finding.worst
        || present.finding.impact != past.finding.impact
    }
  }

  /// A state in which something is said or looks different.
  struct State {
    var name: String
    var changes: [Change]
    /// Nil where the state is only in the other run.
    var before, after: Screen?
    var looksDifferent: Bool
  }

  /// What is said differently at an element.
  struct Change: Equatable {
    enum Kind { case changed, added, removed, moved }

    var kind: Kind
    /// Where it stands in the order of speaking, from 1; of a removed one, where it stood.
    var stop: Int
    var before, after: String?
  }

  var scenarios: [Scenario]

  /// By scenario in the order of the later run, then those that are gone.
  init(from old: ReportRecord, to new: ReportRecord) {
    let past = Dictionary(old.entries.map { ($0.scenario.path, $0) }, uniquingKeysWith: { first, _ in first })
    let present = Set(new.entries.map(\.scenario.path))
    scenarios =
      new.entries.map { Self.scenario(past[$0.scenario.path], $0) }
      + old.entries.filter { !present.contains($0.scenario.path) }.map { Self.scenario($0, nil) }
  }

  private static func scenario(_ old: ReportRecord.Entry?, _ new: ReportRecord.Entry?) -> Scenario {
    let (before, after) = (old?.findings ?? [], new?.findings ?? [])
    let (past, present) = (before.map(Traces.init), after.map(Traces.init))
    let kept = zip(after, present).compactMap { finding, traces in
      past.firstIndex { $0.meets(traces) }.map { Kept(present: finding, past: before[$0]) }
    }
    return Scenario(
      path: (new ?? old)?.scenario.path ?? "", title: (new ?? old)?.scenario.title ?? "",
      states: states(old?.scenario, new?.scenario),
      new: zip(after, present).filter { pair in !past.contains { $0.meets(pair.1) } }.map(\.0),
      // What was not looked at is not fixed.
      fixed: new == nil
        ? [] : zip(before, past).filter { pair in !present.contains { $0.meets(pair.1) } }.map(\.0),
      kept: kept, present: new?.scenario, past: old?.scenario)
  }

  /// By what a finding is known again: the identities of its places, and, for elements that were renamed, their paths.
  private struct Traces {
    private let ids: Set<String>
    private let nodes: Set<String>

    init(_ finding: GatedFinding) {
      ids = Set(finding.places.map(\.id))
      nodes = Set(
        finding.places.compactMap { place in
          place.place.node.map { "\(finding.finding.rule) \(finding.finding.kind) \($0.path)" }
        })
    }

    func meets(_ other: Traces) -> Bool {
      !ids.isDisjoint(with: other.ids) || !nodes.isDisjoint(with: other.nodes)
    }
  }

  private static func states(_ old: SurveyedScenario?, _ new: SurveyedScenario?) -> [State] {
    guard let old, let new else { return [] }
    let pairs = new.states.map { (before: old.counterpart(of: $0), after: Optional($0)) }
    let matched = Set(pairs.compactMap(\.before?.name))
    let gone = old.states.filter { !matched.contains($0.name) }.map {
      (before: Optional($0), after: SurveyedState?.none)
    }
    return (pairs + gone).compactMap { before, after in
      let changes = changes(from: before?.lines ?? [], to: after?.lines ?? [])
      let looksDifferent = before?.screen.drawing != after?.screen.drawing
      guard !changes.isEmpty || looksDifferent else { return nil }
      return State(
        name: (after ?? before)?.name ?? "", changes: before == nil || after == nil ? [] : changes,
        before: before?.screen, after: after?.screen, looksDifferent: looksDifferent)
    }
  }

  // MARK: Words

  /// Elements are matched by identity, then by what is said of them; what is left came or went.
  static func changes(from old: [SurveyedLine], to new: [SurveyedLine]) -> [Change] {
    let pairs = pairs(old, new)
    let moved = moved(pairs)
    var changes: [Change] = []
    for (index, line) in new.enumerated() {
      guard let other = pairs[index] else {
        changes.append(Change(kind: .added, stop: index + 1, before: nil, after: line.said))
        continue
      }
      if old[other].said != line.said {
        changes.append(Change(kind: .changed, stop: index + 1, before: old[other].said, after: line.said))
      } else if moved.contains(index) {
        changes.append(
          Change(kind: .moved, stop: index + 1, before: "as stop \(other + 1)", after: line.said))
      }
    }
    let matched = Set(pairs.values)
    for (index, line) in old.enumerated() where !matched.contains(index) {
      changes.append(Change(kind: .removed, stop: index + 1, before: line.said, after: nil))
    }
    return changes
  }

  /// For each later line the earlier one, by index.
  private static func pairs(_ old: [SurveyedLine], _ new: [SurveyedLine]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    var free = Set(old.indices)
    func match(_ isSame: (SurveyedLine, SurveyedLine) -> Bool) {
      for index in new.indices where pairs[index] == nil {
        guard let other = old.indices.first(where: { free.contains($0) && isSame(old[$0], new[index]) })
        else { continue }
        pairs[index] = other
        free.remove(other)
      }
    }
    match { $0.node == $1.node && $0.said == $1.said }
    match { $0.node == $1.node }
    match { $0.said == $1.said }
    return pairs
  }

  /// The later lines that stand elsewhere among their fellows: all but a longest run that kept its order.
  private static func moved(_ pairs: [Int: Int]) -> Set<Int> {
    let order = pairs.sorted { $0.key < $1.key }
    var best: [[Int]] = []
    for (index, (_, place)) in order.enumerated() {
      let before = (0..<index).filter { order[$0].value < place }.max { best[$0].count < best[$1].count }
      best.append((before.map { best[$0] } ?? []) + [index])
    }
    let kept = Set(best.max { $0.count < $1.count } ?? [])
    return Set(order.indices.filter { !kept.contains($0) }.map { order[$0].key })
  }
}

extension SurveyedScenario {
  /// The state to which the same ways lead: a control that was renamed leads to the same one.
  fileprivate func counterpart(of other: SurveyedState) -> SurveyedState? {
    states.first { $0.path == other.path } ?? states.first { $0.name == other.name }
  }
}
