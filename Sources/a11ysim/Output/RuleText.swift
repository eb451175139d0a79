import Auditor
import Reporters
import Scenarios

/// A rule's documentation for a reader at a terminal.
@MainActor
enum RuleText {
  static func print(_ rule: any Rule.Type, to console: Console) {
    let info = rule.info
    let off = info.isOnByDefault ? "" : ", off unless a configuration switches it on"
    console.print(console.emphasized(info.id) + "  \(info.impact.name), since \(info.since)\(off)")
    console.print(info.summary)
    console.print("")
    print("WCAG 2.2", info.wcag, to: console)
    print("EN 301 549", info.en301549, to: console)
    print("Human Interface Guidelines", info.hig.map { [$0] } ?? [], to: console)
    print("looked at over", Axis.allCases.filter(info.axes.contains).map(\.rawValue), to: console)
    print("not measured where what is left out changes", info.dependsOn.sorted().map(\.name), to: console)
    print("also known as", info.aliases, to: console)
    print("speaks in place of", info.subsumes.sorted(), to: console)
    printOptions(of: info, to: console)
    console.print("")
    console.print("examples:")
    for example in rule.examples {
      let outcomes = example.outcomes.map(\.rawValue).joined(separator: ", ")
      console.print("  \(example.title): \(outcomes.isEmpty ? "nothing to judge" : outcomes)")
    }
    console.print("")
    console.print(
      """
      to switch it off, in .a11ysim.json: { "rules": { "\(info.id)": "off" } }
      to live with one finding, at its component in the scenario:
        "a11ysim": { "allow": [{ "rule": "\(info.id)", "reason": "why, in some words" }] }
      """)
  }

  private static func print(_ topic: String, _ words: [String], to console: Console) {
    if !words.isEmpty { console.print("\(topic): \(words.joined(separator: ", "))") }
  }

  private static func printOptions(of info: RuleInfo, to console: Console) {
    guard !info.options.isEmpty else { return }
    console.print("options:")
    for option in info.options {
      let (low, high) = (number(option.range.lowerBound), number(option.range.upperBound))
      let stop = option.summary.hasSuffix(".") ? "" : "."
      console.print(
        "  \(option.name): \(option.summary)\(stop) From \(low) to \(high), \(number(option.standard)) unless given."
      )
    }
  }

  private static func number(_ value: Double) -> String { EnvironmentText.length(value) }
}
