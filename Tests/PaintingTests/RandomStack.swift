import Foundation
import SemanticTree

@testable import Auditor
@testable import Typesetting

/// A random drawing with one text in it, for a screen of 40 by 40 points.
struct RandomStack {
  /// An edge of something drawn, with the turns that it is under, outermost first.
  private struct Edge {
    var outline: Outline
    var turns: [PlaneTransform]
  }

  private(set) var items: [DrawingItem] = []
  private(set) var text: TextDrawing
  let appearance: Appearance
  /// The turns that the text is under, outermost first.
  private var turns: [PlaneTransform] = []

  private var numbers: Numbers
  private var edges: [Edge] = []
  private var paints: [(paint: Paint, turns: [PlaneTransform])] = []

  /// - Parameters:
  ///   - text: what to set in place of a plain rectangle.
  ///   - ground: what lies beneath everything.
  init(seed: UInt64, text: TextDrawing? = nil, below ground: DrawingItem? = nil) {
    numbers = Numbers(seed: seed)
    appearance = numbers.chance(0.5) ? .light : .dark
    self.text = text ?? .frame(Rect(x: 10, y: 10, width: 20, height: 20))
    self.text.paint = paint([], alpha: 0.3...1)
    let (below, above) = (numbers.count(1...3), numbers.count(0...2))
    items = [ground].compactMap { $0 } + layers(below, depth: 2, turns: [])
    items.append(markedItem(depth: numbers.count(0...2), turns: []))
    items += layers(above, depth: 1, turns: [], alpha: 0...0.6)
  }

  /// Known items beneath a text.
  init(seed: UInt64, only items: [DrawingItem]) {
    numbers = Numbers(seed: seed)
    appearance = .light
    text = .frame(Rect(x: 10, y: 10, width: 20, height: 20))
    self.items = items + [.text(text)]
  }

  // MARK: Making

  private mutating func markedItem(depth: Int, turns: [PlaneTransform]) -> DrawingItem {
    guard depth > 0 else {
      self.turns = turns
      edges.append(Edge(outline: .rectangle(text.frame), turns: turns))
      paints.append((text.paint, turns))
      return .text(text)
    }
    let (effect, inner) = effect(turns)
    let below = layers(numbers.count(0...2), depth: 1, turns: inner)
    let marked = markedItem(depth: depth - 1, turns: inner)
    let above = layers(numbers.count(0...1), depth: 1, turns: inner, alpha: 0...0.5)
    return .group(DrawingGroup(effect: effect, children: below + [marked] + above))
  }

  private mutating func layers(
    _ count: Int, depth: Int, turns: [PlaneTransform], alpha: ClosedRange<Double> = 0...1
  ) -> [DrawingItem] {
    (0..<count).map { _ in
      guard depth > 0, numbers.chance(0.4) else { return shape(turns, alpha: alpha) }
      let (effect, inner) = effect(turns)
      let children = layers(numbers.count(1...3), depth: depth - 1, turns: inner, alpha: alpha)
      return .group(DrawingGroup(effect: effect, children: children))
    }
  }

  private mutating func shape(_ turns: [PlaneTransform], alpha: ClosedRange<Double>) -> DrawingItem {
    let paint = paint(turns, alpha: alpha)
    if numbers.chance(0.15) {
      let (outline, width) = (strokable(), numbers.number(3...10))
      for edge in [outline.grown(by: width / 2), outline.grown(by: -width / 2)] {
        edges.append(Edge(outline: edge, turns: turns))
      }
      return .stroke(ShapeDrawing(node: nil, outline: outline, paint: paint), width: width, dash: [])
    }
    return .fill(ShapeDrawing(node: nil, outline: outline(turns), paint: paint))
  }

