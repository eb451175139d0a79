import Foundation
import SemanticTree
import Testing

@testable import SemanticUI

/// One measured symbol of the fixture file.
struct SymbolCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Size: Decodable, Sendable { var width, height: Double }

  var id: String
  var expect: Size
  var tolerance: Double
  var confidence: String

  var testDescription: String { id }
  /// The id is `symbol.<name>.17`.
  var name: String { id.split(separator: ".").dropFirst().dropLast().joined(separator: ".") }

  static let all: [SymbolCase] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/symbol-boxes.jsonl")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { try? JSONDecoder().decode(SymbolCase.self, from: Data($0.utf8)) }
  }()
}

private func box(
  _ name: String, _ size: Double = 17, weight: FontWeight = .regular, scale: SymbolScale = .medium,
  pixels: Double = 3
) -> SymbolBox {
  SymbolMetrics.box(name: name, fontSize: size, weight: weight, imageScale: scale, pixelScale: pixels)
}

@Suite struct SymbolMetricsTests {
  @Test func fixtureIsThere() { #expect(SymbolCase.all.count == 8) }

  @Test(arguments: SymbolCase.all) func matchesTheCapture(_ symbol: SymbolCase) {
    let found = box(symbol.name)
    #expect(abs(found.size.width - symbol.expect.width) <= symbol.tolerance)
    #expect(abs(found.size.height - symbol.expect.height) <= symbol.tolerance)
    #expect(found.isMeasured == (symbol.confidence == "V"))
  }

  @Test func measuredSizesAreExact() {
    #expect(box("star.fill", 22) == SymbolBox(size: Size(width: 85.0 / 3, height: 26), isMeasured: true))
    #expect(box("mic.fill") == SymbolBox(size: Size(width: 52.0 / 3, height: 20), isMeasured: true))
  }

  @Test(arguments: [
    (34.0, FontWeight.regular, SymbolScale.medium, 3.0), (17, .bold, .medium, 3), (17, .regular, .large, 3),
    (17, .regular, .medium, 2),
  ])
  func everythingElseIsAnEstimate(
    _ size: Double, _ weight: FontWeight, _ scale: SymbolScale, _ pixels: Double
  ) {
    let found = box("trash", size, weight: weight, scale: scale, pixels: pixels)
    #expect(!found.isMeasured)
    let exact = 19 * size / 17 * scale.factor
    #expect(abs(found.size.width - exact) <= 0.5 / pixels + 1e-9)
    let pixelWidth = found.size.width * pixels
    #expect(abs(pixelWidth - pixelWidth.rounded()) < 1e-9)
  }

  @Test(arguments: [("trash.fill", "trash"), ("mic", "mic.fill"), ("checkmark.circle.fill", "person.circle")])
  func relativesHaveOneBox(_ symbol: String, _ relative: String) {
    #expect(box(symbol, 20).size == box(relative, 20).size)
  }

  @Test func enclosedSymbolsAreAsWideAsReported() {
    #expect(box("person.circle.fill", 22) == SymbolBox(size: Size(width: 26, height: 26), isMeasured: false))
  }

  @Test func chevronsLieAndStand() {
    let (down, right) = (box("chevron.down").size, box("chevron.right").size)
    #expect(down.width > down.height)
    #expect(right == Size(width: down.height, height: down.width))
  }

  @Test func unknownSymbolsAreOfMeanSize() {
    let unknown = box("wand.and.rays")
    #expect(!unknown.isMeasured)
    #expect((15...25).contains(unknown.size.width) && (15...22).contains(unknown.size.height))
    #expect(unknown == box("no such symbol"))
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity]) func badSizesAreEmpty(_ size: Double) {
    #expect(box("trash", size).size == Size(width: 0, height: 0))
  }
}
