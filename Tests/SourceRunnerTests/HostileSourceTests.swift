import Foundation
import SemanticTree
import Testing

@testable import SourceRunner

/// User code that does harm ends its own process and nothing else, and the error tells what happened and where.
@MainActor
@Suite(.serialized)
struct HostileSourceTests {
  private typealias Preview = HostileLibrary.Preview

  /// The levels that this machine can give.
  nonisolated private static let levels: [SandboxLevel] = {
    guard let installation = try? Installation() else { return [] }
    return SandboxLevel.allCases.filter { SandboxProbe.works($0, installation) }
  }()

  /// Little time, for code that uses all it is given.
  private static var impatient: HostLimits {
    var limits = HostLimits()
    limits.answerTime = 2
    return limits
  }

  private func death(
    of preview: Preview, in level: SandboxLevel? = nil, limits: HostLimits = HostLimits()
  ) throws -> HostDeath {
    let host = try HostileLibrary.shared.get().start(preview, in: level, limits: limits)
    let death = try #require(throws: HostDeath.self) { try host.screen(in: ScreenEnvironment()) }
    // The dead stay dead.
    #expect(throws: death) { try host.reset() }
    #expect(throws: death) { try host.screen(in: ScreenEnvironment()) }
    return death
  }

  private func label(_ preview: Preview, in level: SandboxLevel) throws -> String? {
    let host = try HostileLibrary.shared.get().start(preview, in: level)
    return try host.screen(in: ScreenEnvironment()).root.subtree.first(where: \.isElement)?.label
  }

  @Test(arguments: levels)
  func servesThoseThatDoNoHarm(level: SandboxLevel) throws {
    let host = try HostileLibrary.shared.get().start(.kind, in: level)
    let before = try host.screen(in: ScreenEnvironment()).root.subtree.filter(\.isElement)
    #expect(before.map(\.label) == ["Count 0", "More"])
    #expect(before[1].source?.file == HostileLibrary.path)
    #expect(before[1].source?.line == (try HostileLibrary.place(of: "count += 1").line))
    #expect(try host.perform(.activate(before[1].id)))
    let after = try host.screen(in: ScreenEnvironment()).root.subtree.filter(\.isElement)
    #expect(after.map(\.label) == ["Count 1", "More"])
    try host.reset()
    #expect(try host.screen(in: ScreenEnvironment()).root.subtree.contains { $0.label == "Count 0" })
    #expect(host.output.hasPrefix("{\"performed\":{\"_0\":true}}\n"))
  }

  @Test(arguments: levels)
  func boundsMemory(level: SandboxLevel) throws {
    let death = try death(of: .hungry, in: level)
    #expect(death.cause == .memory(limit: HostLimits().memory))
    #expect(death.place == (try HostileLibrary.place(of: "struct HungryView")))
    #expect(death.view == "HungryView")
    // Addresses would differ from run to run.
    #expect(!death.output.contains("0x"))
  }

