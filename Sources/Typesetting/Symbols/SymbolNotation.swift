import Foundation
import SemanticTree

/// Reads the notation of the tables of symbols, which is like that of paths in SVG.
///
/// A figure is a word for its kind (`line`, `detail`, `edge` or `body`) and steps: `M x y` begins, `L x y …` draws
/// lines, `C x y x y x y` and `Q x y x y` draw curves, `Z` closes. `A x y radius from to` draws an arc about a place
/// between two angles in degrees, clockwise from the right. A figure may also be `O x y width height`, an ellipse
/// about a place, or `R x y width height radius`, a rectangle from its corner. Units are those of the table.
struct SymbolNotation {
  private var words: ArraySlice<Substring>
  private var elements: [PathElement] = []

  /// Nil for what is no figure.
  static func figure(_ text: String) -> SymbolFigure? {
    var notation = SymbolNotation(words: text.split(separator: " ")[...])
    let kind = notation.words.popFirst()
    guard let outline = notation.outline() else { return nil }
    switch kind {
    case "line": return .line(outline)
    case "detail": return .detail(outline)
    case "edge": return .edge(outline)
    case "body": return .body(outline)
    default: return nil
    }
  }

  private init(words: ArraySlice<Substring>) { self.words = words }

  private mutating func outline() -> Outline? {
    switch words.first {
    case "O":
      words.removeFirst()
      guard let n = numbers(4) else { return nil }
      return .ellipse(Rect(x: n[0] - n[2] / 2, y: n[1] - n[3] / 2, width: n[2], height: n[3]))
    case "R":
      words.removeFirst()
      guard let n = numbers(5) else { return nil }
      return .roundedRectangle(Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
    default:
      while let step = words.popFirst() {
        guard add(step) else { return nil }
      }
      return Rect(around: elements.flatMap(\.points)).map { .path(elements, bounds: $0) }
    }
  }

  private mutating func add(_ step: Substring) -> Bool {
    switch step {
    case "M": add(2) { [.move($0[0])] }
    case "L": addLines()
    case "C": add(6) { [.curve($0[2], control1: $0[0], control2: $0[1])] }
    case "Q": add(4) { [.quadCurve($0[1], control: $0[0])] }
    case "A": addArc()
    case "Z": add(0) { _ in [.close] }
    default: false
    }
  }

  private mutating func add(_ count: Int, _ make: ([Point]) -> [PathElement]) -> Bool {
    guard let numbers = numbers(count) else { return false }
    let points = stride(from: 0, to: count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    elements += make(points)
    return true
  }

  private mutating func addLines() -> Bool {
    repeat {
      guard add(2, { [.line($0[0])] }) else { return false }
    } while words.first.flatMap { Double($0) } != nil
    return true
  }

  /// As curves of at most a quarter each.
  private mutating func addArc() -> Bool {
    guard let n = numbers(5) else { return false }
    let (from, to) = (n[3] * .pi / 180, n[4] * .pi / 180)
    let count = max(Int((abs(to - from) / (.pi / 2)).rounded(.up)), 1)
    let step = (to - from) / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func place(_ angle: Double, _ sideways: Double) -> Point {
      Point(
        x: n[0] + n[2] * (cos(angle) - sideways * sin(angle)),
        y: n[1] + n[2] * (sin(angle) + sideways * cos(angle)))
    }
    elements.append(
      elements.isEmpty || elements.last == .close ? .move(place(from, 0)) : .line(place(from, 0)))
    for index in 0..<count {
      let (start, end) = (from + step * Double(index), from + step * Double(index + 1))
      elements.append(.curve(place(end, 0), control1: place(start, reach), control2: place(end, -reach)))
    }
    return true
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    let numbers = words.prefix(count).compactMap { Double($0) }
    words = words.dropFirst(count)
    return numbers.count == count ? numbers : nil
  }
}
