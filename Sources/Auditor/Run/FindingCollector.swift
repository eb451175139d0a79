import SemanticTree

/// Merges verdicts that differ only by state and environment, and those that share a cause.
struct FindingCollector {
  private struct Key: Hashable {
    let rule, kind: String
    /// The cause where one is named, else the element.
    let what: String
  }

  private struct Draft {
    var finding: Finding
    var severity: Double
    var suggestion: (@Sendable () -> String?)?

    /// The finding with its suggestion.
    var complete: Finding {
      var copy = finding
      copy.suggestion = suggestion?()
      return copy
    }

    /// By impact, then what is certain before what is likely, then by the rule's own measure.
    var rank: (Int, Int, Double) {
      (finding.impact.rawValue, finding.certainty == .certain ? 1 : 0, severity)
    }
  }

  private var drafts: [Key: Draft] = [:]
  private var order: [Key] = []
  /// How many verdicts there were of each outcome.
  private(set) var counts: [Outcome: Int] = [:]

  /// Takes what a rule says of a scene.
  mutating func add<R: Rule>(
    _ rule: R.Type, _ scene: Scene, state: String, environmentCount: Int
  ) {
    let info = R.info
    let environment = scene.screen.environment.words(on: info.axes)
    for verdict in R.check(scene) {
      counts[verdict.outcome, default: 0] += 1
      guard verdict.outcome == .fail || verdict.outcome == .review else { continue }
      let what = verdict.cause ?? "\(verdict.node?.path ?? "screen") \(verdict.subject ?? "")"
      let key = Key(rule: info.id, kind: verdict.reason.kind, what: what)
      let place = Finding.Place(
        node: verdict.node, subject: verdict.subject, source: scene.node(verdict.node)?.source)
      let worst = environment.isEmpty ? state : "\(state), \(environment)"
      let finding = Finding(
        rule: info.id, kind: verdict.reason.kind, outcome: verdict.outcome,
        impact: verdict.impact ?? info.impact, certainty: verdict.certainty, origin: verdict.origin,
        places: [place], states: [state], environments: environment.isEmpty ? [] : [environment],
        environmentCount: environmentCount, message: verdict.reason.message,
        worst: worst,
        data: verdict.reason.data)
      merge(
        Draft(finding: finding, severity: verdict.severity, suggestion: verdict.suggestion), under: key)
    }
  }

  private mutating func merge(_ draft: Draft, under key: Key) {
    guard var known = drafts[key] else {
      drafts[key] = draft
      order.append(key)
      return
    }
    let isWorse = draft.rank > known.rank
    var merged = isWorse ? draft.finding : known.finding
    merged.places = known.finding.places.adding(draft.finding.places)
    merged.states = known.finding.states.adding(draft.finding.states)
    merged.environments = known.finding.environments.adding(draft.finding.environments)
    if isWorse {
      known.severity = draft.severity
      known.suggestion = draft.suggestion
    }
    // A place at which it fails for certain decides over those where somebody has to look.
    if known.finding.outcome == .fail || draft.finding.outcome == .fail { merged.outcome = .fail }
    known.finding = merged
    drafts[key] = known
  }

  /// The worst first; of one impact in the order in which they were found.
  var findings: [Finding] {
    unsubsumed.map(\.complete).enumerated().sorted { left, right in
      let first = (left.element.outcome == .fail ? 1 : 0, left.element.impact.rawValue)
      let second = (right.element.outcome == .fail ? 1 : 0, right.element.impact.rawValue)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}

extension FindingCollector {
  /// The drafts without the places of which a more specific rule tells more.
  private var unsubsumed: [Draft] {
    var told: [String: Set<NodeID>] = [:]
    for draft in drafts.values where draft.finding.outcome == .fail {
      let nodes = draft.finding.places.compactMap(\.node)
      for general in Rules.named(draft.finding.rule)?.info.subsumes ?? [] {
        told[general, default: []].formUnion(nodes)
      }
    }
    return order.compactMap { drafts[$0] }.compactMap { draft in
      guard let nodes = told[draft.finding.rule] else { return draft }
      var rest = draft
      rest.finding.places.removeAll { $0.node.map(nodes.contains) ?? false }
      return rest.finding.places.isEmpty ? nil : rest
    }
  }
}

extension Array where Element: Hashable {
  /// The elements with those of another list that are not there yet.
  fileprivate func adding(_ others: [Element]) -> [Element] { self + others.filter { !contains($0) } }
}
