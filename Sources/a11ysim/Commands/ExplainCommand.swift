import Scenarios
import Auditor

/// Tells what a rule asks for, whom it helps and on what it looks.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "tell what a rule asks for, with examples"
  static let synopsis = "RULE"
  static let discussion =
    "Other tools' names of a rule are known too. The examples are the ones that the rule is tested with."
  static let options: [Option] = []
  static let examples = ["explain text-contrast"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = try arguments.operand("the name of a rule")
    guard let rule = Rules.named(name) else { throw unknown(name) }
    let info = rule.info
    console.print(console.emphasized(info.id) + "  \(info.impact.name), since \(info.since)")
    console.print(info.summary)
    console.print("")
    print("WCAG 2.2", info.wcag, to: console)
    print("EN 301 549", info.en301549, to: console)
    print("Human Interface Guidelines", info.hig.map { [$0] } ?? [], to: console)
    print("looked at over", Axis.allCases.filter(info.axes.contains).map(\.rawValue), to: console)
    print("also known as", info.aliases, to: console)
    console.print("")
    console.print("examples:")
    for example in rule.examples {
      let outcomes = example.outcomes.map(\.rawValue).joined(separator: ", ")
      console.print("  \(example.title): \(outcomes.isEmpty ? "nothing to judge" : outcomes)")
    }
    return .clean
  }

  private static func print(_ topic: String, _ words: [String], to console: Console) {
    if !words.isEmpty { console.print("\(topic): \(words.joined(separator: ", "))") }
  }

  private static func unknown(_ name: String) -> UsageError {
    let known = Rules.all.flatMap { [$0.info.id] + $0.info.aliases }
    let nearest = NearestName.of(name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("no rule '\(name)'\(nearest)", for: self)
  }
}