  private mutating func effect(_ turns: [PlaneTransform]) -> (DrawingGroup.Effect, [PlaneTransform]) {
    switch numbers.count(0...3) {
    case 0: return (.opacity(numbers.number(0.2...1)), turns)
    case 1: return (.clip(outline(turns)), turns)
    case 2:
      // A mask is kept in eight bits, and such a strength is exact in them.
      let strength = RGBA(red: 0, green: 1, blue: 0, alpha: Double(numbers.count(100...255)) / 255)
      let mask = ShapeDrawing(node: nil, outline: outline(turns), paint: .color(strength))
      return (.mask([.fill(mask)]), turns)
    default:
      let sign: [Double] = [1, 1, -1]
      let turn = PlaneTransform(
        scaleX: numbers.number(0.7...1.6) * sign[numbers.count(0...2)], scaleY: numbers.number(0.7...1.6),
        rotation: numbers.number(-3...3), anchor: point(10...30))
      return (
        .transform(scaleX: turn.scaleX, scaleY: turn.scaleY, rotation: turn.rotation, anchor: turn.anchor),
        turns + [turn]
      )
    }
  }

  // MARK: Figures

  private mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(x: numbers.number(range), y: numbers.number(range))
  }

  private mutating func rect() -> Rect {
    let origin = point(-10...15)
    return Rect(x: origin.x, y: origin.y, width: numbers.number(15...50), height: numbers.number(15...50))
  }

  private mutating func outline(_ turns: [PlaneTransform]) -> Outline {
    let outline: Outline
    switch numbers.count(0...4) {
    case 0: outline = .rectangle(rect())
    case 1: outline = .roundedRectangle(rect(), radius: numbers.number(0...20))
    case 2: outline = .capsule(rect())
    case 3: outline = .ellipse(rect())
    default: outline = path()
    }
    edges.append(Edge(outline: outline, turns: turns))
    return outline
  }

  /// A figure whose edge moves outwards as a line along it does.
  private mutating func strokable() -> Outline {
    switch numbers.count(0...2) {
    case 0: .rectangle(rect())
    case 1: .roundedRectangle(rect(), radius: numbers.number(6...7))
    default: .capsule(rect())
    }
  }

  /// A figure around a middle, without spikes thinner than a pixel.
  private mutating func path() -> Outline {
    let middle = point(5...35)
    let places = (0..<8).map { around(middle, angle: Double($0) * .pi / 4) }
    let elements: [PathElement] = [
      .move(places[0]), .line(places[2]), .quadCurve(places[4], control: places[3]),
      .curve(places[0], control1: places[5], control2: places[7]), .close,
    ]
    return .path(elements, bounds: Rect(around: elements.flatMap(\.points)) ?? .zero)
  }

  private mutating func around(_ middle: Point, angle: Double) -> Point {
    let (radius, angle) = (numbers.number(10...25), angle + numbers.number(-0.2...0.2))
    return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
  }

  // MARK: Paints

  private mutating func color(_ alpha: ClosedRange<Double>) -> RGBA {
    RGBA(
      red: numbers.number(0...1), green: numbers.number(0...1), blue: numbers.number(0...1),
      alpha: numbers.number(alpha))
  }

  private mutating func stops(_ alpha: ClosedRange<Double>) -> [GradientStop] {
    let count = numbers.count(2...4)
    // Not so near to each other that a gradient becomes an edge.
    let places = (0..<count).map { (Double($0) + numbers.number(0...0.6)) / Double(count) }
    return places.map { GradientStop(color: color(alpha), location: $0) }
  }

  private mutating func paint(_ turns: [PlaneTransform], alpha: ClosedRange<Double>) -> Paint {
    let paint: Paint
    switch numbers.count(0...6) {
    case 0: paint = .linearGradient(stops(alpha), start: point(0...15), end: point(20...40))
    case 1:
      paint = .radialGradient(
        stops(alpha), center: point(0...40), startRadius: numbers.number(0...10),
        endRadius: numbers.number(15...40))
    case 2:
      paint = .angularGradient(
        stops(alpha), center: point(0...40), startAngle: numbers.number(-4...4),
        endAngle: numbers.number(-4...12))
    default: return .color(color(alpha))
    }
    paints.append((paint, turns))
    return paint
  }
}

