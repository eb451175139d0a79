import Foundation
import SemanticTree
import Testing

@testable import Gate
@testable import Scenarios

/// Lists from devices are read as they come, and what is wrong with one has a place.
@Suite struct SymbolListTests {
  private static let heading = "symbol\tdescription\tlocale\tos\tconfidence\tsource"

  private func rows(_ bytes: some Sequence<UInt8>) throws(ScenarioError) -> [SymbolRow] {
    try SymbolListReader.rows(in: Array(bytes), named: "list.tsv").map(\.value)
  }

  private static let heart = SymbolRow(
    symbol: "heart.fill", description: "Liebe", locale: "de-DE", os: "iOS 26.1", grade: .device)

  @Test(
    "the same row in many dresses",
    arguments: [
      "symbol\tdescription\tlocale\tos\nheart.fill\tLiebe\tde-DE\tiOS 26.1\n",
      "symbol\tdescription\tlocale\tos\r\nheart.fill\tLiebe\tde_DE\tiOS 26.1\r\n\r\n",
      "\u{FEFF}symbol\tdescription\tlocale\tos\nheart.fill\tLiebe\tde-DE\tiOS 26.1",
      "OS\tSymbol\tLocale\tDescription\tConfidence\niOS 26.1\theart.fill\tde-DE\t Liebe \t\n",
      "\n\(heading)\n\nheart.fill\tLiebe\tde-DE\tiOS 26.1\tdevice\t\n   \n",
    ])
  func dresses(_ text: String) throws {
    #expect(try rows(text.utf8) == [Self.heart])
  }

  @Test func aSymbolWithoutWordsIsMarkedAsOne() throws {
    let text = "\(Self.heading)\npersona\t\ten\t\tno-description\tme\n"
    let row = try #require(try rows(text.utf8).first)
    #expect(row.grade == .noDescription && row.os == "any" && row.source == "me")
  }

  @Test(arguments: [
    ("", "list.tsv:1:1: error: expected a heading"),
    ("\n\n", "list.tsv:1:1: error: expected a heading"),
    ("hello\n", "list.tsv:1:1: error: expected one of the columns symbol, description"),
    ("symbol\tdescription\tlocale\n", "none called 'os'"),
    ("symbol\tdescription\tlocale\tos\tcolour\n", "list.tsv:1:30: error: expected one of the columns"),
    ("symbol\tdescripton\tlocale\tos\n", "did you mean 'description'?"),
    ("symbol\tsymbol\tdescription\tlocale\tos\n", "list.tsv:1:8: error: expected each column once"),
    ("H\nheart\tLove\ten\n", "list.tsv:2:1: error: expected 6 columns as in the heading, found 3"),
    ("H\nhe art\tLove\ten\tany\t\t\n", "list.tsv:2:1: error: expected the name of a symbol"),
    ("H\nheart\t\ten\tany\t\t\n", "list.tsv:2:7: error: expected the words that are spoken, found none"),
    ("H\nheart\tLove\tenglish, please\tany\t\t\n", "list.tsv:2:12: error: expected a language"),
    ("H\nheart\tLove\ten\tsoon\t\t\n", "list.tsv:2:15: error: expected a system such as iOS 26.1"),
    ("H\nheart\tLove\ten\tany\tsure\t\n", "list.tsv:2:19: error: expected one of 'device'"),
    ("H\nheart\tLove\ten\tany\tfallback\t\n", "found 'fallback'"),
    ("H\nheart\tLo\u{1B}[2Jve\ten\tany\t\t\n", "found 'Lo\\u{1B}[2Jve'"),
    ("H\n❤️\tLove\ten\tany\t\t\nheart\tLove\ten\n", "list.tsv:3:1"),
    ("H\n\tLove\ten\tany\t\t\n", "found ''"),
  ])
  func whatIsWrongHasAPlace(_ text: String, _ message: String) {
    let text = text.hasPrefix("H\n") ? Self.heading + text.dropFirst() : text
    let error = #expect(throws: ScenarioError.self) { try rows(text.utf8) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x73, 0x00], Array("symbol\tdescr".utf8) + [0xC3], [0x00, 0x01, 0x02],
    Array("symbol\tdescription\tlocale\tos\nheart\tL".utf8) + [0xE9, 0x09],
  ])
  func whatIsNoTextIsRefused(_ bytes: [UInt8]) {
    let error = #expect(throws: ScenarioError.self) { try rows(bytes) }
    #expect(error?.diagnostics.allSatisfy { $0.position != nil } == true)
  }

  @Test func aThousandMistakesAreOneReport() {
    let text = Self.heading + String(repeating: "\nx", count: 5_000)
    let error = #expect(throws: ScenarioError.self) { try rows(text.utf8) }
    #expect(error?.diagnostics.count == 100)
  }

  /// Whatever the bytes, there is an answer.
  @Test(arguments: UInt64(1)...40)
  func anyBytesHaveAnAnswer(_ seed: UInt64) {
    var state = seed
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    var bytes = Array("\(Self.heading)\nheart\tLove\ten\tany\t\t\nstar\tFavorite\ten\tiOS 26\t\t\n".utf8)
    for _ in 0..<8 { bytes[Int(next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: next()) }
    do {
      #expect(try rows(bytes).count <= 3)
    } catch {
      #expect(!error.diagnostics.isEmpty)
    }
  }
}

