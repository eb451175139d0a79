import SemanticTree
import Testing

@testable import SemanticUI

/// Shapes made of others, and styles made of others.
@MainActor
struct ShapeFormTests {
  private func fill(_ view: some View) throws -> ShapeDrawing {
    try #require(try RenderedView(view).screen.drawing.fills.last)
  }

  private func bounds(_ shape: some Shape) throws -> Rect {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    return Rect(shape.path(in: frame).boundingRect)
  }

  @Test
  func shapesAreScaledTurnedAndMovedInTheirFrames() throws {
    #expect(try bounds(Rectangle().scale(0.5)) == Rect(x: 25, y: 15, width: 50, height: 30))
    #expect(
      try bounds(Rectangle().scale(x: 0.5, anchor: .topLeading)) == Rect(x: 0, y: 0, width: 50, height: 60))
    #expect(try bounds(Rectangle().offset(x: 5)) == Rect(x: 5, y: 0, width: 100, height: 60))
    #expect(try bounds(Rectangle().size(width: 10, height: 20)) == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      try bounds(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)))
        == Rect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test
  func aShapeTurnsAboutItsFrameAndNotAboutItsFigure() throws {
    let turned = try bounds(Rectangle().offset(x: 20).rotation(.degrees(180)))
    #expect(abs(turned.x + 20) < 1e-6 && abs(turned.width - 100) < 1e-6)
  }

  @Test
  func combinedShapesAreDrawn() throws {
    let view = Rectangle().subtracting(Rectangle().offset(x: 60)).fill(.red).frame(width: 100, height: 50)
    let fill = try fill(view)
    #expect(fill.outline.bounds.width == 60 && fill.outline.bounds.height == 50)
  }

  @Test
  func gradientsAreStylesFromTopToBottom() throws {
    let fill = try fill(Rectangle().fill(Gradient(colors: [.red, .blue])).frame(width: 100, height: 50))
    guard case .linearGradient(let stops, let start, let end) = fill.paint else {
      Issue.record("painted with \(fill.paint)")
      return
    }
    #expect(stops.count == 2 && start.x == end.x && end.y - start.y == 50)
  }

  private func color(_ style: some ShapeStyle) throws -> RGBA? {
    if case .color(let color) = try fill(Rectangle().fill(style)).paint { color } else { nil }
  }

  @Test
  func levelsOfSystemStylesAreColoursOfTheirOwn() throws {
    #expect(try color(.background.secondary) == color(Color(.secondarySystemBackground)))
    #expect(try color(.fill.tertiary) == color(Color(.tertiarySystemFill)))
    #expect(try color(.foreground.secondary) == color(.secondary))
  }

  @Test(arguments: [(1, 0.5), (2, 0.25), (3, 0.18)])
  func levelsOfColoursAreFainter(_ level: Int, _ opacity: Double) throws {
    let style = [AnyShapeStyle(Color.red.secondary), .init(Color.red.tertiary), .init(Color.red.quaternary)]
    #expect(try color(style[level - 1])?.alpha == opacity)
  }

  @Test
  func tintsAreOfAnyStyle() throws {
    let view = Rectangle().fill(.tint).tint(Gradient(colors: [.red, .green]))
    guard case .linearGradient = try fill(view).paint else {
      Issue.record("the tint is not a gradient")
      return
    }
  }
}
