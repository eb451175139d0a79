import Foundation
import SemanticTree
import Testing

@testable import Pictures

/// Numbers and paths in few letters.
@Suite struct NumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, ".01"), (-0.5, "-.5"), (12, "12"), (12.30, "12.3"),
      (100, "100"),
      (1e-9, "0"), (-3.999, "-4"), (402.125, "402.13"), (.nan, "0"), (1e12, "1000000000"),
    ] as [(Double, String)])
  func numbersAreShort(value: Double, text: String) {
    #expect(Decimals.text(value) == text)
  }

  @Test(arguments: 0...6)
  func numbersAreNear(places: Int) throws {
    var random = SystemRandomNumberGenerator()
    let form = /-?(0|[1-9][0-9]*)?(\.[0-9]*[1-9])?/
    for _ in 0..<2000 {
      let value =
        Double.random(in: -1...1, using: &random) * pow(10, Double.random(in: -8...5, using: &random))
      let text = Decimals.text(value, places: places)
      #expect(abs((Double(text) ?? .nan) - value) <= 0.5000001 * pow(10, -Double(places)), "\(value)")
      #expect(text.wholeMatch(of: form) != nil && text != "-0" && !text.isEmpty, "\(value)")
    }
  }

  @Test func pathsGoOnFromTheLastPlace() {
    let path: [PathElement] = [
      .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 1.5)),
      .line(Point(x: 5, y: 3)),
      .curve(Point(x: 8, y: 3), control1: Point(x: 6, y: 2), control2: Point(x: 7, y: 2)), .close,
      .line(Point(x: 2, y: 2)),
    ]
    #expect(PathText.text(path) == "m1 2h3v-.5l1 1.5c1-1 2-1 3 0zh1")
  }

  /// Steps that are each too short to be written add up.
  @Test func roundingDoesNotGrow() throws {
    let path = [PathElement.move(.zero)] + (1...1000).map { .line(Point(x: Double($0) * 0.004, y: 0)) }
    let steps = PathText.text(path).split(whereSeparator: "mh ".contains).compactMap { Double($0) }
    #expect(abs(steps.reduce(0, +) - 4) < 0.011)
  }

  @Test func coloursAreShort() {
    #expect(RGBA.black.shortHex == "#000" && RGBA.white.shortHex == "#fff")
    #expect(RGBA(red: 0.2, green: 0.5, blue: 2).shortHex == "#3380ff")
  }
}
