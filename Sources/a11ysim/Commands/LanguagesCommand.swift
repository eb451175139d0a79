import SemanticTree
import Speech
import VoiceOver

/// Shows in which languages VoiceOver's own words are known, and how surely.
enum LanguagesCommand: Command {
  static let name = "languages"
  static let summary = "list the languages of VoiceOver's words, and whose words they are"
  static let synopsis = "[TAG] [OPTIONS]"
  static let discussion = """
    For each language: how many phrases are verified (a public table that agrees with what is heard), reported (Apple's
    word from another place, or written down by a listener), a third party's, or our own; how many of the reported are
    in doubt; which forms a number asks for; its digits; and the voice of espeak-ng. With a language's tag every
    phrase, its grade, and why it is doubtful.
    """
  static let options: [Option] = [.flag("--json", "print everything as JSON")]
  static let examples = ["languages", "languages ja", "languages pt-PT --json"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let tag = arguments.operands.first else {
      let rows = PhraseTable.all.map(LanguageCoverage.init)
      if arguments.has("--json") {
        console.printRaw(try JSONText.encode(["languages": rows]))
      } else {
        printTable(rows, console)
      }
      return .clean
    }
    let table = try PhraseBook(language: try arguments.operand("a language's tag")).main
    let phrases = PhraseID.allCases.map { PhraseEntry($0, in: table) }
    if arguments.has("--json") {
      console.printRaw(try JSONText.encode(LanguageDocument(LanguageCoverage(table), tag, phrases)))
    } else {
      printPhrases(phrases, of: table, console)
    }
    return .clean
  }

  private static func printTable(_ rows: [LanguageCoverage], _ console: Console) {
    let heading = [
      "language", "tag", "verified", "reported", "in doubt", "third party", "own", "forms", "digits", "voice",
    ]
    let lines = TextTable.lines([heading] + rows.map(\.cells), rightAligned: 2...6)
    console.print(console.emphasized(lines[0]))
    for line in lines.dropFirst() { console.print(line) }
    for row in rows {
      if let note = row.voiceNote { console.print(console.faint("\(row.tag): \(note)")) }
    }
  }

  private static func printPhrases(_ phrases: [PhraseEntry], of table: PhraseTable, _ console: Console) {
    console.print(console.emphasized("\(table.name) (\(table.language))"))
    let grades = phrases.map { $0.grade.words }
    let cells = zip(phrases, grades).map { [$0.id.rawValue, $1, ""] }
    for (phrase, cells) in zip(phrases, TextTable.lines(cells)) {
      console.print("\(cells)  \(phrase.title)" + console.faint(phrase.doubt.map { "  (\($0))" } ?? ""))
      for (category, form) in phrase.plurals.sorted(by: { $0.key < $1.key }) {
        console.print("    \(category): \(form)")
      }
    }
  }
}

/// What is known of a language.
struct LanguageCoverage: Encodable {
  var name: String
  var tag: String
  /// How many phrases have each grade.
  var verified, reported, reportedInDoubt, thirdParty, own: Int
  var pluralForms: [PluralCategory]
  var digits: String
  /// The voice's file; null where none is installed.
  var voice: String?
  /// What the voice cannot do.
  var voiceNote: String?

  init(_ table: PhraseTable) {
    let phrases = PhraseID.allCases.map { table[$0] }
    func count(_ grade: Phrase.Grade) -> Int { phrases.count { $0.grade == grade } }
    name = table.name
    tag = table.language
    verified = count(.verified)
    reported = count(.reported)
    reportedInDoubt = phrases.count { $0.grade == .reported && $0.doubt != nil }
    thirdParty = count(.thirdParty)
    own = count(.ownTranslation)
    pluralForms = table.plurals.categories
    digits = table.numbers.tenDigits
    voice = try? Voices.file(for: table.language)
    voiceNote = voice.flatMap(Voices.weakness)
  }

  var cells: [String] {
    let counts = [verified, reported, reportedInDoubt, thirdParty, own].map(String.init)
    let forms = pluralForms.map(\.rawValue).joined(separator: " ")
    return [name, tag] + counts + [forms, digits, voice ?? "none"]
  }
}

/// A phrase as it is listed.
struct PhraseEntry: Encodable {
  var id: PhraseID
  var title, running: String
  var plurals: [String: String]
  var grade: Phrase.Grade
  var doubt: String?
  /// Whether a check may rely on the words.
  var isCertain: Bool

  init(_ id: PhraseID, in table: PhraseTable) {
    let phrase = table[id]
    self.id = id
    title = phrase.title
    running = phrase.running
    plurals = Dictionary(uniqueKeysWithValues: phrase.plurals.map { ($0.rawValue, $1.running) })
    grade = phrase.grade
    doubt = phrase.doubt
    isCertain = phrase.certainty.isAssertable
  }
}

/// A language with all its phrases.
private struct LanguageDocument: Encodable {
  var language: LanguageCoverage
  /// The tag that was asked for.
  var requested: String
  var phrases: [PhraseEntry]

  init(_ language: LanguageCoverage, _ requested: String, _ phrases: [PhraseEntry]) {
    self.language = language
    self.requested = requested
    self.phrases = phrases
  }
}

extension Phrase.Grade {
  /// The grade in words.
  var words: String {
    switch self {
    case .verified: "verified"
    case .reported: "reported"
    case .thirdParty: "third party"
    case .ownTranslation: "own"
    }
  }
}
