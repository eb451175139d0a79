import Scenarios

/// Prints the JSON Schema of a kind of file.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "print the JSON Schema of scenario files"
  static let synopsis = "scenario"
  static let discussion = """
    Editors that know JSON Schema complete and check scenario files by it. The same schema lies beside the
    scenarios as Scenarios/scenario.schema.json; a file names it in "$schema".
    """
  static let options: [Option] = []
  static let examples = ["schema scenario > Scenarios/scenario.schema.json"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let kind = try arguments.operand("the kind of file: scenario")
    guard kind == "scenario" else {
      throw UsageError("no schema '\(kind)': there is one for 'scenario'", for: self)
    }
    console.printRaw(ScenarioSchema.json())
    return .clean
  }
}
