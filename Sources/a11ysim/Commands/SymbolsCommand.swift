import Gate
import LocatedJSON
import Scenarios
import SemanticTree

/// Shows what symbols without a label are called, and takes in what a device calls them.
enum SymbolsCommand: Command {
  static let name = "symbols"
  static let summary = "show what iOS says for a symbol without a label, or take in a device's list"
  static let synopsis = "[NAME…] [OPTIONS]"
  static let discussion = """
    Prints for each symbol the words that are spoken, how sure they are, their language and their source; every symbol
    that is known unless some are named. With --merge a list goes into .a11ysim/symbols.tsv, the nearest above the
    present folder or a new one in the project's, which every command reads above the words that come with a11ysim.
    The list is tab-separated, with a heading: symbol, description, locale, os ('iOS 26.1', or 'any'), and, if wanted,
    confidence ('device' unless given) and source. A row that says otherwise than a known one is a conflict, and
    nothing is written.
    """
  static let options: [Option] = [
    .value("--locale", "TAG", "the language of the screen; en unless given"),
    .value("--system", "VERSION", "the version of iOS: iOS18, 26.1, 27; 26 unless given"),
    .flag("--json", "print everything as JSON"),
    .value("--merge", "FILE", "take a device's list into the project's"),
    .flag("--replace", "with --merge: new words go before known ones"),
  ]
  static let examples = [
    "symbols heart trash", "symbols --locale de --system iOS18", "symbols --merge iphone-de.tsv",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let symbols = ProjectSymbols(for: ".")
    if let list = arguments.value("--merge") {
      try arguments.noOperand()
      let outcome = try symbols.merge(list, replaces: arguments.has("--replace"))
      console.print(
        "\(outcome.added) added, \(outcome.replaced) replaced; \(symbols.name) has \(outcome.total)")
      return .clean
    }
    if arguments.has("--replace") { throw UsageError("'--replace' needs '--merge'", for: self) }
    let catalogue = try symbols.catalogue()
    let names = arguments.operands.isEmpty ? catalogue.symbols : arguments.operands
    if let other = names.first(where: { $0.wholeMatch(of: /[A-Za-z0-9._-]+/) == nil }) {
      throw UsageError(
        "\(Quotation.quoted(other)) is no name of a symbol: write one such as 'heart.fill'", for: self)
    }
    let system = try system(arguments)
    let language = arguments.value("--locale") ?? "en"
    let entries = names.map { name in
      SymbolEntry(name, catalogue.description(of: name, language: language, system: system), for: language)
    }
    try print(entries, asJSON: arguments.has("--json"), console)
    return .clean
  }

  private static func print(_ entries: [SymbolEntry], asJSON: Bool, _ console: Console) throws {
    if asJSON { return console.printRaw(try JSONText.encode(["symbols": entries])) }
    let cells = entries.map { [$0.symbol, $0.words, $0.grade.rawValue, $0.languageText] }
    for (line, entry) in zip(TextTable.lines(cells), entries) {
      console.print(line + console.faint(entry.source.map { "  \($0)" } ?? ""))
    }
  }

  private static func system(_ arguments: Arguments) throws -> SystemVersion {
    guard let text = arguments.value("--system") else { return .iOS26 }
    guard let match = text.wholeMatch(of: /(?:[iI][oO][sS] ?)?([0-9]{1,3})(?:\.([0-9]{1,3}))?/),
      let major = Int(match.output.1)
    else {
      throw UsageError("'\(text)' is not a value of '--system': write iOS18, 26.1 or 27", for: self)
    }
    return SystemVersion(major: major, minor: match.output.2.flatMap { Int($0) } ?? 0)
  }
}

/// A symbol as it is listed.
private struct SymbolEntry: Encodable {
  var symbol, words: String
  var grade: SymbolGrade
  /// Null where the words are the symbol's name.
  var language, source: String?
  /// The language that was asked for, where no words are known in it.
  var missingLanguage: String?
  /// Whether a check may rely on the words.
  var isCertain: Bool

  init(_ symbol: String, _ description: SymbolCatalogue.Description, for wanted: String) {
    self.symbol = symbol
    words = description.text
    grade = description.grade
    language = description.language
    source = description.source.flatMap { $0.isEmpty ? nil : $0 }
    missingLanguage = description.language(otherThan: wanted) == nil ? nil : wanted
    isCertain = grade.isAssertable && missingLanguage == nil
  }

  var languageText: String {
    (language ?? "name") + (missingLanguage.map { ", none in '\($0)'" } ?? "")
  }
}
