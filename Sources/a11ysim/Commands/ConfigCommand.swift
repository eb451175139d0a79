import Foundation
import Gate
import Scenarios

/// Shows what configures an input.
enum ConfigCommand: Command {
  static let name = "config"
  static let summary = "show what configures an input, and from where"
  static let synopsis = "--resolved INPUT"
  static let discussion = """
    The nearest .a11ysim.json above an input holds for it, up to the project's folder; others hold only where a file
    names them in "extends". Prints every setting with its value and where that comes from: a file's line, a preset,
    an option of this call, or the default.
    """
  static let options: [Option] =
    [.flag("--resolved", "print every setting that holds for the input")]
    + Arguments.gateOptions.filter {
      [
        "--preset", "--fail-on", "--fail-on-review", "--config", "--max-states", "--device", "--pseudo",
        "--rtl",
      ]
      .contains($0.name)
    }
  static let examples = ["config --resolved Scenarios/checkout.json"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.has("--resolved") else {
      throw UsageError("'config' needs '--resolved' and an input", for: self)
    }
    let input = try arguments.operand("an input")
    guard FileManager.default.fileExists(atPath: input) else {
      console.printError("a11ysim: '\(input)' is not there")
      return .cannotJudge
    }
    let configuration = try GateRun(arguments.gateOptions(for: [input])).configuration(for: input)
    let width = configuration.entries.map(\.name.count).max() ?? 0
    for entry in configuration.entries {
      let name = entry.name + String(repeating: " ", count: width - entry.name.count)
      console.print("\(name)  \(entry.value)" + console.faint("  from \(entry.origin)"))
    }
    return .clean
  }
}
