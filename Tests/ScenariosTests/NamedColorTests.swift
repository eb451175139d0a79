import Foundation
import SemanticTree
import Testing

@testable import Scenarios

/// Colours of a palette by their names.
@Suite @MainActor struct NamedColorTests {
  private static let tokens = ##"""
    {"text": {"$type": "color", "quiet": {"$value": "#777777"}}, "blue": {"$type": "color", "$value": "#0000FF"}}
    """##

  private func scenario(color: String, palette: String = "tokens.json") throws -> Scenario {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.tokens.write(
      to: folder.appendingPathComponent("tokens.json"), atomically: true, encoding: .utf8)
    let text = ##"""
      {"title": "T", "palette": "\##(palette)",
       "screen": {"type": "text", "text": "Soon", "foreground": "\##(color)"}}
      """##
    return try ScenarioReader.read(Array(text.utf8), file: "s.json", in: folder.path)
  }

  private func paint(_ color: String) throws -> Paint? {
    let host = try ScenarioHost(try scenario(color: color))
    let texts = try host.screen(in: ScreenEnvironment()).drawing.compactMap { item in
      if case .text(let text) = item { text.paint } else { nil }
    }
    return texts.first
  }

  @Test(arguments: [("text.quiet", 119.0 / 255), ("blue", 0)])
  func theNameStandsForTheColour(name: String, red: Double) throws {
    guard case .color(let color)? = try paint(name) else {
      Issue.record("no colour")
      return
    }
    #expect(abs(color.red - red) < 0.01)
  }

  @Test func aNameThatIsNearlyRightGetsAdvice() throws {
    let error = #expect(throws: ScenarioError.self) { try scenario(color: "text.quit") }
    #expect(error?.description.contains("did you mean 'text.quiet'?") == true)
  }

  @Test func aPaletteThatIsNotThereIsToldAtItsName() throws {
    let error = #expect(throws: ScenarioError.self) { try scenario(color: "blue", palette: "no.json") }
    #expect(error?.diagnostics.first?.line == 1)
    #expect(error?.description.contains("a palette that can be read") == true)
  }
}
