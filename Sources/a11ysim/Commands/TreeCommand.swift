import Reporters
import Scenarios
import SemanticTree
import VoiceOver

/// Prints what a screen is made of.
enum TreeCommand: Command {
  static let name = "tree"
  static let summary = "print a scenario's elements in reading order, with frames and source"
  static let synopsis = "SCENARIO.json [OPTIONS]"
  static let discussion = """
    Prints each element that VoiceOver reaches, in reading order: what it is, its words, its frame in points and
    where it is written. With --json the whole screen: semantic tree, drawing list, motions, what was read of the
    environment and what is not modelled.

    With --voice-control what can be operated, with the names it answers to and the number that "Show numbers" would
    put on it; with --switch-control what Switch Control highlights, one after the other, groups before their members.
    Apple documents neither the order of the numbers nor which containers make a group: both are modelled.
    """
  static let options: [Option] =
    [
      .flag("--json", "print the whole screen as JSON"),
      .flag("--voice-control", "print what can be said to Voice Control"),
      .flag("--switch-control", "print what Switch Control highlights, in its order"),
    ] + Arguments.scenarioOptions
    + [.value("--fallback-language", "TAG", "VoiceOver's words for a language that has none")]
  static let examples = [
    "tree Scenarios/checkout.json", "tree Scenarios/filter-bar.json --voice-control",
    "tree Scenarios/checkout.json --json --env appearance=dark",
  ]

  private struct Document: Encodable {
    var screen: Screen
    var readingOrder: [NodeID]
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let player = try arguments.player(for: try arguments.operand("a scenario file"), .transcript)
    let session = player.session
    if let report = try OtherInputReport(arguments, player) { return try report.deliver(to: console) }
    if arguments.has("--json") {
      let document = Document(screen: session.screen, readingOrder: session.stops.map(\.id))
      console.printRaw(try JSONText.encode(document))
      return .clean
    }
    let summary = EnvironmentText.summary(session.screen.environment)
    console.print(console.emphasized(player.scenario.title) + console.faint("  \(summary)"))
    for (index, stop) in session.stops.enumerated() {
      for line in ElementText.lines(stop.node, number: index + 1) { console.print(line) }
    }
    let hidden = session.screen.root.subtree.filter(\.isHidden)
    if !hidden.isEmpty {
      console.print("hidden from VoiceOver: \(hidden.map(ElementText.name).joined(separator: ", "))")
    }
    for note in ScreenNotes.lines(session.screen) { console.print(console.faint(note)) }
    return .clean
  }
}

/// Describes an element for a developer.
enum ElementText {
  static func lines(_ node: Node, number: Int) -> [String] {
    let frame = node.frame
    let place =
      "x \(length(frame.x)) y \(length(frame.y)) \(length(frame.width))×\(length(frame.height))"
    let source = node.source.map { "  \($0)" } ?? ""
    var lines = ["\(number)  \(name(node))", "    \(place)\(source)", "    id \(node.id)"]
    let facts = facts(node)
    if !facts.isEmpty { lines.insert("    \(facts.joined(separator: ", "))", at: 1) }
    return lines
  }

  static func name(_ node: Node) -> String {
    let role = node.traits.names.joined(separator: "+")
    let label = node.label.map { "\"\($0)\"" } ?? "without a label"
    return role.isEmpty ? label : "\(role) \(label)"
  }

  private static func facts(_ node: Node) -> [String] {
    var facts: [String] = []
    if case .symbol(let name, let grade, let other) = node.origins[.label] {
      let language = other.map { ", known in '\($0)' only" } ?? ""
      facts.append("label from symbol \(name) (\(grade.rawValue)\(language))")
    }
    if let value = node.value { facts.append("value \"\(value)\"") }
    if let hint = node.hint { facts.append("hint \"\(hint)\"") }
    if let identifier = node.identifier { facts.append("identifier \(identifier)") }
    if let language = node.language { facts.append("language \(language)") }
    if let expanded = node.expanded { facts.append(expanded.rawValue) }
    if let level = node.headingLevel { facts.append("heading level \(level)") }
    for case .custom(let name) in node.actions { facts.append("action \"\(name)\"") }
    if let hit = node.hitShape?.bounds, hit != node.frame {
      facts.append("touches x \(length(hit.x)) y \(length(hit.y)) \(length(hit.width))×\(length(hit.height))")
    }
    return facts
  }

  private static func length(_ value: Double) -> String { EnvironmentText.length(value) }
}
