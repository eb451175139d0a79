import Auditor
import Gate

/// Findings of all inputs that one change would mend, or that are at least of one kind.
struct Cause {
  private struct Key: Hashable {
    var rule, kind: String
    var cause: String?
    var outcome: Outcome
  }

  var rule: String
  /// The cause in the rule's words, else the kind of reason with an example.
  var what: String
  /// `critical` to `minor`, or `review`: that of the worst finding.
  var severity: String
  var places = 0
  var newPlaces = 0
  var inputs: Set<String> = []
  /// Orders causes: the highest matters most.
  private var rank = 0

  private init(_ finding: GatedFinding) {
    rule = finding.finding.rule
    what = finding.finding.causeForPeople
    severity = finding.severity
  }

  /// Those of all places that are not suppressed, the worst first and of these the most frequent.
  static func all(in findings: [GatedFinding]) -> [Cause] {
    var causes: [Cause] = []
    var indices: [Key: Int] = [:]
    for finding in findings where finding.places.contains(where: { $0.status.reason == nil }) {
      let index = indices[key(of: finding.finding), default: causes.count]
      if index == causes.count { causes.append(Cause(finding)) }
      indices[key(of: finding.finding)] = index
      causes[index].add(finding)
    }
    return causes.stablySorted { ($0.rank, $0.places) > ($1.rank, $1.places) }
  }

  private static func key(of finding: Finding) -> Key {
    Key(rule: finding.rule, kind: finding.kind, cause: finding.cause, outcome: finding.outcome)
  }

  private mutating func add(_ finding: GatedFinding) {
    places += finding.places.count { $0.status.reason == nil }
    newPlaces += finding.places.count { $0.status == .new }
    inputs.insert(finding.input)
    if finding.rank > rank { (rank, severity) = (finding.rank, finding.severity) }
  }

  /// How far it reaches: `10 places in 2 screens, 4 of them new`.
  var reach: String {
    let all = "\(Words.count(places, "place")) in \(Words.count(inputs.count, "screen"))"
    if newPlaces == places { return all }
    return newPlaces == 0 ? "\(all), none new" : "\(all), \(newPlaces) of them new"
  }
}

extension GatedFinding {
  /// Orders findings: what fails the run, then failures before reviews, then by impact; what is accepted comes last.
  var rank: Int {
    let acceptance = reachesBar ? 3 : status == .new ? 2 : isPending ? 1 : 0
    return acceptance * 100 + (finding.outcome == .fail ? 10 : 0) + finding.impact.rawValue + 1
  }
}

extension Finding {
  /// The cause, unless it is an element's identity, which tells people nothing; then the kind of reason with an
  /// example.
  fileprivate var causeForPeople: String {
    if let cause, !places.contains(where: { $0.node.map { cause.contains($0.path) } ?? false }) {
      return PlainText.line(cause)
    }
    return places.first.map { "\(kind), as with \($0.title)" } ?? kind
  }
}

extension Sequence {
  /// The elements in order; those of which none comes before the other stay as they are.
  func stablySorted(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if comesBefore(left.element, right.element) { return true }
      return !comesBefore(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }
}
