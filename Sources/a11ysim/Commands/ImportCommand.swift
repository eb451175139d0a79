import Importers
import Scenarios

/// Writes a dump of another tool as a scenario.
enum ImportCommand: Command {
  static let name = "import"
  static let summary = "write a dump of another tool as a scenario to go on with"
  static let synopsis = "DUMP [--output SCENARIO.json] [OPTIONS]"
  static let discussion = """
    Every element that VoiceOver stops at stands in the scenario at its place and with its words, in the order of
    reading; colours and fonts are not in a dump and so not in the scenario. Steps, expectations and looks can be
    written beside them. Elements of a dump without frames are put into rows.

    Dumps are told by their content: \(DumpFormat.allCases.map(\.name).joined(separator: ", ")).
    'speak', 'audit', 'report', 'tree', 'explore' and 'diff' read them as they are.
    """
  static let options: [Option] =
    [
      .value("--output", "FILE", "write the scenario into a file; printed unless given"),
      .value("--locale", "TAG", "the language of the screen"),
    ] + Arguments.dumpOptions
  static let examples = ["import window_dump.xml --density 2.625 --output Scenarios/checkout.json"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments.operand("a dump of a screen")
    let dump = try arguments.recognizedScreen(at: path)
    let player = try arguments.player(of: dump, at: path)
    let json = ScreenScenario.json(
      of: dump.screen, stops: player.session.stops.map(\.node), title: player.scenario.title,
      summary: "Imported from \(dump.format.name), \(dump.elementCount) elements.")
    guard let output = arguments.value("--output") else {
      console.printRaw(json)
      return .clean
    }
    try TextFile.write(Array(json.utf8), to: output)
    console.print("\(output) has \(player.session.stops.count) of the dump's \(dump.elementCount) elements")
    for note in dump.notes { console.print("note: \(note)") }
    return .clean
  }
}
