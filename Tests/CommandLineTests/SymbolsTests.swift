import Foundation
import TestSupport
import Testing

/// What symbols are called, and a project's own list of it.
@Suite struct SymbolsTests {
  private static let scenario = """
    {"title": "T", "screen": {"type": "button", "children": [{"type": "symbol", "name": "heart"}]}}
    """

  private struct Project {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path("Screens"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: folder.path(".git"), withIntermediateDirectories: true)
      for name in ["one", "two"] { _ = try folder.write(SymbolsTests.scenario, to: "Screens/\(name).json") }
    }

    func list(_ rows: String..., name: String = "list.tsv") throws {
      let text = (["symbol\tdescription\tlocale\tos"] + rows).joined(separator: "\n") + "\n"
      _ = try folder.write(text, to: name)
    }

    func run(_ words: String...) throws -> ChildProgram.Outcome { try Program(folder: folder.url).run(words) }

    var known: String? { try? String(contentsOfFile: folder.path(".a11ysim/symbols.tsv"), encoding: .utf8) }
  }

  @Test(arguments: [
    (["heart"], "heart  Love  verified  en  "),
    (["heart.circle"], "heart.circle  Love  inferred-variant  en"),
    (["xmark", "--locale", "de-AT"], "xmark  Schließen  verified  de  "),
    (["heart", "--locale", "ja"], "heart  Love  verified  en, none in 'ja'  "),
    (["gearshape", "--locale", "zh-TW", "--system", "iOS27"], "gearshape  齒輪形狀  verified  zh-Hant"),
    (
      ["gearshape", "--locale", "zh-CN", "--system", "27.1"],
      "gearshape  Gear shape  verified  en, none in 'zh-CN'"
    ),
    (["no.such.symbol"], "no.such.symbol  no such symbol  fallback  name\n"),
  ])
  func wordsAreShownWithGradeAndLanguage(words: [String], line: String) throws {
    let outcome = try Program().run(["symbols"] + words)
    #expect(outcome.status == 0 && outcome.output.hasPrefix(line), "\(outcome.output)\(outcome.errors)")
  }

  @Test func withoutNamesEverySymbolIsShown() throws {
    let outcome = try Program().run("symbols", "--json")
    struct Document: Decodable {
      struct Symbol: Decodable { var symbol, words, grade: String }
      var symbols: [Symbol]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
    #expect(document.symbols.count > 300)
    #expect(document.symbols.map(\.symbol) == document.symbols.map(\.symbol).sorted())
  }

  @Test func aDevicesListGoesBeforeOurs() throws {
    let project = try Project()
    try project.list("heart\tHerz\tde\tiOS 26", "heart\tHeart\ten\tiOS 26")
    let merged = try project.run("symbols", "--merge", "list.tsv")
    #expect(merged.output == "2 added, 0 replaced; .a11ysim/symbols.tsv has 2\n", "\(merged.errors)")
    #expect(
      project.known == """
        symbol\tdescription\tlocale\tos\tconfidence\tsource
        heart\tHerz\tde\tiOS 26\tdevice\t
        heart\tHeart\ten\tiOS 26\tdevice\t

        """)
    #expect(try project.run("symbols", "heart", "--locale", "de").output.hasPrefix("heart  Herz  device  de"))
    let speech = try project.run("speak", "Screens/one.json", "--no-sound", "--locale", "de")
    #expect(speech.output.contains("Herz, Taste"), "\(speech.output)\(speech.errors)")
    let tree = try project.run("tree", "Screens/one.json").output
    #expect(tree.contains("label from symbol heart (device)"))
    // Worker processes read it too.
    for jobs in ["1", "2"] {
      let audit = try project.run("audit", "Screens", "--json", "--jobs", jobs)
      #expect(audit.output.contains("Heart") && !audit.output.contains("Love"), "\(audit.errors)")
    }
    let again = try project.run("symbols", "--merge", "list.tsv")
    #expect(again.output == "0 added, 0 replaced; .a11ysim/symbols.tsv has 2\n")
  }

  /// An English word is neither voiced in German nor certain.
  @Test func aWordInAnotherLanguageIsMarked() throws {
    let project = try Project()
    let speech = try project.run(
      "speak", "Screens/one.json", "--no-sound", "--locale", "de", "--register", "speech")
    #expect(speech.output.contains("Love [en, ") && speech.output.contains("Taste [de, "), "\(speech.output)")
    let tree = try project.run("tree", "Screens/one.json", "--locale", "de").output
    #expect(tree.contains("label from symbol heart (verified, known in 'en' only)"))
  }

  @Test func conflictsAreToldAndNothingIsWritten() throws {
    let project = try Project()
    try project.list("heart\tHerz\tde\tiOS 26")
    _ = try project.run("symbols", "--merge", "list.tsv")
    let before = project.known
    try project.list("bell\tGlocke\tde\tiOS 26", "heart\tLiebe\tde\tiOS 26", name: "other.tsv")
    let refused = try project.run("symbols", "--merge", "other.tsv")
    #expect(refused.status == 2 && refused.output.isEmpty && project.known == before)
    #expect(
      refused.errors.contains(
        "other.tsv:3:1: error: expected for heart the words of .a11ysim/symbols.tsv:2:1, 'Herz', found 'Liebe'"
      ),
      "\(refused.errors)")
    let replaced = try project.run("symbols", "--merge", "other.tsv", "--replace")
    #expect(replaced.output == "1 added, 1 replaced; .a11ysim/symbols.tsv has 2\n")
    #expect(project.known?.contains("Liebe") == true)
  }

  @Test func aListThatCannotBeReadCostsNothing() throws {
    let project = try Project()
    try project.list("heart\tHerz")
    let refused = try project.run("symbols", "--merge", "list.tsv")
    #expect(refused.status == 2 && refused.errors.contains("list.tsv:2:1: error: expected 4 columns"))
    #expect(project.folder.contents == [".git", "Screens", "list.tsv"])
    let missing = try project.run("symbols", "--merge", "lost.tsv")
    #expect(missing.status == 2 && missing.errors.contains("did you mean 'list.tsv'?"), "\(missing.errors)")
    let folder = try project.run("symbols", "--merge", "Screens")
    #expect(folder.status == 2 && folder.errors.contains("found a folder"))
  }

  @Test func aBrokenListOfTheProjectIsNoVerdict() throws {
    let project = try Project()
    try FileManager.default.createDirectory(
      atPath: project.folder.path(".a11ysim"), withIntermediateDirectories: true)
    _ = try project.folder.write("symbol\theart\n", to: ".a11ysim/symbols.tsv")
    for words in [["speak", "Screens/one.json", "--no-sound"], ["audit", "Screens"], ["symbols"]] {
      let outcome = try Program(folder: project.folder.url).run(words)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.errors.contains(".a11ysim/symbols.tsv:1:8: error: "), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    (["symbols", "--system", "soon"], "'soon' is not a value of '--system'"),
    (["symbols", "--replace"], "'--replace' needs '--merge'"),
    (["symbols", "heart", "--merge", "x.tsv"], "'heart' is too many"),
  ])
  func wrongUse(words: [String], message: String) throws {
    let outcome = try Program().run(words)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
  }
}
