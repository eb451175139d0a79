import Foundation
import Pictures
import SemanticTree
import Typesetting

/// The typesetter of all tests, which run in parallel while it does not.
enum Shared {
  static func use<Result>(_ body: (Typesetter) throws -> Result) throws -> Result {
    try lock.withLock { try body(typesetter.get()) }
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static let typesetter = Swift.Result { try Typesetter() }
}

extension Screen {
  /// A small screen with some items.
  static func showing(
    _ items: [DrawingItem], width: Double = 160, height: Double = 120, appearance: Appearance = .light
  ) -> Screen {
    var environment = ScreenEnvironment()
    (environment.width, environment.height, environment.appearance) = (width, height, appearance)
    return Screen(environment: environment, root: Node(id: NodeID("root")), drawing: items)
  }
}

extension DrawingItem {
  static func fill(_ outline: Outline, _ paint: Paint) -> DrawingItem {
    .fill(ShapeDrawing(node: nil, outline: outline, paint: paint))
  }

  static func fill(_ rect: Rect, _ color: RGBA) -> DrawingItem { .fill(.rectangle(rect), .color(color)) }

  static func stroke(_ outline: Outline, _ paint: Paint, width: Double, dash: [Double] = []) -> DrawingItem {
    .stroke(ShapeDrawing(node: nil, outline: outline, paint: paint), width: width, dash: dash)
  }

  static func group(_ effect: DrawingGroup.Effect, _ children: DrawingItem...) -> DrawingItem {
    .group(DrawingGroup(effect: effect, children: children))
  }

  static func symbol(
    _ name: String, _ frame: Rect, _ paint: Paint = .color(.black), rotation: Double = 0
  ) -> DrawingItem {
    .symbol(
      SymbolDrawing(
        node: nil, name: name, frame: frame, paint: paint, font: FontDescription(size: 17),
        rotation: rotation, isFrameMeasured: false))
  }

  static func image(_ name: String, _ frame: Rect) -> DrawingItem {
    .image(ImageDrawing(node: nil, name: name, frame: frame))
  }

  /// A text set by the typesetter.
  static func text(
    _ words: String, at origin: Point, size: Double = 17, weight: FontWeight = .regular,
    paint: Paint = .color(.black), width: Double? = nil, change: (inout Paragraph) -> Void = { _ in }
  ) throws -> DrawingItem {
    let font = FontDescription(size: size, weight: weight)
    var paragraph = Paragraph(words, font: font)
    change(&paragraph)
    let layout = try Shared.use { $0.layout(paragraph, width: width) }
    return .text(
      TextDrawing(
        node: nil, text: words, font: font, paint: paint,
        frame: Rect(x: origin.x, y: origin.y, width: layout.size.width, height: layout.size.height),
        lines: layout.lines, naturalWidth: layout.naturalWidth, unlimitedSize: layout.unlimitedSize,
        givenWidth: width, isTruncated: layout.isTruncated, scaleFactor: layout.scaleFactor,
        measurement: layout.measurement))
  }
}
