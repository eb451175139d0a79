import Gate
import LocatedJSON
import Reporters
import Scenarios

/// Prints the JSON Schema of a kind of file.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "print the JSON Schema of scenarios, configurations, baselines or reports"
  static let synopsis = "scenario|config|baseline|report"
  static let discussion = """
    Editors that know JSON Schema complete and check scenario files by it. The same schema lies beside the
    scenarios as Scenarios/scenario.schema.json; a file names it in "$schema".
    """
  static let options: [Option] = []
  private static let kinds = ["scenario", "config", "baseline", "report"]
  static let examples = ["schema scenario > Scenarios/scenario.schema.json", "schema config"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let kind = try arguments.operand("the kind of file: \(Self.kinds.joined(separator: ", "))")
    switch kind {
    case "scenario": console.printRaw(ScenarioSchema.json())
    case "config": console.printRaw(ConfigurationSchema.json())
    case "report": console.printRaw(ReportSchema.json())
    case "baseline": console.printRaw(BaselineSchema.json())
    default:
      let advice =
        NearestName.suggestion(for: kind, in: kinds) ?? "there are \(kinds.joined(separator: ", "))"
      throw UsageError("no schema '\(kind)'; \(advice)", for: self)
    }
    return .clean
  }
}
