/// Audits whenever a file changes.
enum WatchCommand: Command {
  static let name = "watch"
  static let summary = "audit again whenever a file changes, and tell what got better and what got worse"
  static let synopsis = "PATH [OPTIONS]"
  static let discussion = """
    Audits what is at the path, as 'audit' does, and prints its report. Whenever a Swift file or scenario there changes,
    it is audited again: what is no longer found, what is found now, and how much is as before. Source that does not
    compile is a message, and the watching goes on. Ctrl-C ends it, with exit code 0.
    """
  static let options: [Option] =
    Arguments.gateOptions + [
      .value("--runs", "NUMBER", "end after this many audits; without it, at Ctrl-C")
    ]
  static let examples = ["watch Sources/Chips/FilterChip.swift", "watch Scenarios --preset strict"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.has("--worker") {
      _ = try AuditCall(arguments).result(console)
      return .clean
    }
    return try WatchCall(arguments).carryOut(try ReportDelivery(arguments), console)
  }
}
