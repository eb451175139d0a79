import Foundation
import Gate
import Reporters
import Scenarios

/// Puts the reports of several machines together.
enum MergeCommand: Command {
  static let name = "merge"
  static let summary = "put JSON reports of shards together and judge them as one run"
  static let synopsis = "REPORT.json… [OPTIONS]"
  static let discussion = """
    Each machine audits a part with '--shard I/N' and '--output json:part-I.json'; this reads the parts, reports on all
    of them as if they had been one run, and exits as that run would have.
    """
  static let options: [Option] =
    [.flag("--frozen", "exit 3 where baseline or suppressions hold what is no longer so")]
    + Arguments.outputOptions
  static let examples = ["merge part-*.json --output sarif:a11y.sarif"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let paths = try arguments.someOperands("a JSON report")
    let delivery = try ReportDelivery(arguments)
    let results = try paths.map { try JSONReport.result(contentsOf: $0) }
    let result = try GateResult.merged(results, isFrozen: arguments.has("--frozen"))
    return delivery.deliver(result, to: console)
  }
}
