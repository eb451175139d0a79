import Auditor
import Gate

/// What one rule found at one element.
struct JUnitElement {
  private struct Key: Hashable {
    var rule, element: String
  }

  private typealias Sight = (finding: GatedFinding, place: GatedFinding.Place)

  private var sights: [Sight] = []

  /// In the order in which they were found.
  static func all(in findings: [GatedFinding]) -> [JUnitElement] {
    var elements: [JUnitElement] = []
    var indices: [Key: Int] = [:]
    for finding in findings {
      for place in finding.places {
        let element = place.place.node?.path ?? place.place.name
        let key = Key(rule: finding.finding.rule, element: element)
        let index = indices[key, default: elements.count]
        if index == elements.count { elements.append(JUnitElement()) }
        indices[key] = index
        elements[index].sights.append((finding, place))
      }
    }
    return elements
  }

  /// Rule and element: `text-contrast · button 'Vegan'`.
  var name: String {
    guard let sight = sights.first else { return "" }
    return "\(sight.finding.finding.rule) · \(PlainText.line(sight.place.place.name))"
  }

  /// A failure where one of them fails the run; its text tells of all.
  var outcome: JUnitCase.Outcome {
    if let failing = sights.first(where: { $0.finding.reachesBar && $0.place.status == .new }) {
      let finding = failing.finding.finding
      return .failure(
        message: "\(failing.finding.severity): \(PlainText.line(finding.message))",
        type: "\(finding.rule).\(finding.kind)", text: sights.map(Self.text).joined(separator: "\n\n"))
    }
    return .skipped(message: sights.map(Self.reason).joined(separator: "; "))
  }

  private static func text(_ sight: Sight) -> String {
    let finding = sight.finding.finding
    let count = sight.finding.places.count
    let worst = count == 1 ? "" : " (at the worst of \(Words.count(count, "place")))"
    let lines = [
      "\(sight.finding.severity), \(sight.place.status.name): \(finding.message)\(worst)", finding.suggestion,
      "at \(sight.place.place.title)\(sight.place.place.source.map { "  \($0)" } ?? "")",
      "worst: \(sight.finding.worst)", "id: \(sight.place.id)",
    ]
    return lines.compactMap { $0.map(PlainText.line) }.joined(separator: "\n")
  }

  /// Why what was found does not fail the run.
  private static func reason(_ sight: Sight) -> String {
    let what = "\(sight.finding.severity): \(PlainText.line(sight.finding.finding.message))"
    return switch sight.place.status {
    case .known: "known (in the baseline); \(what)"
    case .suppressed(let reason): "suppressed (\(reason.words)); \(what)"
    case .unchanged: "unchanged (new, but nothing was changed there); \(what)"
    case .new: "does not reach the bar; \(what)"
    }
  }
}
