import Gate

/// What an audit found, counted by what an edit does not change: elements get other names by being mended.
struct AuditTally {
  struct Key: Hashable {
    var input, rule, kind: String

    init(_ finding: GatedFinding) {
      input = finding.input
      rule = finding.finding.rule
      kind = finding.finding.kind
    }
  }

  private(set) var findings: [Key: Int] = [:]
  private(set) var places: [Key: Int] = [:]
  private let problems: Set<String>

  init(_ result: GateResult) {
    for finding in result.findings {
      findings[Key(finding), default: 0] += 1
      places[Key(finding), default: 0] += finding.places.count
    }
    problems = Set(result.inputs.filter { $0.problem != nil }.map(\.path))
  }

  var count: Int { findings.values.reduce(0, +) }
  var placeCount: Int { places.values.reduce(0, +) }

  /// What is wrong with edits.
  struct Objection {
    /// After the edit and a colon.
    var words: String
    /// Which findings are not mended; empty where something else is wrong.
    var unmended: Set<Key> = []
  }

  /// Why edits that lead here from another audit are not good; nil where they are.
  ///
  /// - Parameter mended: how many places they should have mended.
  func objection(from before: AuditTally, mended: [Key: Int]) -> Objection? {
    if let input = problems.subtracting(before.problems).min() {
      return Objection(words: "\(input) cannot be audited with it")
    }
    let new = findings.filter { $0.value > before.findings[$0.key, default: 0] }
    if !new.isEmpty { return Objection(words: "it brings new findings of \(Self.rules(new.keys))") }
    let left = mended.filter { places[$0.key, default: 0] > before.places[$0.key, default: 0] - $0.value }
    if left.isEmpty { return nil }
    return Objection(words: "\(Self.rules(left.keys)) is found all the same", unmended: Set(left.keys))
  }

  private static func rules(_ keys: some Sequence<Key>) -> String {
    Set(keys.map(\.rule)).sorted().joined(separator: ", ")
  }
}
