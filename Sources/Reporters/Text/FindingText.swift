import Auditor
import Gate

/// One finding in plain lines.
struct FindingText {
  let finding: GatedFinding
  let context: ReportContext

  var lines: [String] {
    let parts =
      ["found: \(PlainText.line(finding.finding.message))", suggestion] + places.map(Optional.some)
    let end = ["worst: \(finding.worst)", reason, "id: \(finding.id)"]
    return [headline] + (parts + end).compactMap { $0.map { "  \($0)" } }
  }

  private var headline: String {
    let words = [
      finding.status.name, finding.reachesBar ? "fails the run" : nil,
      finding.finding.certainty == .certain ? nil : finding.finding.certainty.rawValue,
      finding.finding.origin == .platform ? "the platform's" : nil,
    ]
    return "\(finding.severity)  \(finding.finding.rule)  \(words.compactMap { $0 }.joined(separator: ", "))"
  }

  private var suggestion: String? { finding.finding.suggestion.map { "fix: \(PlainText.line($0))" } }

  private var places: [String] {
    let list = PlaceList(finding, context)
    return list.listed.map(line) + list.rest
  }

  private func line(_ place: GatedFinding.Place) -> String {
    let source = place.place.source.map { "  \(PlainText.line("\($0)"))" } ?? ""
    let status = place.status.name == finding.status.name ? "" : "  \(place.status.name)"
    return "at \(place.place.title)\(source)\(status)"
  }

  private var reason: String? { finding.status.reason.map { "reason: \($0.words)" } }
}