  @Test(arguments: levels)
  func boundsLoops(level: SandboxLevel) throws {
    let death = try death(of: .loop, in: level, limits: Self.impatient)
    #expect(death.cause == .tooSlow(seconds: 2))
    let line = try HostileLibrary.place(of: "struct LoopView").line
    #expect(
      death.description
        == "Views/HostileViews.swift:\(line): no answer came within 2 s, as from an endless loop,"
        + " in the body of LoopView")
  }

  @Test
  func boundsProcessorTime() throws {
    var limits = HostLimits()
    limits.processorTime = 1
    let death = try death(of: .loop, limits: limits)
    #expect(death.cause == .processorTime)
    #expect(death.view == "LoopView")
  }

  @Test(arguments: [
    ("Loop", HostDeath.Cause.tooSlow(seconds: 2)), ("Leave", .exited(code: 0)),
    (
      "Unwrap",
      .trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
    ),
  ])
  func tellsOfActions(button: String, cause: HostDeath.Cause) throws {
    let host = try HostileLibrary.shared.get().start(.action, limits: Self.impatient)
    let screen = try host.screen(in: ScreenEnvironment())
    let node = try #require(screen.root.subtree.first { $0.label == button })
    let death = try #require(throws: HostDeath.self) { try host.perform(.activate(node.id)) }
    #expect(death.cause == cause)
    #expect(death.description.hasSuffix(", in an action of '\(button)'"))
    let line = try HostileLibrary.place(of: button == "Unwrap" ? "missing!" : "Button(\"\(button)\")").line
    #expect(death.place?.line == line)
    #expect(death.place?.file == HostileLibrary.path)
  }

  @Test
  func locatesEndlessBodies() throws {
    let host = try HostileLibrary.shared.get().start(.endless)
    let error = #expect(throws: (any Error).self) { try host.screen(in: ScreenEnvironment()) }
    let place = try HostileLibrary.place(of: "struct EndlessView")
    #expect(error.map { "\($0)" } == "\(place): views nest deeper than 2000: EndlessView")
  }

  @Test
  func locatesMissingObjects() throws {
    let host = try HostileLibrary.shared.get().start(.needy)
    let place = try HostileLibrary.place(of: "struct NeedyView")
    let error = #expect(throws: (any Error).self) { try host.screen(in: ScreenEnvironment()) }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasPrefix("\(place): NeedyView needs an object of type Store"))
  }

  @Test(arguments: levels.filter(\.isSandbox))
  func keepsFilesAsTheyAre(level: SandboxLevel) throws {
    #expect(try label(.writer, in: level) == "0 written")
    for folder in ["/tmp", "/var/tmp", NSTemporaryDirectory(), FileManager.default.currentDirectoryPath] {
      #expect(!FileManager.default.fileExists(atPath: folder + "/a11ysim-hostile"))
    }
  }

  @Test(arguments: levels.filter(\.isSandbox))
  func reachesNobody(level: SandboxLevel) throws {
    #expect(try label(.caller, in: level) == "refused")
    #expect(try !HostileLibrary.shared.get().listener.wasCalled)
  }

  @Test(arguments: levels)
  func tellsOfExit(level: SandboxLevel) throws {
    let death = try death(of: .leaver, in: level)
    #expect(death.cause == .exited(code: 0))
    #expect(death.place == (try HostileLibrary.place(of: "struct LeaverView")))
  }

  @Test(arguments: levels)
  func tellsOfSignals(level: SandboxLevel) throws {
    let death = try death(of: .signal, in: level)
    #expect(death.cause == .signal(SIGUSR1))
    #expect(death.description.contains("SIGUSR1), in the body of SignalView"))
  }

  @Test(arguments: levels)
  func boundsOutput(level: SandboxLevel) throws {
    var limits = HostLimits()
    limits.output = 4 << 20
    let death = try death(of: .flood, in: level, limits: limits)
    #expect(death.cause == .flood(limit: 4 << 20))
    #expect(death.output.utf8.count < 50_000)
    #expect(death.view == "FloodView")
  }

  @Test
  func boundsAnswers() throws {
    var limits = HostLimits()
    limits.answer = 100
    #expect(try death(of: .kind, limits: limits).cause == .answerTooLong(limit: 100))
  }

  @Test(arguments: [
    (HostileLibrary.Preview.fatal, "fatalError(", "Fatal error: not today"),
    (.index, "struct IndexView", "Fatal error: Index out of range"),
  ])
  func locatesFatalErrors(preview: HostileLibrary.Preview, line: String, message: String) throws {
    let death = try death(of: preview)
    #expect(death.cause == .trap(message))
    #expect(death.place == (try HostileLibrary.place(of: line)))
  }

  @Test(arguments: levels)
  func tellsOfDeepCalls(level: SandboxLevel) throws {
    let death = try death(of: .deep, in: level)
    #expect(death.cause == .stackOverflow)
    #expect(death.view == "DeepView")
  }

  @Test
  func believesNoForgedAnswer() throws {
    #expect(try death(of: .forger).cause == .nonsense)
  }

  @Test(arguments: levels.filter(\.isSandbox))
  func letsHarmlessCodeFail(level: SandboxLevel) throws {
    #expect(try label(.everyday, in: level) == "thread, file, 3.50, no defaults, no program")
  }

  @Test
  func namesThePreviewsThatThereAre() throws {
    let hostile = try HostileLibrary.shared.get()
    let host = try hostile.start(number: 99)
    let error = try #require(throws: SourceError.self) { try host.screen(in: ScreenEnvironment()) }
    #expect(
      "\(error)".hasSuffix("there is no preview 99: the library has \(HostileLibrary.Preview.allCases.count)")
    )
  }

  @Test(arguments: levels)
  func tellsOfLibrariesThatDoNotLoad(level: SandboxLevel) throws {
    let installation = try HostileLibrary.shared.get().installation
    let file = URL(fileURLWithPath: #filePath)
    let host = try SourceHost(library: file, installation: installation, sandbox: level)
    let error = try #require(throws: SourceError.self) { try host.screen(in: ScreenEnvironment()) }
    #expect("\(error)".contains("a11ysim-host: ") && "\(error)".contains(file.lastPathComponent))
  }

  @Test
  func insistsOnOneVersion() throws {
    let hostile = try HostileLibrary.shared.get()
    let library = try hostile.compile(
      """
      import SwiftUI
      @_cdecl("a11ysim_entry")
      public func entry() -> Int32 {
        let line = "{\\"hello\\":1,\\"previews\\":1}\\n"
        _ = write(3, line, line.utf8.count)
        return 0
      }
      """)
    let host = try SourceHost(library: library, installation: hostile.installation)
    let error = try #require(throws: SourceError.self) { try host.screen(in: ScreenEnvironment()) }
    #expect("\(error)".contains("talks by version 1, this program by version \(HostProtocol.version)"))
  }

  @Test
  func insistsOnASandbox() throws {
    let installation = try HostileLibrary.shared.get().installation
    let best = try SandboxRequirement.best.level(of: installation)
    if best.isSandbox {
      #expect(try SandboxRequirement.required.level(of: installation) == best)
      #expect(best.note == nil)
    } else {
      #expect(throws: SandboxError.self) { try SandboxRequirement.required.level(of: installation) }
      #expect(best.note != nil)
    }
  }
}
