import Gate
import SemanticTree

/// What differs between two runs, scenario by scenario.
struct Comparison {
  /// A scenario in which something differs.
  struct Scenario {
    var path, title: String
    var states: [State]
    var new, fixed, kept: [GatedFinding]
    /// The scenario as it is now; nil where it is gone.
    var present: SurveyedScenario?
    var past: SurveyedScenario?

    /// Whether a reader has anything to see.
    var isDifferent: Bool {
      !states.isEmpty || !new.isEmpty || !fixed.isEmpty || present == nil || past == nil
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
    let oldIDs = Set((old?.findings ?? []).flatMap(\.places).map(\.id))
    let newIDs = Set((new?.findings ?? []).flatMap(\.places).map(\.id))
    func isIn(_ ids: Set<String>) -> (GatedFinding) -> Bool {
      { $0.places.contains { ids.contains($0.id) } }
    }
    let (before, after) = (old?.findings ?? [], new?.findings ?? [])
    return Scenario(
      path: (new ?? old)?.scenario.path ?? "", title: (new ?? old)?.scenario.title ?? "",
      states: states(old?.scenario, new?.scenario),
      new: after.filter { finding in !finding.places.allSatisfy { oldIDs.contains($0.id) } },
      fixed: before.filter { !isIn(newIDs)($0) },
      kept: after.filter { finding in finding.places.allSatisfy { oldIDs.contains($0.id) } },
      present: new?.scenario, past: old?.scenario)
  }

  private static func states(_ old: SurveyedScenario?, _ new: SurveyedScenario?) -> [State] {
    guard let old, let new else { return [] }
    let known = Set(new.states.map(\.name))
    let names = new.states.map(\.name) + old.states.map(\.name).filter { !known.contains($0) }
    return names.compactMap { name in
      let (before, after) = (old.state(named: name), new.state(named: name))
      let changes = changes(from: before?.lines ?? [], to: after?.lines ?? [])
      let looksDifferent = before?.screen.drawing != after?.screen.drawing
      guard !changes.isEmpty || looksDifferent else { return nil }
      return State(
        name: name, changes: changes, before: before?.screen, after: after?.screen,
        looksDifferent: looksDifferent)
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
