import Foundation

/// The program: finds the command, runs it, and turns whatever went wrong into a message and an exit code.
@main
enum A11ysim {
  @MainActor
  static func main() {
    holdStandardFiles()
    let console = Console.standard
    let code = run(Array(CommandLine.arguments.dropFirst()), console)
    console.flush()
    if let failure = console.failure {
      console.printError("a11ysim: the results could not be written: \(failure)")
      exit(ExitCode.cannotJudge.rawValue)
    }
    exit(code.rawValue)
  }

  /// Opens what is closed of the three standard files, so that no other file takes their place; writing to it
  /// still fails.
  private static func holdStandardFiles() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
  }

  @MainActor
  static func run(_ words: [String], _ console: Console) -> ExitCode {
    do {
      let (command, rest) = try Commands.find(words)
      if rest.contains("--help") || rest.contains("-h") {
        console.print(HelpText.text(for: command))
        return .clean
      }
      return try command.run(try Arguments(rest, for: command), console)
    } catch let error as UsageError {
      console.printError("a11ysim: \(error.message)\n\(error.advice)")
      return .usage
    } catch {
      console.printError(Failure.message(for: error))
      return .cannotJudge
    }
  }
}

/// What the exit code of the program says.
enum ExitCode: Int32 {
  case clean = 0
  /// Findings at or above the bar, or an expectation that failed.
  case findings = 1
  /// Bad input or configuration, or something that is not installed.
  case cannotJudge = 2
  /// Clean, but the baseline or the suppressions hold what is no longer so; only where that is asked for.
  case staleLedger = 3
  case usage = 64
}
