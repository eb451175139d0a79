import SourceMessages
import Testing

@testable import SourceRunner

/// What a person reads whose source cannot be run.
@Suite struct MissingNamesTests {
  private static func message(_ line: Int, _ text: String) -> CompilerMessage {
    CompilerMessage(copy: "A.swift", line: line, column: 3, text: text)
  }

  private static func text(_ errors: [CompilerMessage]) -> [String] {
    MissingNames(errors, named: ["A.swift": "Views/A.swift"]).description.split(separator: "\n").map(
      String.init)
  }

  @Test func namesStandByKindAndTheMostFrequentFirst() {
    let lines = Self.text([
      Self.message(1, "no such module 'Kingfisher'"), Self.message(4, "cannot find 'KFImage' in scope"),
      Self.message(5, "cannot find type 'Theme' in scope"), Self.message(6, "cannot find 'Theme' in scope"),
      Self.message(7, "value of type 'some View' has no member 'glow'"),
      Self.message(8, "type 'Color' has no member 'brand'"),
      Self.message(9, "generic parameter 'V' could not be inferred"),
    ])
    #expect(
      lines.prefix(9) == [
        "the source cannot be run without 5 names that are not known here:", "  modules that are not here:",
        "    Kingfisher  Views/A.swift:1:3", "  types, functions and values:",
        "    Theme  Views/A.swift:5:3, Views/A.swift:6:3", "    KFImage  Views/A.swift:4:3",
        "  modifiers and other members:", "    some View.glow  Views/A.swift:7:3",
        "    Color.brand  Views/A.swift:8:3",
      ])
    #expect(lines.contains { $0.contains("may come from Kingfisher") })
    #expect(lines.contains { $0.contains("give a folder that holds it too") })
    #expect(!lines.contains { $0.contains("could not be inferred") })
  }

  @Test func manyPlacesAndNamesAreCounted() {
    let frequent = (1...5).map { Self.message($0, "cannot find 'Theme' in scope") }
    let others = (1...12).map { Self.message($0, "cannot find 'Type\($0)' in scope") }
    let lines = Self.text(others + frequent)
    #expect(
      lines[2] == "    Theme  Views/A.swift:1:3, Views/A.swift:2:3, Views/A.swift:3:3 and 2 more places")
    #expect(lines[14] == "    and 1 more name")
  }

  @Test func otherErrorsAreToldAsTheyAre() {
    let lines = Self.text([Self.message(9, "generic parameter 'V' could not be inferred")])
    #expect(
      lines == [
        "the source does not compile:",
        "  Views/A.swift:9:3: error: generic parameter 'V' could not be inferred",
      ])
  }
}
