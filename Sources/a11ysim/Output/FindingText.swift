import Auditor
import Gate

/// All about one finding for a reader at a terminal.
@MainActor
enum FindingText {
  /// Whether a word has the form of a finding's id.
  static func isID(_ word: String) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let digits = parts.first ?? ""
    let isNumbered = parts.count == 1 || (parts.count == 2 && Int(parts[1]) != nil)
    return digits.count == 12 && digits.allSatisfy(\.isHexDigit) && isNumbered
  }

  static func print(_ gated: GatedFinding, id: String, to console: Console) {
    let finding = gated.finding
    let verdict = finding.outcome == .review ? "to review" : finding.impact.name
    console.print(
      console.emphasized("\(id)  \(finding.rule)") + "  \(verdict), \(finding.certainty.rawValue)")
    console.print(finding.message)
    if let suggestion = finding.suggestion { console.print(suggestion) }
    console.print("")
    if let cause = finding.cause { console.print("cause: \(cause)") }
    for fact in finding.data { console.print("\(fact.name): \(words(fact.value))") }
    console.print("worst: \(finding.worst)")
    console.print("states: \(finding.states.joined(separator: "; "))")
    if !finding.environments.isEmpty {
      let count = "\(finding.environments.count) of \(finding.environmentCount)"
      console.print("environments, \(count): \(finding.environments.joined(separator: "; "))")
    }
    console.print("places:")
    for place in gated.places { print(place, isMeant: place.id == id, to: console) }
    console.print("")
    console.print("'a11ysim explain \(finding.rule)' tells what the rule asks for.")
  }

  private static func print(_ place: GatedFinding.Place, isMeant: Bool, to console: Console) {
    let source = place.place.source.map { "  \($0)" } ?? ""
    let classes = place.place.classes.map(\.rawValue).joined(separator: ", ")
    let node = place.place.node.map { "  node \($0)" } ?? ""
    let line = "  \(place.id)  \(place.place.name)\(source)  in \(classes)\(node)  \(words(place.status))"
    console.print(isMeant ? console.emphasized(line) : line)
  }

  private static func words(_ value: Fact.Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }

  private static func words(_ status: GatedFinding.Status) -> String {
    switch status {
    case .new: "new"
    case .known: "in the baseline"
    case .suppressed(let reason): "suppressed: \(reason.text)\(reason.until.map { ", until \($0)" } ?? "")"
    case .unchanged: "not concerned by the change"
    }
  }
}