extension RandomStack {
  /// Whether nothing ends near a place of the screen and no gradient jumps there.
  /// - Parameter distance: in points.
  func isSmooth(at place: Point, within distance: Double) -> Bool {
    let around = [-1.0, 0, 1].flatMap { x in
      [-1.0, 0, 1].map { y in Point(x: place.x + x * distance, y: place.y + y * distance) }
    }
    return edges.allSatisfy { edge in
      let isInside = origin(of: place, edge.turns).map(edge.outline.contains)
      return around.allSatisfy { origin(of: $0, edge.turns).map(edge.outline.contains) == isInside }
    }
      && paints.allSatisfy { paint, turns in
        let pixels = around.compactMap { origin(of: $0, turns) }.map(paint.pixel)
        return pixels.allSatisfy { $0.isNear(pixels[0]) }
      }
  }

  private func origin(of place: Point, _ turns: [PlaneTransform]) -> Point? {
    turns.reduce(place) { point, turn in point.flatMap(turn.origin) }
  }

  /// Some places of the text's own drawing that lie at the middle of a pixel of the screen.
  /// - Parameter pixel: the side of a pixel in points.
  func places(_ count: Int, pixel: Double) -> [(own: Point, onScreen: Point)] {
    var numbers = numbers
    func middle(_ length: Double) -> Double { ((length / pixel).rounded(.down) + 0.5) * pixel }
    return (0..<count).compactMap { _ in
      let own = Point(
        x: numbers.number(text.frame.minX...text.frame.maxX),
        y: numbers.number(text.frame.minY...text.frame.maxY))
      let place = turns.reversed().reduce(own) { $1.apply(to: $0) }
      let onScreen = Point(x: middle(place.x), y: middle(place.y))
      return origin(of: onScreen, turns).map { (own: $0, onScreen: onScreen) }
    }
  }

  /// The drawing with something else in place of the text.
  func items(with stand: DrawingItem?) -> [DrawingItem] { RandomStack.replacing(items, with: stand) }

  /// The text alone, under its turns.
  func outlines(of text: DrawingItem) -> [DrawingItem] {
    let turned = turns.reversed().reduce(text) { item, turn in
      .group(
        .transform(scaleX: turn.scaleX, scaleY: turn.scaleY, rotation: turn.rotation, anchor: turn.anchor),
        item)
    }
    return [turned]
  }

  private static func replacing(_ items: [DrawingItem], with stand: DrawingItem?) -> [DrawingItem] {
    items.compactMap { item in
      switch item {
      case .text: return stand
      case .group(let group):
        let children = replacing(group.children, with: stand)
        return .group(DrawingGroup(effect: group.effect, children: children))
      default: return item
      }
    }
  }
}

extension Outline {
  /// The figure with its edge moved outwards.
  fileprivate func grown(by distance: Double) -> Outline {
    switch self {
    case .roundedRectangle(let rect, let radius):
      .roundedRectangle(rect.inset(by: -distance), radius: radius + distance)
    case .capsule(let rect): .capsule(rect.inset(by: -distance))
    default: .rectangle(bounds.inset(by: -distance))
    }
  }
}

extension Pixel {
  /// Whether two places of a gradient are alike, as neighbours are.
  fileprivate func isNear(_ other: Pixel) -> Bool {
    let difference = low - other.low
    return abs(alpha - other.alpha) < 0.15
      && [difference.x, difference.y, difference.z].allSatisfy { abs($0) < 0.15 }
  }
}

extension TextDrawing {
  /// A text of one line that is its frame, for marks whose glyphs do not matter.
  fileprivate static func frame(_ frame: Rect) -> TextDrawing {
    let line = TextLine(
      text: "x", frame: Rect(x: 0, y: 0, width: frame.width, height: frame.height), baseline: 15)
    return TextDrawing(
      node: nil, text: "x", font: FontDescription(size: 17), paint: .color(.black), frame: frame,
      lines: [line],
      naturalWidth: frame.width, unlimitedSize: frame.size, givenWidth: nil, isTruncated: false,
      measurement: .within(0))
  }
}
