import Auditor
import Gate

/// Findings of all inputs that one change would mend, or that are at least of one kind.
package struct Cause {
  private struct Key: Hashable {
    var rule, kind: String
    var cause: String?
    var outcome: Outcome
  }

  package var rule: String
  /// The cause in the rule's words, else the kind of reason with an example.
  package var what: String
  /// `critical` to `minor`, or `review`: that of the worst finding.
  package var severity: String
  package var places = 0
  package var newPlaces = 0
  package var inputs: Set<String> = []
  /// Where the first place is that fails the run.
  var failing: String?
  /// The worst finding of it.
  package private(set) var example: GatedFinding
  /// Orders causes: the highest matters most.
  private var rank = 0

  private init(_ finding: GatedFinding) {
    rule = finding.finding.rule
    what = finding.finding.causeForPeople
    severity = finding.severity
    example = finding
  }

  /// Those of all places that are not suppressed, the worst first and of these the most frequent.
  package static func all(in findings: [GatedFinding]) -> [Cause] {
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
    if failing == nil, finding.reachesBar, let lead = finding.lead {
      let source = lead.place.source.map { "\($0)" } ?? finding.input
      failing = "\(lead.place.title) \(PlainText.line(source)), \(lead.id)"
    }
    if finding.rank > rank { (rank, severity, example) = (finding.rank, finding.severity, finding) }
  }

  /// How far it reaches: `10 places in 2 screens, 4 of them new`.
  var reach: String {
    let all = "\(Words.count(places, "place")) in \(Words.count(inputs.count, "screen"))"
    let news = newPlaces == places ? "" : newPlaces == 0 ? ", none new" : ", \(newPlaces) of them new"
    return all + news + (failing.map { "; fails the run at \($0)" } ?? "")
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
  /// The colours that are the cause, else what is so at the worst place.
  fileprivate var causeForPeople: String {
    // Two colours are a cause that people know; the kind of a control tells them less than what is so there.
    if let cause, cause.contains(" on "), data.contains(where: { $0.name == "ratio" }) {
      return PlainText.line(cause)
    }
    return PlainText.line(message)
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