/// Lists are put together without loss.
@Suite struct SymbolMergeTests {
  private static func row(
    _ symbol: String, _ words: String, line: Int, in file: String = "new.tsv", grade: SymbolGrade = .device
  ) -> LocatedRow {
    let row = SymbolRow(symbol: symbol, description: words, locale: "de", os: "iOS 26", grade: grade)
    return LocatedRow(value: row, source: SourceLocation(file: file, line: line, column: 1))
  }

  private let known = [
    row("star", "Favorit", line: 2, in: "old.tsv"),
    row("heart", "Liebe", line: 3, in: "old.tsv", grade: .reported),
  ]

  @Test func rowsAreSortedAndTheSameTwiceIsOnce() throws {
    let new = [Self.row("bell", "Glocke", line: 2), Self.row("bell", "glocke", line: 3)]
    let merge = try SymbolMerge(known, with: new, replaces: false)
    #expect(merge.added == 1 && merge.replaced == 0)
    #expect(merge.sorted.map(\.description) == ["Glocke", "Liebe", "Favorit"])
  }

  @Test func mergingAgainChangesNothing() throws {
    let new = [Self.row("bell", "Glocke", line: 2), Self.row("heart", "LIEBE", line: 3)]
    let once = try SymbolMerge(known, with: new, replaces: false)
    #expect(once.replaced == 1 && once.sorted[1].grade == .device)
    let rows = once.sorted.map { LocatedRow(value: $0, source: SourceLocation(file: "old.tsv", line: 2)) }
    let twice = try SymbolMerge(rows, with: new, replaces: false)
    #expect(twice.added == 0 && twice.replaced == 0 && twice.sorted == once.sorted)
  }

  @Test func otherWordsAreAConflictUnlessTheyReplace() throws {
    let new = [Self.row("star", "Stern", line: 7), Self.row("heart", "Herz", line: 9)]
    let error = #expect(throws: ScenarioError.self) {
      _ = try SymbolMerge(known, with: new, replaces: false)
    }
    let text = error?.description ?? ""
    #expect(
      text.contains(
        "new.tsv:7:1: error: expected for star the words of old.tsv:2:1, 'Favorit', found 'Stern'"))
    #expect(text.contains("new.tsv:9:1") && text.contains("'--replace' takes the new words"))
    let merge = try SymbolMerge(known, with: new, replaces: true)
    #expect(merge.replaced == 2 && merge.sorted.map(\.description) == ["Herz", "Stern"])
  }

  @Test("a list that contradicts itself is refused", arguments: [true, false])
  func contradictions(_ replaces: Bool) {
    let new = [Self.row("bell", "Glocke", line: 2), Self.row("bell", "Klingel", line: 3)]
    let error = #expect(throws: ScenarioError.self) {
      _ = try SymbolMerge(known, with: new, replaces: replaces)
    }
    #expect(
      error?.description.contains("new.tsv:3:1: error: expected for bell the words of new.tsv:2:1") == true)
  }
}
