import Auditor

/// Lists the rules.
enum RulesCommand: Command {
  static let name = "rules"
  static let summary = "list the rules that audit looks for"
  static let synopsis = ""
  static let discussion = "'a11ysim explain RULE' tells more about one."
  static let options: [Option] = []
  static let examples = ["rules"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.noOperand()
    let width = Rules.all.map { $0.info.id.count }.max() ?? 0
    for rule in Rules.all {
      let padding = String(repeating: " ", count: width - rule.info.id.count)
      let criteria = rule.info.wcag.isEmpty ? "" : "  WCAG \(rule.info.wcag.joined(separator: ", "))"
      console.print("\(rule.info.id)\(padding)  \(rule.info.impact.name)\(criteria)")
    }
    return .clean
  }
}
