import Auditor
import Gate

/// GitLab's Code Quality report. GitLab compares it with that of the target branch, so known places are in it too,
/// and each place is an entry with an identity of its own.
public enum GitLabReport: Reporter {
  public static let name = "gitlab"
  public static let summary = "GitLab's Code Quality report"

  private struct Entry: Encodable {
    var description: String
    var checkName: String
    var fingerprint: String
    var severity: String
    var location: Location

    struct Location: Encodable {
      var path: String
      var lines: Lines
    }

    struct Lines: Encodable {
      var begin: Int
    }

    private enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    let others = result.problemRemarks + result.expectationRemarks + result.ledgerRemarks
    var names = UniqueNames()
    let entries = (others.map(entry) + result.findings.flatMap(entries)).map { entry in
      var copy = entry
      copy.fingerprint = names.unique(entry.fingerprint)
      return copy
    }
    return JSONText.document(entries)
  }

  private static func entry(_ remark: Remark) -> Entry {
    let severity = remark.level == .error ? "critical" : "minor"
    return entry(remark.rule, remark.text, remark.identity, severity, at: remark.spot)
  }

  private static func entries(_ finding: GatedFinding) -> [Entry] {
    finding.places.filter { $0.status.reason == nil }.map { place in
      let text = ([finding.statement(at: place)] + finding.remarks).joined(separator: " ")
      return entry(
        finding.finding.rule, text, place.id, severity(finding.finding),
        at: Spot(place.place.source, in: finding.input))
    }
  }

  private static func entry(
    _ rule: String, _ text: String, _ identity: String, _ severity: String, at spot: Spot
  ) -> Entry {
    Entry(
      description: text, checkName: rule, fingerprint: identity, severity: severity,
      location: Entry.Location(path: spot.path, lines: Entry.Lines(begin: spot.line)))
  }

  private static func severity(_ finding: Finding) -> String {
    if finding.outcome == .review { return "info" }
    return switch finding.impact {
    case .critical: "critical"
    case .serious: "major"
    case .moderate: "minor"
    case .minor: "info"
    }
  }
}
