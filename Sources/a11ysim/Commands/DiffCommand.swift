import Gate
import LocatedJSON
import Scenarios

/// Compares what two inputs say.
enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "compare what two inputs say, line by line"
  static let synopsis = "OLD NEW [OPTIONS]"
  static let discussion = """
    Prints the lines that differ as 'diff -u' does, and below them what that means: which element has another label,
    role or state, and which line moved. An input is a scenario, what 'speak --json' wrote, or lines of a transcript in
    a .txt file, as 'check --device' reads them.

    With --steps also what each step causes, with what changes in silence. Steps are put side by side by what the user
    does. Both inputs must know it: 'speak --steps --json' writes it.

    Lines are the same where every letter and mark is, capitals and commas too, also those of a .txt file. What a device
    said is compared by its sound with 'check --device'.

    Exit code 0 where both say the same, 1 where they do not, 2 where one cannot be used.
    """
  static let options: [Option] =
    [
      .flag("--steps", "compare what the steps cause too"),
      .flag("--json", "print all lines and changes as JSON"),
    ] + Arguments.scenarioOptions + Arguments.wordOptions
  static let examples = [
    "diff before/checkout.json Scenarios/checkout.json --steps", "diff before.json after.json --json",
  ]

  private struct Document: Encodable {
    var isSame: Bool
    var difference: SpokenDifference
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let paths = arguments.operands
    guard paths.count == 2 else {
      throw UsageError("'diff' needs two inputs, the old one and the new one", for: self)
    }
    let scripts = try paths.map { try script(of: $0, arguments) }
    let difference = SpokenDifference(from: scripts[0], to: scripts[1])
    if arguments.has("--json") {
      console.printRaw(try JSONText.encode(Document(isSame: difference.isSame, difference: difference)))
    } else {
      print(difference, to: console)
    }
    return difference.isSame ? .clean : .findings
  }

  private static func script(of path: String, _ arguments: Arguments) throws -> SpokenScript {
    if InputName(path).leadsToSource {
      let player = try arguments.player(for: path, .transcript)
      guard !arguments.has("--steps") else { throw withoutSteps(path) }
      return SpokenScript(player, file: path)
    }
    if let dump = try arguments.importedScreen(at: path) {
      guard !arguments.has("--steps") else { throw withoutSteps(path) }
      return SpokenScript(try arguments.player(of: dump, at: path), file: path)
    }
    switch try SpokenInput.read(path) {
    case .script(let script):
      guard arguments.has("--steps") else { return script.readingOnly }
      guard script.knowsSteps else { throw withoutSteps(path) }
      return script
    case .scenario(let scenario):
      let player = try arguments.player(of: scenario, at: path)
      guard arguments.has("--steps") else { return SpokenScript(player, file: path) }
      return SpokenScript(try player.play(), file: path)
    }
  }

  private static func withoutSteps(_ path: String) -> ScenarioError {
    let isText = path.lowercased().hasSuffix(".txt")
    let advice = isText ? "add steps behind '>'" : "write it anew with 'speak --steps --json'"
    return ScenarioError([
      Diagnostic(
        file: path, position: nil, expected: "what the steps cause, because of '--steps'",
        found: "the reading of the screen alone", suggestion: "\(advice), or leave out '--steps'")
    ])
  }

  private static func print(_ difference: SpokenDifference, to console: Console) {
    if difference.isSame { return console.print("both say the same") }
    console.print(console.emphasized("--- \(difference.old)"))
    console.print(console.emphasized("+++ \(difference.new)"))
    for part in difference.parts where !part.isSame {
      let hunks = UnifiedDifference(part.lines).hunks
      if hunks.isEmpty { console.print(console.faint("@@ -0,0 +0,0 @@") + " \(heading(part))") }
      for hunk in hunks { DifferenceText.print(hunk, heading: heading(part), to: console) }
      for note in part.notes { console.print(console.faint("# \(note)")) }
    }
  }

  private static func heading(_ part: SpokenDifference.Part) -> String {
    switch part.kind {
    case .same: part.heading
    case .missing: "\(part.heading) (only in the old one)"
    case .unexpected: "\(part.heading) (only in the new one)"
    }
  }
}
