import SemanticTree

/// Merges verdicts that differ only by state and environment, and those that share a cause.
struct FindingCollector {
  private struct Key: Hashable {
    let rule, kind: String
    /// The cause where one is named, else the element.
    let what: String
  }

  /// The environment that the audit starts from.
  let base: ScreenEnvironment
  private var drafts: [Key: FindingDraft] = [:]
  private var order: [Key] = []
  /// How many verdicts there were of each outcome.
  private(set) var counts: [Outcome: Int] = [:]
  /// In which environments each rule looked.
  private var environments: [String: Set<ScreenEnvironment>] = [:]

  init(base: ScreenEnvironment) { self.base = base }

  /// Takes what a rule says of a scene.
  ///
  /// - Returns: a number that tells what fails there and what is for review: another one where that differs.
  @discardableResult mutating func add<R: Rule>(_ rule: R.Type, _ scene: Scene, state: String) -> Int {
    environments[R.info.id, default: []].insert(scene.screen.environment)
    var words: String?
    var sum = 0
    for verdict in R.check(scene) {
      let outcome = scene.missingParts.outcome(of: verdict, R.info)
      counts[outcome, default: 0] += 1
      guard outcome == .fail || outcome == .review else { continue }
      let environment = words ?? scene.screen.environment.words(on: R.info.axes)
      words = environment
      sum &+= [R.info.id, verdict.reason.kind, verdict.node?.path, verdict.subject].hashValue
      let sight = sight(of: verdict, R.info, scene, state, environment)
      let what = verdict.cause ?? "\(verdict.node?.path ?? "screen") \(verdict.subject ?? "")"
      merge(sight, under: Key(rule: R.info.id, kind: verdict.reason.kind, what: what), state, environment)
    }
    return sum
  }

  private mutating func merge(
    _ sight: FindingDraft.Sight, under key: Key, _ state: String, _ environment: String
  ) {
    if drafts[key]?.add(sight, state: state, environment: environment) == nil {
      drafts[key] = FindingDraft(sight, state: state, environment: environment)
      order.append(key)
    }
  }

  private func sight<Reason>(
    of verdict: Verdict<Reason>, _ info: RuleInfo, _ scene: Scene, _ state: String, _ environment: String
  ) -> FindingDraft.Sight {
    let environmentClass = EnvironmentClass(scene.screen.environment, base: base)
    let node = scene.node(verdict.node)
    let finding = Finding(
      rule: info.id, kind: verdict.reason.kind, outcome: verdict.outcome,
      impact: impact(of: verdict, info, in: environmentClass), certainty: verdict.certainty,
      origin: verdict.origin, cause: verdict.cause, calls: verdict.calls, environmentCount: 0,
      message: verdict.reason.message,
      worst: environment.isEmpty ? state : "\(state), \(environment)", worstState: state,
      worstEnvironment: scene.screen.environment, data: verdict.reason.data)
    // What an element without a name holds at the moment is no name of it.
    let isValue = verdict.subject != nil && verdict.subject == node?.value && node?.label?.isEmpty != false
    let subject = isValue ? nil : verdict.subject
    let place = Finding.Place(
      node: verdict.node, name: name(of: node, subject: subject), subject: subject,
      source: node?.source, classes: [])
    return FindingDraft.Sight(
      finding: finding, place: place, environmentClass: environmentClass, severity: verdict.severity,
      isOnePlace: verdict.changesSubject || subject == nil
        || subject?.lowercased() == node?.label?.lowercased(),
      suggestion: verdict.suggestion,
      colors: verdict.colors.map { ($0, scene.screen) })
  }

  /// What few people meet, what the platform chose and what lies within a measurement's band is at most moderate.
  private func impact<Reason>(
    of verdict: Verdict<Reason>, _ info: RuleInfo, in environmentClass: EnvironmentClass
  ) -> Impact {
    let impact = verdict.impact ?? info.impact
    let isLimited = environmentClass.isRare || verdict.origin == .platform || verdict.certainty == .likely
    return isLimited ? min(impact, .moderate) : impact
  }

  /// What an element is known by from one run to the next.
  private func name(of node: Node?, subject: String?) -> String {
    guard let node else { return subject.map { "screen: \($0)" } ?? "screen" }
    if let identifier = node.identifier { return "#\(identifier)" }
    let role = node.role.isEmpty ? "element" : node.role
    let label = node.label.map { " '\($0)'" } ?? ""
    let part = subject.flatMap { $0 == node.label ? nil : ": \($0)" } ?? ""
    return role + label + part
  }

  /// The worst first; of one impact in the order in which they were found.
  var findings: [Finding] {
    let (told, causes) = (nodesTold, causesTold)
    let all = order.compactMap { key -> Finding? in
      if causes[key.rule]?.contains(key.what) == true { return nil }
      var finding = drafts[key]?.finding(without: told[key.rule] ?? [])
      finding?.environmentCount = environments[key.rule]?.count ?? 0
      return finding
    }
    return all.enumerated().sorted { left, right in
      let first = (left.element.outcome == .fail ? 1 : 0, left.element.impact.rawValue)
      let second = (right.element.outcome == .fail ? 1 : 0, right.element.impact.rawValue)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  /// For each general rule the causes of which a more specific one tells more.
  private var causesTold: [String: Set<String>] {
    var told: [String: Set<String>] = [:]
    for (key, draft) in drafts where draft.isFailure && draft.hasCause {
      for general in Rules.named(key.rule)?.info.subsumes ?? [] {
        told[general, default: []].insert(key.what)
      }
    }
    return told
  }

  /// For each general rule the elements of which a more specific one tells more.
  private var nodesTold: [String: Set<NodeID>] {
    var told: [String: Set<NodeID>] = [:]
    for draft in drafts.values where draft.isFailure {
      for general in Rules.named(draft.rule)?.info.subsumes ?? [] {
        told[general, default: []].formUnion(draft.nodes)
      }
    }
    return told
  }
}
