/// The help of the program and of each command.
@MainActor
enum HelpText {
  static var overview: String {
    let width = Commands.all.map { $0.name.count }.max() ?? 0
    let lines = Commands.all.map { "  \(padded($0.name, width))  \($0.summary)" }
    return """
      a11ysim runs a SwiftUI component without a Mac and speaks it as VoiceOver would.

      usage: a11ysim COMMAND [ARGUMENTS]

      \(lines.joined(separator: "\n"))

      'a11ysim help COMMAND' tells more. Exit codes: 0 clean, 1 findings or a failed expectation,
      2 cannot judge (bad input, something missing), 3 clean, but baseline or suppressions hold what
      is no longer so (with --frozen), 64 wrong usage.
      """
  }

  static func text(for command: any Command.Type) -> String {
    var parts = ["usage: a11ysim \(command.name) \(command.synopsis)", command.discussion]
    let options = command.options.filter { !$0.isHidden }
    if !options.isEmpty { parts.append(optionList(options)) }
    if !command.examples.isEmpty {
      parts.append("examples:\n" + command.examples.map { "  a11ysim " + $0 }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func optionList(_ options: [Option]) -> String {
    let heads = options.map { option in option.value.map { "\(option.name) \($0)" } ?? option.name }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(options, heads).map { "  \(padded($1, width))  \($0.help)" }
    return "options:\n" + lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
