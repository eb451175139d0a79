import Gate

/// A rule with how often it found something.
struct RuleRow {
  var rule: String
  /// That of its worst finding.
  var severity: String
  var tally: Tally

  /// The worst first.
  static func all(in findings: [GatedFinding]) -> [RuleRow] {
    let rows = Dictionary(grouping: findings, by: \.finding.rule).map { rule, findings in
      let worst = findings.max { $0.rank < $1.rank }
      return (
        rank: worst?.rank ?? 0, RuleRow(rule: rule, severity: worst?.severity ?? "", tally: Tally(findings))
      )
    }
    return rows.sorted { ($1.rank, $0.1.rule) < ($0.rank, $1.1.rule) }.map(\.1)
  }
}
