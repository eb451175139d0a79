import Foundation
import Testing

/// Whatever is handed over, the program answers with exit code 2 and a message, never with a crash.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("not JSON", "hello", ":1:1: error"),
    ("empty", "", ":1:1: error"),
    ("cut off", #"{"title": "T", "screen": {"type": "te"#, ":1:"),
    ("wrong type", #"{"title": 5, "screen": {"type": "text", "text": "a"}}"#, ":1:11: error: $.title"),
    ("unknown component", #"{"title": "T", "screen": {"type": "txet", "text": "a"}}"#, "did you mean"),
    ("unknown key", #"{"titel": "T", "screen": {"type": "text", "text": "a"}}"#, "did you mean"),
    ("repeated key", #"{"title": "T", "title": "U", "screen": {"type": "text", "text": "a"}}"#, "title"),
    ("lone surrogate", #"{"title": "\ud800", "screen": {"type": "text", "text": "a"}}"#, ":1:"),
    ("NaN", #"{"title": "T", "screen": {"type": "text", "text": "a", "opacity": NaN}}"#, ":1:"),
    (
      "negative size", #"{"title": "T", "screen": {"type": "text", "text": "a", "frame": {"width": -5}}}"#,
      "-5"
    ),
  ])
  func isRefusedWithAPlace(name: String, text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "bad.json")
    for command in [["speak", path, "--no-sound"], ["tree", path]] {
      let outcome = try Program().run(command)
      #expect(outcome.status == 2, "\(name): \(outcome.output)\(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(message), "\(name): \(outcome.errors)")
      #expect(outcome.errors.contains("bad.json"))
    }
  }

  @Test func duplicateIdentitiesAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"title": "T", "screen": {"type": "vstack", "children": [
        {"type": "text", "text": "a", "id": "x"}, {"type": "text", "text": "b", "id": "x"}]}}
      """, to: "twice.json")
    let outcome = try Program().run("tree", path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("twice.json:2:"), "\(outcome.errors)")
  }

  @Test(arguments: [300, 10_000])
  func deepNestingIsRefused(depth: Int) throws {
    let folder = try TemporaryFolder()
    let open = String(repeating: #"{"type": "vstack", "children": ["#, count: depth)
    let close = String(repeating: "]}", count: depth)
    let path = try folder.write(#"{"title": "T", "screen": \#(open)\#(close)}"#, to: "deep.json")
    let outcome = try Program().run("speak", path, "--no-sound")
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("deep.json:1:"))
  }

  @Test func aHugeStringIsRefused() throws {
    let folder = try TemporaryFolder()
    let huge = String(repeating: "a", count: 2_000_000)
    let path = try folder.write(#"{"title": "\#(huge)", "screen": {"type": "divider"}}"#, to: "huge.json")
    let outcome = try Program().run("speak", path, "--no-sound")
    #expect(outcome.status == 2)
    #expect(outcome.errors.utf8.count < 1_000)
  }

  @Test func aMissingFileIsNamed() throws {
    let outcome = try Program().run("speak", "nowhere/at-all.json", "--no-sound")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nowhere/at-all.json"))
  }

  @Test(arguments: [
    ("typeSize=huge", "typeSize"), ("apearance=dark", "did you mean"), ("dark", "key=value"),
    ("width=-3", "-3"),
  ])
  func anUnknownEnvironmentIsRefused(override: String, message: String) throws {
    let outcome = try Program().run(
      "speak", Program.scenario("checkout"), "--no-sound", "--env", override)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  // MARK: - Output that cannot be written

  @Test(arguments: [("a.wav", "--output"), ("a.vtt", "--captions")])
  func oneFileCannotServeTwoPurposes(name: String, option: String) throws {
    let folder = try TemporaryFolder()
    let text = #"{"title": "T", "screen": {"type": "text", "text": "a"}}"#
    let path = try folder.write(text, to: name)
    let outcome = try Program(folder: folder.url).run("speak", path, option, "./\(name)")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("cannot be both the scenario and \(option)"), "\(outcome.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func aReportsFolderThatCannotBeMadeIsExplained() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"title": "T", "screen": {"type": "text", "text": "a"}}"#, to: "t.json")
    _ = try folder.write("", to: "Reports")
    let outcome = try Program(folder: folder.url).run("speak", path)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("Reports/t.wav") && outcome.errors.contains("name a file with '--output'"),
      "\(outcome.errors)")
  }

  @Test func aLocaleWithoutWordsIsLocated() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"title": "T", "environment": {"locale": "fi"}, "screen": {"type": "text", "text": "a"}}"#,
      to: "t.json")
    let outcome = try Program().run("speak", path, "--no-sound")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("\(path):1:42: error: VoiceOver's words are not known"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--fallback-language"))
  }

  @Test func anUnwritableFolderIsNamed() throws {
    let outcome = try Program().run(
      "speak", Program.scenario("checkout"), "--output", "/nowhere/at/all.wav")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("/nowhere/at/all.wav"), "\(outcome.errors)")
  }

  @Test func anUnknownKindOfSoundIsRefused() throws {
    let outcome = try Program().run("speak", Program.scenario("checkout"), "--output", "a.aiff")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".mp3"), "\(outcome.errors)")
  }

  #if os(Linux)
    @Test func resultsThatCannotBeWrittenAreAnError() throws {
      let outcome = try Program().run(["schema", "scenario"], shell: "exec > /dev/full;")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("could not be written"))
    }

    /// No disk is filled: a limit on file sizes ends the writing half way in the same manner.
    @Test(arguments: ["wav", "flac"])
    func aFullDiskLeavesNoPartialFile(format: String) throws {
      let folder = try TemporaryFolder()
      let program = Program(environment: ["XDG_RUNTIME_DIR": folder.url.path])
      let outcome = try program.run(
        ["speak", Program.scenario("checkout"), "--output", folder.path("a.\(format)")],
        shell: "trap '' XFSZ; ulimit -f 40;")
      #expect(outcome.status == 2, "\(outcome.status) \(outcome.errors)")
      #expect(folder.contents.filter { $0.hasSuffix(format) } == [])
      #expect(outcome.errors.contains("a.\(format)"), "\(outcome.errors)")
    }
  #endif
}
