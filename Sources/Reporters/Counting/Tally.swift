import Auditor
import Gate

/// How many places there are of each kind. Each place is counted once.
struct Tally {
  /// A number of places and of the findings that they belong to.
  struct Count: Codable {
    var places = 0
    var findings = 0

    var words: String { "\(Words.count(places, "place")) in \(Words.count(findings, "finding"))" }
  }

  /// What fails and is not accepted.
  var new = Count()
  /// What somebody has to look at and is not accepted.
  var review = Count()
  var unchanged = Count()
  var known = Count()
  var suppressed = Count()

  init(_ findings: some Sequence<GatedFinding>) {
    for finding in findings { add(finding) }
  }

  private mutating func add(_ finding: GatedFinding) {
    var touched: Set<WritableKeyPath<Tally, Count>> = []
    for place in finding.places {
      let count = Self.kind(of: place.status, finding.finding.outcome)
      self[keyPath: count].places += 1
      if touched.insert(count).inserted { self[keyPath: count].findings += 1 }
    }
  }

  private static func kind(
    of status: GatedFinding.Status, _ outcome: Outcome
  ) -> WritableKeyPath<Tally, Count> {
    switch status {
    case .new: outcome == .review ? \.review : \.new
    case .unchanged: \.unchanged
    case .known: \.known
    case .suppressed: \.suppressed
    }
  }
}

extension Coverage {
  /// How many verdicts could not be given, of how many.
  var measuring: (failed: Int, count: Int) {
    (verdicts[Outcome.notMeasured.rawValue] ?? 0, verdicts.values.reduce(0, +))
  }
}
