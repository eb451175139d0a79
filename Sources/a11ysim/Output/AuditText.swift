import Auditor
import SemanticTree

/// An audit's report for a reader at a terminal.
@MainActor
enum AuditText {
  static func print(_ report: Audit.Report, of title: String, to console: Console) {
    console.print(console.emphasized(title) + "  " + summary(report))
    for finding in report.findings { print(finding, to: console) }
    console.print(console.faint(coverage(report)))
    for entry in report.notModelled {
      let place = entry.source.map { " at \($0)" } ?? ""
      console.print(console.faint("not modelled: \(entry.name)\(place): \(entry.consequence)"))
    }
    console.print("")
  }

  private static func summary(_ report: Audit.Report) -> String {
    let fails = report.findings.filter { $0.outcome == .fail }
    let reviews = report.findings.count - fails.count
    let parts = Impact.allCases.reversed().compactMap { impact in
      let count = fails.filter { $0.impact == impact }.count
      return count == 0 ? nil : "\(count) \(impact.name)"
    }
    let found = fails.isEmpty ? "no failures" : parts.joined(separator: ", ")
    return reviews == 0 ? found : "\(found), \(reviews) to review"
  }

  private static func print(_ finding: Finding, to console: Console) {
    let verdict = finding.outcome == .review ? "review" : finding.impact.name
    let certainty = finding.certainty == .certain ? "" : " (\(finding.certainty.rawValue))"
    let origin = finding.origin == .platform ? " (the platform's)" : ""
    console.print("")
    console.print(console.emphasized("\(verdict)  \(finding.rule)") + certainty + origin)
    console.print("  \(finding.message)")
    if let suggestion = finding.suggestion { console.print("  \(suggestion)") }
    for place in finding.places.prefix(placeLimit) { console.print("  - \(words(place))") }
    let rest = finding.places.count - placeLimit
    if rest > 0 { console.print("  - and \(rest) more") }
    console.print(console.faint("  worst: \(finding.worst)\(spread(finding))"))
  }

  /// How many places of one finding are listed.
  private static let placeLimit = 5

  private static func words(_ place: Finding.Place) -> String {
    let subject = place.subject.map { "'\($0)'" } ?? place.node?.path ?? "the screen"
    return place.source.map { "\(subject)  \($0)" } ?? subject
  }

  private static func spread(_ finding: Finding) -> String {
    let states = finding.states.count == 1 ? "1 state" : "\(finding.states.count) states"
    if finding.environments.isEmpty { return "; in \(states)" }
    return "; in \(states), \(finding.environments.count) of \(finding.environmentCount) environments"
  }

  private static func coverage(_ report: Audit.Report) -> String {
    let unmeasured = report.verdicts[Outcome.notMeasured.rawValue] ?? 0
    let leftOut = report.statesLeftOut == 0 ? "" : ", \(report.statesLeftOut) activations left out"
    let unreached = report.unreachedCount == 0 ? "" : ", \(report.unreachedCount) not reached"
    return "\(report.states.count) states\(leftOut), \(report.screenCount) screens\(unreached), "
      + "\(report.verdicts.values.reduce(0, +)) verdicts, \(unmeasured) not measured"
  }
}
