import Auditor
import Reporters
import SemanticTree

/// What nothing is known of, and why.
struct UnmeasuredPart {
  private let entries: [(name: String, value: Markup)]

  init(_ scenario: SurveyedScenario, _ coverage: Coverage?) {
    let missing = (coverage?.notModelled ?? []).map { entry -> (name: String, value: Markup) in
      let place = entry.source.map { source -> Markup in " <code>\("\(source)")</code>" }
      return (entry.name, "\(PlainText.sentence(PlainText.capitalized(entry.consequence)))\(place)")
    }
    var seen: Set<String> = []
    let notes = scenario.states.flatMap(\.screen.notes).filter { seen.insert($0).inserted }
      .map { note -> (name: String, value: Markup) in
        ("The rendering", "\(PlainText.sentence(PlainText.capitalized(note)))")
      }
    entries = missing + notes + Self.limits(coverage, shown: scenario.states.count)
  }

  /// How many entries there are.
  var count: Int { entries.count }

  private static func limits(_ coverage: Coverage?, shown: Int) -> [(name: String, value: Markup)] {
    var limits: [(name: String, value: Markup)] = []
    if let left = coverage?.statesLeftOut, left > 0 {
      limits.append(
        (
          "States beyond the limit",
          "\(Words.count(left, "activation")) led to states that were not looked at; --max-states looks at more."
        ))
    }
    if let hidden = coverage.map({ $0.states.count - shown }), hidden > 0 {
      limits.append(
        (
          "States without a transcript",
          "\(Words.count(hidden, "state")) could be audited, but VoiceOver does not come there."
        ))
    }
    if let missed = coverage?.unreachedCount, missed > 0 {
      limits.append(
        (
          "Renderings that were not reached",
          "In \(Words.count(missed, "environment")) an element on the way to a state is not there."
        ))
    }
    return limits
  }

  var markup: Markup {
    PagePiece.part(
      "unmeasured", "What was not measured, and why",
      lead: "What was not measured is counted, and never a pass.",
      entries.isEmpty ? "<p>Everything on this screen could be modelled.</p>" : PagePiece.plainList(entries))
  }
}
