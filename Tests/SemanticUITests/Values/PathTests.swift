import Foundation
import SemanticTree
import Testing

@testable import SemanticUI

private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

private func isNear(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
  abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
    && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
}

@Suite struct PathTests {
  @Test func stepsNeedABeginning() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
    #expect(path.outline.bounds == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func currentPointReturnsToTheFiguresStart() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 5, y: 2))
      #expect(path.currentPoint == CGPoint(x: 5, y: 2))
      path.closeSubpath()
    }
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: [
    Path(square), Path(ellipseIn: square), Path(roundedRect: square, cornerRadius: 8),
    Path(roundedRect: square, cornerSize: CGSize(width: 5, height: 9)),
    Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 4, bottomTrailing: 9)),
  ])
  func figuresFillTheirRectangle(_ path: Path) {
    #expect(isNear(path.boundingRect, square))
    #expect(path.contains(CGPoint(x: square.midX, y: square.midY)))
    #expect(!path.contains(CGPoint(x: square.maxX + 1, y: square.midY)))
  }

  @Test func simpleFiguresStaySimple() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(Path(square).outline == .rectangle(rect))
    #expect(Path(ellipseIn: square).outline == .ellipse(rect))
    #expect(
      Path(roundedRect: square, cornerRadius: 99).outline == .roundedRectangle(rect, radius: 15))
    #expect(Path(roundedRect: square, cornerRadius: 0).outline == .rectangle(rect))
    #expect(
      Path(square).offsetBy(dx: 1, dy: -1).outline
        == .rectangle(Rect(x: 11, y: 19, width: 30, height: 40)))
    var two = Path(square)
    two.addRect(square.offsetBy(dx: 50, dy: 0))
    guard case .path(let steps, let bounds) = two.outline else {
      Issue.record("two rectangles are no simple figure")
      return
    }
    #expect(steps.count == 10)
    #expect(bounds == Rect(x: 10, y: 20, width: 80, height: 40))
  }

  @Test func controlPointsDoNotCount() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test(arguments: [
    // On a screen, `clockwise: false` goes from the right over the bottom.
    (false, 90.0, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (true, 90, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (false, 180, CGRect(x: -10, y: 0, width: 20, height: 10)),
    (true, 180, CGRect(x: -10, y: -10, width: 20, height: 10)),
    (false, 360, CGRect(x: -10, y: -10, width: 20, height: 20)),
  ])
  func arcsTurnTheSwiftUIWay(_ clockwise: Bool, _ end: Double, _ bounds: CGRect) {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(end), clockwise: clockwise)
    }
    #expect(isNear(path.boundingRect, bounds))
  }

  @Test func tangentArcRoundsACorner() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    let end = path.currentPoint ?? .zero
    #expect(hypot(end.x - 10, end.y - 4) < 1e-6)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test func holesDependOnTheRule() {
    var ring = Path(square)
    ring.addRect(square.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: square.midX, y: square.midY)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 12, y: 22), eoFill: true))
  }

  @Test(arguments: [
    (0.0, 0.5, [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0)]),
    (0.25, 1.0, [CGPoint(x: 2.5, y: 0), CGPoint(x: 10, y: 0)]),
    (0.6, 0.4, []), (-1, 2, [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]),
  ])
  func lineIsTrimmed(_ from: Double, _ to: Double, _ points: [CGPoint]) {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 0)])
    var expected = Path()
    expected.addLines(points)
    #expect(line.trimmedPath(from: from, to: to) == expected)
  }

  @Test func circleIsTrimmedByLength() {
    let circle = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    let half = circle.trimmedPath(from: 0, to: 0.5)
    #expect(isNear(half.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10), 0.02))
  }

  @Test func transformsChangeEveryPoint() {
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.boundingRect, CGRect(x: -60, y: 10, width: 40, height: 30)))
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5).rotated(by: 0.3)
    let back = Path(square).applying(transform).applying(transform.inverted())
    #expect(isNear(back.boundingRect, square))
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)).x == 5)
  }

  @Test(arguments: [Path(square), Path(ellipseIn: square), Path(roundedRect: square, cornerRadius: 7.5)])
  func descriptionCanBeRead(_ path: Path) {
    #expect(Path(path.description) == path)
  }

  @Test(arguments: ["1 m", "1 2 x", "1 2", "a"]) func badDescriptionIsRefused(_ text: String) {
    #expect(Path(text) == nil)
  }

  @Test func forEachVisitsTheSteps() {
    var count = 0
    Path(square).forEach { _ in count += 1 }
    #expect(count == 5)
  }
}
