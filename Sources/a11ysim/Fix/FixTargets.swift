import Auditor
import Gate
import SourceMessages

/// The places of findings for which edits are looked for.
struct FixTargets {
  /// Each place in the files once, however many inputs show it.
  private(set) var findings: [SourceFinding] = []
  /// What each of them stands for in the audit.
  private var keys: [[AuditTally.Key]] = []

  init(_ result: GateResult, in files: [SourceFile]) {
    for gated in result.findings {
      for place in gated.places where Self.isOpen(place.status) {
        guard let source = place.place.source, source.column > 0,
          let file = files.firstIndex(where: { $0.name == source.file })
        else { continue }
        let finding = SourceFinding(
          rule: gated.finding.rule, kind: gated.finding.kind, file: file, line: source.line,
          column: source.column, facts: Self.facts(gated.finding))
        add(finding, AuditTally.Key(gated))
      }
    }
  }

  private mutating func add(_ finding: SourceFinding, _ key: AuditTally.Key) {
    if let known = findings.firstIndex(of: finding) {
      keys[known].append(key)
    } else {
      findings.append(finding)
      keys.append([key])
    }
  }

  /// How many places should be mended by fixes.
  func mended(by fixes: [SourceFix]) -> [AuditTally.Key: Int] {
    fixes.flatMap(\.findings).flatMap { keys[$0] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether a fix should mend any of these.
  func concern(_ keys: Set<AuditTally.Key>, _ fix: SourceFix) -> Bool {
    fix.findings.contains { !keys.isDisjoint(with: self.keys[$0]) }
  }

  /// What somebody gave a reason to live with stays.
  private static func isOpen(_ status: GatedFinding.Status) -> Bool {
    switch status {
    case .new, .known: true
    case .suppressed, .unchanged: false
    }
  }

  private static func facts(_ finding: Finding) -> [String: String] {
    var facts: [String: String] = [:]
    for fact in finding.data {
      switch fact.value {
      case .number(let number): facts[fact.name] = "\(number)"
      case .text(let text): facts[fact.name] = text
      }
    }
    return facts
  }
}
