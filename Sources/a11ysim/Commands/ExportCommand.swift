import Importers
import SemanticTree
import VoiceOver

/// Writes a screen as the model of the AccessibilitySnapshot library.
enum ExportCommand: Command {
  static let name = "export"
  static let summary = "write a screen as AccessibilitySnapshot's model JSON"
  static let synopsis = "INPUT [--output FILE] [OPTIONS]"
  static let discussion = """
    The JSON is that of the package AccessibilitySnapshotModel (0.12), with the library's own words for each element.
    A test on a Mac that encodes what the library found of the same view writes the other half; 'a11ysim diff' reads
    both, and so tells where the simulation and the device differ.
    """
  static let options: [Option] =
    [.value("--output", "FILE", "write into a file; printed unless given")] + Arguments.scenarioOptions
    + Arguments.wordOptions
  static let examples = ["export MyChip.swift --output MyChip.snapshot.json"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let player = try arguments.player(for: try arguments.operand("a scenario, source or dump"), .legend)
    var legends: [NodeID: Legend] = [:]
    for reading in player.session.readAll() { legends[reading.stop.id] = Legend(reading.utterance) }
    let json = AccessibilitySnapshotExport.json(
      of: player.session.screen, order: player.session.stops.map(\.id),
      description: { legends[$0.id]?.description ?? "" }, hint: { legends[$0.id]?.hint })
    guard let output = arguments.value("--output") else {
      console.printRaw(json)
      return .clean
    }
    try TextFile.write(Array(json.utf8), to: output)
    console.print("\(output) has \(legends.count) elements")
    return .clean
  }
}
