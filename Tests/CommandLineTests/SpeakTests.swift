import Foundation
import Testing

@Suite struct SpeakTests {
  @Test(arguments: ["checkout", "restaurants", "filter-bar", "design-system-chips"])
  func demosAreSpoken(scenario: String) throws {
    let outcome = try Program().run("speak", Program.relative(scenario), "--no-sound")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expectGolden(outcome.output, "speak-\(scenario).txt")
  }

  @Test(arguments: ["checkout", "restaurants", "filter-bar", "design-system-chips"])
  func stepsArePlayed(scenario: String) throws {
    let outcome = try Program().run("speak", Program.relative(scenario), "--steps", "--no-sound")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    try expectGolden(outcome.output, "steps-\(scenario).txt")
  }

  /// What the first issue of the project asked to hear.
  @Test func checkoutTellsWhatIsSaidAndWhatIsSilent() throws {
    let steps = try Program().run("speak", Program.scenario("checkout"), "--steps", "--no-sound").output
    let lines = steps.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("says: Shipping, Standard, button, Opens the list"))
    #expect(lines.contains("says: selected, Standard, button"))
    #expect(lines.contains("not announced: footnote is now 'Delivery: Overnight'"))
    #expect(!steps.contains("says: Delivery: Overnight"))
  }

  @Test(arguments: ["legend", "speech"])
  func registersArePrinted(register: String) throws {
    let outcome = try Program().run(
      "speak", Program.scenario("checkout"), "--no-sound", "--register", register)
    try expectGolden(outcome.output, "speak-checkout-\(register).txt")
  }

  @Test func germanWordsAreGerman() throws {
    let outcome = try Program().run("speak", Program.scenario("checkout"), "--no-sound", "--locale", "de")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Shipping, Standard, Taste"))
  }

  @Test func anUnknownLanguageIsAnErrorUnlessAFallbackIsAskedFor() throws {
    let refused = try Program().run("speak", Program.scenario("checkout"), "--no-sound", "--locale", "tlh")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("'tlh'"))
    let folder = try TemporaryFolder()
    let spoken = try Program().run(
      "speak", Program.scenario("checkout"), "--locale", "tlh", "--fallback-language", "en", "--output",
      folder.path("a.wav"))
    #expect(spoken.status == 0, "\(spoken.errors)")
    #expect(spoken.output.contains("Shipping, Standard, button"))
    #expect(folder.contents == ["a.wav"])
  }

  @Test(arguments: ["wav", "flac", "ogg", "mp3"])
  func soundFilesAreWritten(format: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program().run(
      "speak", Program.scenario("checkout"), "--output", folder.path("a.\(format)"), "--captions",
      folder.path("a.vtt"), "--rate", "60%")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.contents == ["a.\(format)", "a.vtt"].sorted())
    let captions = try String(contentsOfFile: folder.path("a.vtt"), encoding: .utf8)
    #expect(captions.hasPrefix("WEBVTT\n"))
    #expect(captions.contains("Shipping, Standard, button, Opens the list"))
  }

  @Test func withoutADeviceTheSpeechGoesToReports() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program(folder: folder.url).run("speak", Program.scenario("checkout"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    if outcome.errors.contains("no sound device") {
      #expect(outcome.errors.contains("Reports/checkout.wav"))
      #expect(folder.contents == ["Reports"])
    }
  }

  @Test func aFailedExpectationGivesOneAndADifference() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"title": "T", "screen": {"type": "text", "text": "Hello"},
       "steps": [{"do": "next", "expect": [{"says": "Goodbye"}]}]}
      """, to: "t.json")
    let outcome = try Program().run("speak", path, "--steps", "--no-sound")
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("FAILED at \(path):2:38: expected: VoiceOver says"))
    #expect(outcome.output.contains("- Goodbye"))
    #expect(outcome.output.contains("+ Hello"))
  }

  @Test func aStepThatCannotBeDoneEndsTheReportAndGivesTwo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"title": "T", "screen": {"type": "text", "text": "Hello"},
       "steps": [{"do": "next"}, {"activate": "Helo"}, {"do": "read"}]}
      """, to: "t.json")
    let outcome = try Program().run("speak", path, "--steps", "--no-sound")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("next\n  says: Hello\n  (sound: boundary)\n"), "\(outcome.output)")
    #expect(
      outcome.errors == """
        \(path):2:28: error: expected an element with label 'Helo' that can be reached, found none; did you mean \
        'Hello'?
        step 2, activate 'Helo', could not be done; what follows was not played

        """)
  }

  @Test func whatIsNotCertainIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"title": "T", "screen": {"type": "symbol", "name": "gearshape"}}"#, to: "t.json")
    let outcome = try Program().run("speak", path, "--no-sound")
    #expect(outcome.output.contains("not certain: 'gearshape': the symbol seems to have no description"))
  }
}
