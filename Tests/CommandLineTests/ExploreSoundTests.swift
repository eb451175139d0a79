import Foundation
import TestSupport
import Testing

/// `explore` with a script in the place of the program that plays.
@Suite(.serialized) struct ExploreSoundTests {
  private let folder: TemporaryFolder
  private let log: String

  init() throws {
    folder = try TemporaryFolder()
    log = folder.path("log")
  }

  /// - Parameter player: what it does after its start is written down; its arguments are there.
  private func terminal(_ player: String, _ arguments: String...) throws -> PseudoTerminal {
    // A child writes it: a file that this process holds open for writing cannot be run.
    let writer = try ChildProgram.run(
      "/bin/sh",
      [
        "-c", #"printf '#!/bin/sh\necho "$$ $@" >> "%s"\n%s\n' "$2" "$3" > "$1" && chmod 755 "$1""#, "sh",
        folder.path("pacat"), log, player,
      ])
    try #require(writer.status == 0)
    let variables = Program(environment: [
      "TERM": "xterm", "LANG": "C.UTF-8", "PULSE_SERVER": "unix:/nowhere",
    ])
    .variables
    let path = folder.url.path + ":" + (variables["PATH"] ?? "")
    return try PseudoTerminal(
      Program.binary.path, ["explore", Program.scenario("checkout"), "--plain"] + arguments,
      environment: variables.merging(["PATH": path]) { $1 })
  }

  /// The players that were started, each with its process and its arguments.
  private var players: [(process: pid_t, arguments: String)] {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return pid_t(parts[0]).map { ($0, parts.count > 1 ? String(parts[1]) : "") }
    }
  }

  private func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  /// Waits until something holds; false where it never does.
  private func eventually(_ isSo: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if isSo() { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func speechIsPlayedAtOnceAndAKeyCutsItOff() throws {
    let terminal = try terminal("exec sleep 1000")
    #expect(eventually { players.count == 1 })
    #expect(players[0].arguments.hasPrefix("--latency-msec=40 --playback --raw"))
    terminal.send("\u{1B}[C")
    #expect(eventually { players.count == 2 })
    #expect(eventually { !isAlive(players[0].process) })
    #expect(isAlive(players[1].process))
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(eventually { players.allSatisfy { !isAlive($0.process) } })
  }

  @Test func readingGoesOnElementByElement() throws {
    let terminal = try terminal("cat > /dev/null")
    #expect(eventually { players.count == 1 })
    terminal.send("t")
    #expect(terminal.wait { $0.contains("Tap a field to open it") })
    #expect(eventually { players.count == 1 + 4 })
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func aPlayerThatFailsIsToldAndTheRestGoesOn() throws {
    let terminal = try terminal("exit 1")
    #expect(terminal.wait { $0.contains("(no sound: ") && $0.contains("pacat stopped playing") })
    terminal.send("\u{1B}[C")
    #expect(terminal.wait { $0.contains("Shipping, Standard") })
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func noSoundStartsNothing() throws {
    let terminal = try terminal("cat > /dev/null", "--no-sound")
    terminal.send("\u{1B}[C")
    #expect(terminal.wait { $0.contains("Shipping, Standard") })
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(players.isEmpty)
  }

  #if os(Linux)
    /// Thousands of keys leave no descriptor, thread, process or growing memory behind.
    @Test func manyKeysLeakNothing() throws {
      let terminal = try terminal("cat > /dev/null")
      let process = terminal.processIdentifier
      #expect(terminal.wait { $0.contains("Checkout\r\n") })
      try press(1_000, on: terminal)
      let early = try Holdings(of: process)
      try press(5_000, on: terminal)
      let late = try Holdings(of: process)
      #expect(late.descriptors <= early.descriptors + 4)
      #expect(late.threads <= early.threads + 1)
      #expect(late.kilobytes <= early.kilobytes + 20_000, "\(early) \(late)")
      #expect(late.children <= 1)
      terminal.send("q")
      #expect(terminal.waitForEnd() == 0)
    }

    private func press(_ count: Int, on terminal: PseudoTerminal) throws {
      let keys = ["\u{1B}[C", "\r", "\u{1B}[D", "\u{1B}[B", "i", "\u{1B}[B", "\r", "\u{1B}[F", "t", "."]
      for batch in 0..<(count / 100) {
        let mark = "\u{1B}[15~"
        let marks = terminal.output.components(separatedBy: "(f5 does").count
        terminal.send((0..<100).map { keys[$0 % keys.count] }.joined() + mark)
        try #require(terminal.wait { $0.components(separatedBy: "(f5 does").count > marks }, "batch \(batch)")
        terminal.forget()
      }
    }
  #endif
}

#if os(Linux)
  /// What a process holds.
  private struct Holdings {
    var descriptors, threads, kilobytes, children: Int

    init(of process: pid_t) throws {
      descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      func number(_ name: String) -> Int {
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? -1
      }
      threads = number("Threads")
      kilobytes = number("VmRSS")
      children = try ChildProgram.run("/usr/bin/pgrep", ["-P", "\(process)"]).output.split(separator: "\n")
        .count
    }
  }
#endif
