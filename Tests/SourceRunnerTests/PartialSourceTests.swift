import SemanticTree
import Testing

@testable import SourceRunner

/// What does not compile is left out, and each screen tells what and where.
@MainActor
@Suite(.serialized)
struct PartialSourceTests {
  private static func screen() throws -> Screen {
    var builder = try TestSource.builder()
    builder.findsCompanions = false
    let build = try builder.build([TestSource.fixture("GlowingText.swift")])
    return try TestSource.host(of: build).screen(in: ScreenEnvironment())
  }

  @Test func whatIsLeftOutIsToldWithItsPlace() throws {
    let entries = try Self.screen().notModelled.filter(\.isLeftOut)
    #expect(entries.map(\.name).sorted() == [".glow", "Tracker.log", "import Kingfisher"])
    let glow = try #require(entries.first { $0.name == ".glow" })
    #expect(glow.source == SourceLocation(file: "GlowingText.swift", line: 11, column: 10))
    #expect(glow.leftOut?.part == .call)
    #expect(glow.leftOut?.call == ".glow")
    #expect(glow.consequence.hasPrefix("it is not known here ("))
    #expect(
      glow.consequence.hasSuffix(
        "has no member 'glow') and was left out; what it changes of the code in lines 9 to 11 is not measured"
      ))
    let log = try #require(entries.first { $0.name == "Tracker.log" })
    #expect(log.leftOut?.call == ".onAppear")
  }

  /// The places of views fit the scope: one of two texts lies in it.
  @Test func theScopeHoldsTheViewsThatAreChanged() throws {
    let screen = try Self.screen()
    let glow = try #require(screen.notModelled.first { $0.name == ".glow" })
    let span = try #require(glow.leftOut?.scope?.first)
    let texts = screen.root.subtree.filter(\.isElement)
    #expect(texts.map(\.label) == ["Known", "Unknown"])
    #expect(texts.map { $0.source.map(span.contains) } == [false, true])
  }
}
