import Auditor
import Gate

extension GatedFinding {
  /// How bad it is, in one word.
  package var severity: String { finding.outcome == .review ? "review" : finding.impact.name }

  /// The place that stands for the finding where there is room for one only: the first that is new.
  var lead: Place? {
    places.first { $0.status == .new } ?? places.first { $0.status == .unchanged } ?? places.first
  }

  /// Whether nobody has accepted it yet.
  package var isPending: Bool { places.contains { $0.status.isPending } }

  /// What is so and where, for somebody who sees nothing else of it: `'Vegan' and 2 more: …`.
  var statement: String {
    lead.map(statement) ?? PlainText.sentence(PlainText.line(finding.message))
  }

  /// The statement with another place in front.
  func statement(at place: Place) -> String {
    let others = places.count - 1
    // The message is about the worst place, which need not be this one.
    let title = others == 0 ? place.place.title : "\(place.place.title) and \(others) more, where it is worst"
    return PlainText.sentence("\(title): \(PlainText.line(finding.message))")
  }

  /// What follows the statement: how to mend it, how sure it is, and where it is worst.
  var remarks: [String] {
    let suggestion = finding.suggestion.map { PlainText.capitalized(PlainText.line($0)) }
    return [suggestion, certainty, origin, "Worst: \(worst)"].compactMap { $0 }.map(PlainText.sentence)
  }

  /// The state and environment where it is worst, and in how many others it is so.
  var worst: String { PlainText.line(finding.worst) + spread }

  private var spread: String {
    let states = Words.count(finding.states.count, "state")
    if finding.environments.isEmpty { return "; in \(states)" }
    return "; in \(states), \(finding.environments.count) of \(finding.environmentCount) environments"
  }

  private var certainty: String? {
    switch finding.certainty {
    case .certain: nil
    case .likely: "This is likely and not certain: it lies within the band of a measurement"
    case .inferred: "This is inferred from what is usual"
    }
  }

  private var origin: String? {
    finding.origin == .platform ? "The platform chose it, and not the author" : nil
  }
}

extension Finding.Place {
  /// What people know it by: what is shown there, else what kind of element it is.
  package var title: String {
    let shown = PlainText.line(subject ?? "")
    if !shown.allSatisfy(\.isWhitespace) { return "'\(PlainText.shortened(shown, to: 80))'" }
    return node == nil ? "the screen" : PlainText.line(name)
  }
}

extension GatedFinding.Status {
  package var name: String {
    switch self {
    case .new: "new"
    case .known: "known"
    case .suppressed: "suppressed"
    case .unchanged: "unchanged"
    }
  }

  /// Whether nobody has accepted it yet.
  var isPending: Bool { self == .new || self == .unchanged }

  /// Why it is lived with; nil where it is not suppressed.
  package var reason: GatedFinding.Reason? {
    if case .suppressed(let reason) = self { return reason }
    return nil
  }
}

extension GatedFinding.Reason {
  /// The reason with its last day.
  package var words: String { PlainText.line(text) + (until.map { ", until \(PlainText.line($0))" } ?? "") }
}
