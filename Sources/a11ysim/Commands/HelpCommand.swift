/// Tells how the program is used.
enum HelpCommand: Command {
  static let name = "help"
  static let summary = "tell how a command is used"
  static let synopsis = "[COMMAND]"
  static let discussion = "Without a command: the list of all."
  static let options: [Option] = []
  static let examples = ["help speak"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.operands.isEmpty {
      console.print(HelpText.overview)
      return .clean
    }
    let name = try arguments.operand("the name of a command")
    guard let command = Commands.named(name) else { throw Commands.unknown(name) }
    console.print(HelpText.text(for: command))
    return .clean
  }
}
