import Foundation

extension Path {
  /// The steps as numbers, each followed by a letter: m, l, q, c and h for a closed figure.
  public nonisolated var description: String { elements.map(\.text).joined(separator: " ") }

  /// Reads a description; nil where it is not one.
  public nonisolated init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard let element = Element(word, numbers) else { return nil }
        append(contentsOf: [element])
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }
}

extension Path.Element {
  fileprivate nonisolated var text: String {
    switch self {
    case .move(let end): Self.text("m", end)
    case .line(let end): Self.text("l", end)
    case .quadCurve(let end, let control): Self.text("q", control, end)
    case .curve(let end, let control1, let control2): Self.text("c", control1, control2, end)
    case .closeSubpath: "h"
    }
  }

  private nonisolated static func text(_ letter: String, _ points: CGPoint...) -> String {
    points.map { "\(number($0.x)) \(number($0.y)) " }.joined() + letter
  }

  private nonisolated static func number(_ value: CGFloat) -> String {
    let double = Double(value)
    return Int(exactly: double).map(String.init) ?? String(double)
  }

  fileprivate nonisolated init?(_ letter: Substring, _ numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: points[0])
    case ("l", 2): self = .line(to: points[0])
    case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}
