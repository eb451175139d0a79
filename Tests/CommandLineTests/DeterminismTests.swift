import Foundation
import Testing

/// The same bytes in give the same bytes out, wherever and whenever.
@Suite struct DeterminismTests {
  private static let surroundings: [[String: String]] = [
    [:],
    ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"],
  ]

  private func outputs(_ arguments: [String]) throws -> [String] {
    let elsewhere = try TemporaryFolder()
    return try Self.surroundings.flatMap { environment in
      try [Program.project, elsewhere.url].map { folder in
        let outcome = try Program(environment: environment, folder: folder).run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
      }
    }
  }

  @Test(arguments: [
    ["speak", "--json", "--no-sound"], ["speak", "--steps", "--json", "--no-sound"], ["tree"],
    ["tree", "--json"],
    ["speak", "--no-sound", "--locale", "de"], ["audit", "--json", "--fail-on", "never"],
  ])
  func printedOutput(words: [String]) throws {
    let path = Program.scenario("checkout")
    let all = try outputs([words[0], path] + words.dropFirst())
    #expect(all[0].utf8.count > 100)
    #expect(Set(all).count == 1)
  }

  @Test(arguments: ["a.wav", "a.flac", "a.vtt"])
  func sound(name: String) throws {
    let files = try Self.surroundings.map { environment in
      let folder = try TemporaryFolder()
      let outcome = try Program(environment: environment, folder: folder.url).run(
        "speak", Program.scenario("checkout"), "--output", folder.path(name == "a.vtt" ? "a.wav" : name),
        "--captions", folder.path("a.vtt"))
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    }
    #expect(files[0].count > 100)
    #expect(files[0] == files[1])
  }

  /// Paths in the output are those that were given, so that a checkout's place does not show.
  @Test func noHostPathIsPrinted() throws {
    let outcome = try Program().run("tree", "Scenarios/checkout.json", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains(Program.project.path))
  }
}
