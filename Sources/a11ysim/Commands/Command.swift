import LocatedJSON
import Scenarios

/// One command of the program: argument handling and printing, nothing else.
@MainActor
protocol Command {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// What follows the name in a call.
  static var synopsis: String { get }
  static var discussion: String { get }
  static var options: [Option] { get }
  static var examples: [String] { get }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode
}

/// The commands, in the order of help.
@MainActor
enum Commands {
  static let all: [any Command.Type] = [
    SpeakCommand.self, ExploreCommand.self, TreeCommand.self, DiffCommand.self, RecordCommand.self,
    ImportCommand.self, ExportCommand.self, PaletteCommand.self,
    AuditCommand.self, WatchCommand.self, CheckCommand.self, ReportCommand.self, AdoptCommand.self,
    BaselineCommand.self,
    MergeCommand.self, ConfigCommand.self, RulesCommand.self, ExplainCommand.self, LanguagesCommand.self,
    SymbolsCommand.self, SchemaCommand.self, DoctorCommand.self, HelpCommand.self,
  ]

  /// The command that a call names, with the words after its name.
  static func find(_ words: [String]) throws -> (any Command.Type, [String]) {
    guard let name = words.first, !["--help", "-h"].contains(name) else { return (HelpCommand.self, []) }
    if name == "--version" { return (DoctorCommand.self, ["--version-only"]) }
    if let command = named(name) { return (command, Array(words.dropFirst())) }
    throw unknown(name)
  }

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }

  static func unknown(_ name: String) -> UsageError {
    let nearest = NearestName.of(name, in: all.map { $0.name })
    return UsageError("no command '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
