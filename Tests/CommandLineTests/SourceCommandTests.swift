import Foundation
import TestSupport
import Testing

/// Swift source as the input of commands.
@Suite(.serialized)
struct SourceCommandTests {
  private static let chip = """
    import SwiftUI

    struct Chip: View {
      let title: String
      @State private var isOn = false

      var body: some View {
        Button(title) { isOn.toggle() }
          .accessibilityAddTraits(isOn ? .isSelected : [])
          .frame(minWidth: 60, minHeight: 44)
      }
    }

    #Preview("Vegan") { Chip(title: "Vegan") }
    #Preview("Icon") { Button { } label: { Image(systemName: "xmark") }.frame(width: 20, height: 20) }
    """

  /// Runs the program in a folder with files.
  private static func run(
    _ words: [String], with files: [String: String] = ["Chip.swift": chip]
  ) throws -> ChildProgram.Outcome {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try text.write(to: folder.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    var program = Program(folder: folder.url)
    program.environment = ["A11YSIM_CACHE": cache.path]
    return try program.run(words)
  }

  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11ysim-command-tests-\(ProcessInfo.processInfo.processIdentifier)")

  @Test
  func allPreviewsAreSpoken() throws {
    let outcome = try Self.run(["speak", "Chip.swift", "--no-sound"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Chip: Vegan"))
    #expect(outcome.output.contains("1  Vegan, button"))
    #expect(outcome.output.contains("Chip: Icon"))
  }

  @Test(arguments: [["--preview", "Vegan", "Chip.swift"], ["Chip.swift#Vegan"]])
  func aPreviewIsChosen(words: [String]) throws {
    let outcome = try Self.run(["tree"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Vegan"))
  }

  @Test
  func oneScreenMustBeChosen() throws {
    let outcome = try Self.run(["tree", "Chip.swift"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("choose one with '--preview' (Vegan, Icon)"))
  }

  @Test
  func unknownPreviewsHaveNeighbours() throws {
    let outcome = try Self.run(["tree", "Chip.swift", "--preview", "Vegen"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean 'Vegan'?"))
  }

  @Test
  func findingsStandAtTheSource() throws {
    let outcome = try Self.run(["audit", "Chip.swift", "--output", "json:-"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"Chip.swift#Icon\""))
    #expect(outcome.output.contains(/"line" ?: 15/))
  }

  @Test
  func stepsPlayOnSource() throws {
    let scenario = """
      { "title": "Chip", "source": "Chip.swift", "preview": "Vegan",
        "steps": [ { "activate": { "label": "Vegan" }, "expect": [ { "says": "Vegan", "where": "selected" } ] } ] }
      """
    let plain = scenario.replacingOccurrences(
      of: ", \"expect\": [ { \"says\": \"Vegan\", \"where\": \"selected\" } ]", with: "")
    let outcome = try Self.run(
      ["speak", "chip.json", "--steps", "--no-sound"], with: ["Chip.swift": Self.chip, "chip.json": plain])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("selected"))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    var words: [String]
    var message: String
    var testDescription: String { name }
  }

  static let mistakes = [
    Mistake(
      name: "no Swift", files: ["A.swift": "struct A {\n  let x = (1\n}"], words: ["speak", "A.swift"],
      message: "A.swift:2:"),
    Mistake(
      name: "nothing to show",
      files: ["A.swift": "import SwiftUI\nstruct A: View { let t: String; var body: some View { Text(t) } }"],
      words: ["speak", "A.swift"], message: "A (needs t)"),
    Mistake(
      name: "no file", files: [:], words: ["speak", "A.swift"],
      message: "A.swift: error: the file is not there"),
    Mistake(
      name: "bytes", files: ["A.swift": "\u{0}\u{1}"], words: ["speak", "A.swift"], message: "A.swift"),
    Mistake(
      name: "a scenario without its source",
      files: ["s.json": "{ \"title\": \"S\", \"source\": \"B.swift\" }"],
      words: ["speak", "s.json"], message: "s.json:1:27: error"),
    Mistake(
      name: "a screen and source",
      files: [
        "s.json":
          "{ \"title\": \"S\", \"source\": \"B.swift\", \"screen\": { \"type\": \"text\", \"text\": \"a\" } }"
      ],
      words: ["speak", "s.json"], message: "no 'screen' beside 'source'"),
    Mistake(
      name: "code that dies", files: ["A.swift": "import SwiftUI\n#Preview { Text([String]()[1]) }"],
      words: ["speak", "A.swift"], message: "A.swift:2"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreLocated(_ mistake: Mistake) throws {
    let outcome = try Self.run(mistake.words + ["--no-sound"], with: mistake.files)
    #expect(outcome.status == 2)
    #expect((outcome.errors + outcome.output).contains(mistake.message), "\(outcome.errors)")
  }

  /// One file that cannot be looked at does not keep the others from it.
  @Test
  func othersAreStillAudited() throws {
    let outcome = try Self.run(
      ["audit", "A.swift", "Chip.swift"], with: ["A.swift": "struct A {", "Chip.swift": Self.chip])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("A.swift:1:"))
    #expect(outcome.output.contains("Chip.swift"))
  }

  /// A generated file of megabytes would keep the compiler busy for minutes.
  @Test
  func largeFilesAreRefused() throws {
    let rows = (0..<60_000).map {
      "  static let name\($0) = \"some generated text that nobody reads, number \($0)\"\n"
    }
    let text = "import SwiftUI\nenum Generated {\n\(rows.joined())}\n#Preview { Text(Generated.name7) }\n"
    let outcome = try Self.run(["speak", "Large.swift", "--no-sound"], with: ["Large.swift": text])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Large.swift:1:1: error: the file has \(text.utf8.count) bytes"))
  }
}
