import LocatedJSON
import SemanticTree
import VoiceOver

extension StepPlan {
  /// Does what is said to Voice Control; VoiceOver's cursor goes along, so that what follows can be heard.
  ///
  /// - Throws: a `ScenarioError` where no element or several answer to the name.
  @MainActor
  mutating func say(
    _ command: VoiceControlCommand, in session: VoiceOverSession, at source: SourceLocation
  ) throws(ScenarioError) {
    let item: VoiceControl.Item
    do {
      item = try VoiceControl(stops: session.stops, in: session.environment).item(called: command.object)
    } catch {
      throw ScenarioError([StepPlan.diagnostic(of: error, at: source)])
    }
    commands = [command.verb.command]
    if item.node != session.focus { approach = [.focus(.id(item.node))] }
  }

  private static func diagnostic(
    of error: VoiceControl.Misunderstanding, at source: SourceLocation
  ) -> Diagnostic {
    switch error {
    case .unknown(let name, let known):
      let names = known.prefix(8).map { Quotation.quoted($0) }.joined(separator: ", ")
      let advice =
        known.isEmpty ? "nothing here has a name" : "there are \(names)\(known.count > 8 ? " and more" : "")"
      return Diagnostic(
        source, expected: "something that Voice Control knows as \(Quotation.quoted(name))", found: "none",
        suggestion: NearestName.suggestion(for: name, in: known) ?? advice)
    case .ambiguous(let name, let numbers):
      return Diagnostic(
        source, expected: "one element that Voice Control knows as \(Quotation.quoted(name))",
        found: "several, so that it shows numbers to choose from",
        suggestion: numbers.isEmpty
          ? "give them names of their own"
          : "say a number, \(numbers.map { "\($0)" }.joined(separator: " or ")), or give them names of their own"
      )
    }
  }
}
