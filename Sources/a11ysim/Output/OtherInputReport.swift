import Reporters
import Scenarios
import SemanticTree
import VoiceOver

/// A screen as Voice Control or Switch Control offers it.
@MainActor
struct OtherInputReport {
  private let player: ScenarioPlayer
  private let isJSON: Bool
  private let voiceControl: VoiceControl?
  private let switchControl: SwitchControl?

  /// Nil where neither is asked for.
  init?(_ arguments: Arguments, _ player: ScenarioPlayer) throws {
    let session = player.session
    switch (arguments.has("--voice-control"), arguments.has("--switch-control")) {
    case (false, false): return nil
    case (true, true):
      throw UsageError(
        "'--voice-control' and '--switch-control' are two lists: use one", for: arguments.command)
    case (true, false):
      voiceControl = VoiceControl(stops: session.stops, in: session.environment)
      switchControl = nil
    case (false, true):
      voiceControl = nil
      switchControl = SwitchControl(stops: session.stops)
    }
    self.player = player
    isJSON = arguments.has("--json")
  }

  func deliver(to console: Console) throws -> ExitCode {
    if isJSON {
      if let voiceControl { console.printRaw(try JSONText.encode(["voiceControl": voiceControl.items])) }
      if let switchControl {
        console.printRaw(
          try JSONText.encode(["switchControl": switchControl.items.map { ScannedItem($0, outside) }]))
      }
      return .clean
    }
    let summary = EnvironmentText.summary(player.session.environment)
    console.print(console.emphasized(player.scenario.title) + console.faint("  \(summary)"))
    let lines = voiceControl.map { $0.items.map(line) } ?? switchControl?.rows.map(line) ?? []
    for line in lines { console.print(line) }
    if lines.isEmpty { console.print("nothing on this screen can be operated") }
    console.print(
      console.faint(
        voiceControl != nil
          ? "modelled: the order of the numbers; Apple documents none"
          : "modelled: which containers make a group; Apple documents that groups are highlighted first"))
    return .clean
  }

  /// The elements that lie outside the screen.
  private var outside: Set<NodeID> {
    let environment = player.session.environment
    return Set(player.session.stops.filter { !$0.node.isOnScreen(in: environment) }.map(\.id))
  }

  private func line(_ row: SwitchControl.Row) -> String {
    outside.isSuperset(of: row.elements) ? row.line + "  outside the screen" : row.line
  }

  private func line(_ item: VoiceControl.Item) -> String {
    let last = voiceControl?.items.compactMap(\.number).last ?? 0
    let plain = item.number.map { "\($0)" } ?? "-"
    let number = String(repeating: " ", count: max("\(last)".count - plain.count, 0)) + plain
    let names = item.names.map { "\"\($0)\"" }.joined(separator: ", ")
    var line = "\(number)  \(names.isEmpty ? "(no name: only its number can be said)" : names)"
    if !item.sharesNameWith.isEmpty {
      let others = item.sharesNameWith.map { "\($0)" }.joined(separator: ", ")
      line += "  ambiguous: \(others) has the name too, and Voice Control asks for a number"
    }
    return item.number == nil ? line + "  outside the screen" : line
  }
}

/// An item of Switch Control as JSON has it.
private struct ScannedItem: Encodable {
  var kind: String
  var node: NodeID
  var name: String
  /// Whether an element lies outside the screen; nil for a group.
  var isOutsideScreen: Bool?
  var members: [ScannedItem]?

  init(_ item: SwitchControl.Item, _ outside: Set<NodeID>) {
    name = item.shownName
    switch item {
    case .element(let node, _):
      (kind, self.node) = ("element", node)
      isOutsideScreen = outside.contains(node)
    case .group(let node, _, let members):
      (kind, self.node) = ("group", node)
      self.members = members.map { ScannedItem($0, outside) }
    }
  }
}
