import Foundation
import TestSupport
import Testing

/// `explore` on a terminal.
@Suite(.serialized) struct ExploreTerminalTests {
  private static let caption = "Shipping, Standard, button, Opens the list"

  private func terminal(
    _ arguments: [String] = ["--no-sound"], environment: [String: String] = [:], columns: Int = 80,
    lines: Int = 24
  ) throws -> PseudoTerminal {
    // Swift's crash reports would wait for a key.
    let variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"].merging(
      environment
    ) { $1 }
    return try PseudoTerminal(
      Program.binary.path, ["explore", Program.scenario("checkout")] + arguments,
      environment: Program(environment: variables).variables, columns: columns, lines: lines)
  }

  private func shows(_ text: String, _ terminal: PseudoTerminal, _ columns: Int = 80, _ lines: Int = 24)
    -> Bool
  {
    terminal.wait { ScreenText($0, columns: columns, lines: lines).text.contains(text) }
  }

  @Test func arrowsMoveTheCursorAndTheCaptionSaysWhatIsHeard() throws {
    let terminal = try terminal()
    #expect(shows("▶┃Checkout", terminal))
    terminal.send("\u{1B}[C")
    #expect(shows("▶┃[Shipping", terminal))
    let screen = ScreenText(terminal.output, columns: 80, lines: 24)
    #expect(screen.text.contains(Self.caption))
    #expect(screen.unknown.isEmpty)
    terminal.send("\r")
    #expect(shows("4 elements", terminal))
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
  }

  // MARK: - Giving the terminal back

  enum Ending: CaseIterable {
    case quit, controlC, controlD, interrupt, terminate, hangUp, abort
  }

  @Test(arguments: Ending.allCases, [false, true])
  func theTerminalIsGivenBack(ending: Ending, isPlain: Bool) throws {
    let terminal = try terminal(isPlain ? ["--no-sound", "--plain"] : ["--no-sound"])
    let before = terminal.settings
    #expect(terminal.wait { $0.contains("Checkout") })
    #expect(terminal.settings != before)
    #expect(end(terminal, ending) == (Self.status(of: ending)))
    #expect(terminal.settings == before)
    #expect(terminal.output.hasSuffix("\u{1B}[?1049l") != isPlain)
  }

  private func end(_ terminal: PseudoTerminal, _ ending: Ending) -> Int32? {
    switch ending {
    case .quit: terminal.send("q")
    case .controlC: terminal.send("\u{03}")
    case .controlD: terminal.send("\u{04}")
    case .interrupt: kill(terminal.processIdentifier, SIGINT)
    case .terminate: kill(terminal.processIdentifier, SIGTERM)
    case .hangUp: kill(terminal.processIdentifier, SIGHUP)
    case .abort: kill(terminal.processIdentifier, SIGABRT)
    }
    return terminal.waitForEnd()
  }

  private static func status(of ending: Ending) -> Int32 {
    switch ending {
    case .quit, .controlC, .controlD: 0
    case .interrupt: -SIGINT
    case .terminate: -SIGTERM
    case .hangUp: -SIGHUP
    case .abort: -SIGABRT
    }
  }

  @Test func anErrorLeavesTheTerminalAlone() throws {
    let terminal = try PseudoTerminal(
      Program.binary.path, ["explore", "missing.json"],
      environment: Program(environment: ["TERM": "xterm"]).variables)
    let before = terminal.settings
    #expect(terminal.waitForEnd() == 2)
    #expect(terminal.settings == before)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  /// A shell with job control suspends and resumes the program, as for a user.
  @Test(arguments: ["\u{1A}", nil]) func suspendedTheTerminalIsTheShells(key: String?) throws {
    let variables = ["TERM": "xterm", "LANG": "C.UTF-8", "PROGRAM": Program.binary.path]
    let script = """
      set -m; "$PROGRAM" explore '\(Program.scenario("checkout"))' --no-sound
      echo suspended; read line; fg; echo over; stty -a
      """
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", script], environment: Program(environment: variables).variables)
    let before = terminal.settings
    #expect(shows("▶┃Checkout", terminal))
    if let key { terminal.send(key) } else { suspend(childOf: terminal.processIdentifier) }
    #expect(terminal.wait { $0.contains("suspended") })
    #expect(terminal.settings == before)
    let length = terminal.output.count
    terminal.send("go on\n")
    #expect(
      terminal.wait {
        ScreenText(String($0.dropFirst(length)), columns: 80, lines: 24).text.contains("▶┃Checkout")
      })
    #expect(terminal.settings != before)
    terminal.send("\u{1B}[C")
    #expect(terminal.wait { $0.contains(Self.caption) })
    terminal.send("q")
    #expect(terminal.wait { $0.contains("over") })
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.settings == before)
  }

  private func suspend(childOf shell: pid_t) {
    let children = try? ChildProgram.run("/usr/bin/pgrep", ["-P", "\(shell)"])
    for child in (children?.output ?? "").split(separator: "\n").compactMap({ pid_t($0) }) {
      kill(child, SIGTSTP)
    }
  }

  // MARK: - Sizes

  @Test func anotherSizeIsDrawnAnew() throws {
    let terminal = try terminal()
    #expect(shows("▶┃Checkout", terminal))
    let length = terminal.output.count
    terminal.resize(columns: 120, lines: 50)
    #expect(
      terminal.wait {
        ScreenText(String($0.dropFirst(length)), columns: 120, lines: 50).text.contains("▶┃Checkout")
      })
    for size in [(1, 1), (2, 2), (10, 3), (300, 100)] { terminal.resize(columns: size.0, lines: size.1) }
    terminal.send("\u{1B}[C")
    terminal.resize(columns: 80, lines: 24)
    #expect(shows("▶┃[Shipping", terminal))
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func theSmallestTerminalWillDo() throws {
    let terminal = try terminal(columns: 1, lines: 1)
    #expect(terminal.wait { $0.contains("\u{1B}[2J") })
    terminal.send("\u{1B}[C\r?iiq\u{03}")
    #expect(terminal.waitForEnd() == 0)
  }

  // MARK: - Keys

  @Test func sequencesMayComeInPieces() throws {
    let terminal = try terminal(["--no-sound", "--plain"])
    #expect(terminal.wait { $0.contains("Checkout\r\n") })
    for byte in "\u{1B}[C".utf8 { terminal.send([byte]) }
    #expect(terminal.wait { $0.contains(Self.caption) })
    // A lone Escape is a scrub, which nothing here takes.
    terminal.send("\u{1B}")
    #expect(terminal.wait { $0.contains("nothing took it") })
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(arguments: 0..<4) func noBytesBreakIt(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    // Control-C, Control-D, Control-Z and q end or suspend it; those come last.
    let bytes = (0..<3_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      .filter { ![0x03, 0x04, 0x1A, 0x71].contains($0) }
    let terminal = try terminal(seed % 2 == 0 ? ["--no-sound"] : ["--no-sound", "--plain"])
    let before = terminal.settings
    #expect(terminal.wait { $0.contains("Checkout") })
    terminal.send(bytes)
    terminal.send("\u{1B}[201~\u{03}")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.settings == before)
  }

  // MARK: - Plain

  @Test(arguments: [(["--plain"], "xterm"), ([], "dumb")]) func plainIsLinesOnly(
    options: [String], type: String
  ) throws {
    let terminal = try terminal(["--no-sound"] + options, environment: ["TERM": type])
    #expect(terminal.wait { $0.contains("Checkout\r\n") })
    terminal.send("\u{1B}[C")
    #expect(terminal.wait { $0.contains(Self.caption) })
    terminal.send("\r")
    #expect(terminal.wait { $0.contains("4 elements") })
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
    try expectGolden(terminal.output.replacingOccurrences(of: "\r\n", with: "\n"), "explore-plain.txt")
  }

  @Test func noColourIsNoStyle() throws {
    let terminal = try terminal(environment: ["NO_COLOR": "1"])
    #expect(shows("▶┃Checkout", terminal))
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("\u{1B}[7m") && !terminal.output.contains("\u{1B}[1m"))
  }

  @Test func withoutUnicodeThePictureIsASCII() throws {
    let terminal = try terminal(environment: ["LANG": "C"])
    #expect(shows(">#Checkout", terminal))
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("─"))
  }
}

/// Numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
