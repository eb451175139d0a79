import SemanticTree

/// Runs the rules over a screen that was written down elsewhere: one state in one environment, after the states that
/// were written down before it.
@MainActor
public struct RecordedAudit {
  private let screen: Screen
  private let coverage: InputCoverage
  private let earlier: [Screen]
  private let plan: RulePlan
  private let settings: RuleSettings

  /// - Parameters:
  ///   - screen: what is judged.
  ///   - coverage: what is known of it.
  ///   - earlier: the states before, the last one last.
  public init(
    _ screen: Screen, coverage: InputCoverage, after earlier: [Screen] = [],
    rules: [any Rule.Type] = Rules.standard, settings: RuleSettings = RuleSettings()
  ) {
    var coverage = coverage
    if !earlier.isEmpty { coverage.properties[.changes] = .derived }
    self.screen = screen
    self.coverage = coverage
    self.earlier = earlier
    plan = RulePlan(rules, for: coverage, hasPixels: screen.pixels != nil)
    self.settings = settings
  }

  /// Looks at the screen.
  public func run() -> Audit.Report {
    var collector = FindingCollector(base: screen.environment)
    let scene = Scene(screen, after: history, settings: settings)
    for rule in plan.asked { collector.add(rule, scene, state: ExploredState.start.name) }
    var verdicts = Dictionary(uniqueKeysWithValues: collector.counts.map { ($0.key.rawValue, $0.value) })
    if plan.unmeasuredCount > 0 { verdicts[Outcome.notMeasured.rawValue, default: 0] += plan.unmeasuredCount }
    return Audit.Report(
      findings: collector.findings,
      coverage: Coverage(
        states: [ExploredState.start.name], statesLeftOut: 0, screenCount: 1, unreachedCount: 0,
        verdicts: verdicts, notModelled: screen.notModelled + plan.gaps),
      states: [.start])
  }

  /// What led from each state to the next is not written down; a control whose state is another one is taken for it
  /// where there is just one.
  private var history: [Scene.Moment] {
    zip(earlier, earlier.dropFirst() + [screen]).map { before, after in
      Scene.Moment(before, activating: RecordedAudit.changed(from: before, to: after) ?? NodeID("unknown"))
    }
  }

  private static func changed(from before: Screen, to after: Screen) -> NodeID? {
    let later = Dictionary(after.root.subtree.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = before.root.subtree.filter { node in
      guard node.isElement, node.can(.activate), let now = later[node.id] else { return false }
      return now.traits != node.traits || now.expanded != node.expanded || now.value != node.value
    }
    return changed.count == 1 ? changed[0].id : nil
  }
}
