import Foundation
import SemanticTree

@testable import Typesetting

/// The painter of all tests; one is enough, as its pictures depend on the list alone.
enum Shared {
  /// Tests run in parallel and a painter does not.
  static func use<Result>(_ body: (Typesetter, ScreenPainter) throws -> Result) throws -> Result {
    try lock.withLock {
      let typesetter = try typesetter.get()
      return try body(typesetter, ScreenPainter(typesetter))
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static let typesetter = Swift.Result { try Typesetter() }
}

/// A small screen to paint on.
struct Studio {
  var environment = ScreenEnvironment()

  init(width: Double = 100, height: Double = 100, scale: Double = 2, appearance: Appearance = .light) {
    environment.width = width
    environment.height = height
    environment.scale = scale
    environment.appearance = appearance
  }

  func paint(_ items: DrawingItem...) throws -> Bitmap {
    try Shared.use { try $1.paint(items, in: environment) }
  }

  /// The picture in ten bits a channel.
  func sheet(_ items: [DrawingItem]) throws -> Sheet {
    try Shared.use { try $1.sheet(items, in: environment) }
  }
}

extension RGBA {
  static let pureRed = RGBA(red: 1, green: 0, blue: 0)
  static let pureBlue = RGBA(red: 0, green: 0, blue: 1)

  func isNear(_ other: RGBA?, by distance: Double = 0.006) -> Bool {
    guard let other else { return false }
    return abs(red - other.red) <= distance && abs(green - other.green) <= distance
      && abs(blue - other.blue) <= distance
  }
}

extension DrawingItem {
  static func fill(_ outline: Outline, _ paint: Paint) -> DrawingItem {
    .fill(ShapeDrawing(node: nil, outline: outline, paint: paint))
  }

  static func fill(_ rect: Rect, _ color: RGBA) -> DrawingItem { .fill(.rectangle(rect), .color(color)) }

  static func group(_ effect: DrawingGroup.Effect, _ children: DrawingItem...) -> DrawingItem {
    .group(DrawingGroup(effect: effect, children: children))
  }

  static func symbol(_ name: String, _ frame: Rect, rotation: Double = 0) -> DrawingItem {
    .symbol(
      SymbolDrawing(
        node: nil, name: name, frame: frame, paint: .color(.black), font: FontDescription(size: 17),
        rotation: rotation, isFrameMeasured: false))
  }
}

extension TextDrawing {
  /// A text set by the typesetter.
  static func set(
    _ text: String, at origin: Point, size: Double = 17, weight: FontWeight = .regular,
    paint: Paint = .color(.black), width: Double? = nil, change: (inout Paragraph) -> Void = { _ in }
  ) throws -> TextDrawing {
    let font = FontDescription(size: size, weight: weight)
    var paragraph = Paragraph(text, font: font)
    paragraph.scale = 2
    change(&paragraph)
    let layout = try Shared.use { typesetter, _ in typesetter.layout(paragraph, width: width) }
    return TextDrawing(
      node: nil, text: text, font: font, paint: paint,
      frame: Rect(x: origin.x, y: origin.y, width: layout.size.width, height: layout.size.height),
      lines: layout.lines, naturalWidth: layout.naturalWidth, unlimitedSize: layout.unlimitedSize,
      givenWidth: width, isTruncated: layout.isTruncated, scaleFactor: layout.scaleFactor,
      measurement: layout.measurement)
  }
}

extension Bitmap {
  /// The smallest rectangle, in points, around all pixels that are not white.
  var ink: Rect? {
    var found: Rect?
    for row in 0..<height {
      for column in 0..<width where isInked(column, row) {
        let pixel = Rect(
          x: Double(column) / scale, y: Double(row) / scale, width: 1 / scale, height: 1 / scale)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }

  private func isInked(_ column: Int, _ row: Int) -> Bool {
    let start = (row * width + column) * 4
    return bytes[start..<start + 3].contains { $0 < 250 }
  }
}
