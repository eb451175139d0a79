import Foundation
import SemanticTree

extension Path {
  /// A rectangle.
  public nonisolated init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with elliptical corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: corner, style: style)
  }

  /// A rectangle with round corners of different sizes.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// An ellipse.
  public nonisolated init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let steps: [Element] = [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
    add(steps, transform, as: .rectangle(Rect(rect)))
  }

  /// Adds rectangles.
  public nonisolated mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with elliptical corners, no larger than fit. Both styles are drawn as quarter ellipses.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let isRound = cornerSize.width == cornerSize.height
    let limit = isRound ? min(rect.width, rect.height) : .infinity
    let corner = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2, limit / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2, limit / 2)))
    guard corner.width > 0, corner.height > 0 else { return addRect(rect, transform: transform) }
    add(
      Path.rounded(rect, [corner, corner, corner, corner]), transform,
      as: isRound ? .roundedRectangle(Rect(rect), radius: Double(corner.width)) : nil)
  }

  /// Adds a rectangle with round corners of different sizes, in a left-to-right layout. Both styles are drawn as
  /// quarter circles.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    let limit = max(0, min(rect.width, rect.height) / 2)
    let corners = radii.map { radius in
      let fitting = max(0, min(radius, limit))
      return CGSize(width: fitting, height: fitting)
    }
    if Set(radii).count == 1 {
      addRoundedRect(in: rect, cornerSize: corners[0], style: style, transform: transform)
    } else {
      add(Path.rounded(rect, corners), transform, as: nil)
    }
  }

  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    add(Path.rounded(rect, [half, half, half, half]), transform, as: .ellipse(Rect(rect)))
  }

  /// Adds a line through points, as a figure of its own.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append(contentsOf: [.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds the steps of another path.
  public nonisolated mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.elements, transform, as: path.figure)
  }

  private nonisolated mutating func add(
    _ steps: [Element], _ transform: CGAffineTransform, as figure: Outline?
  ) {
    guard !transform.isIdentity else { return append(contentsOf: steps, figure: figure) }
    append(contentsOf: steps.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// A rectangle whose corners, clockwise from the top left, are quarters of ellipses.
  private nonisolated static func rounded(_ rect: CGRect, _ corners: [CGSize]) -> [Element] {
    let vertices = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // For each corner the unit vectors along the sides by which the outline comes and goes.
    let incoming = [(0, 1), (-1, 0), (0, -1), (1, 0)].map { CGVector(dx: $0.0, dy: $0.1) }
    let outgoing = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGVector(dx: $0.0, dy: $0.1) }
    var steps: [Element] = []
    for index in 0..<4 {
      let (vertex, corner) = (vertices[index], corners[index])
      let start = vertex.moved(along: incoming[index], by: corner)
      let end = vertex.moved(along: outgoing[index], by: corner)
      steps.append(index == 0 ? .move(to: start) : .line(to: start))
      guard corner.width > 0 else { continue }
      steps.append(
        .curve(
          to: end, control1: start.towards(vertex, by: circleHandle),
          control2: end.towards(vertex, by: circleHandle)))
    }
    return steps + [.closeSubpath]
  }

  /// The length of the handles with which a cubic curve comes closest to a quarter circle of radius 1.
  private nonisolated static let circleHandle: CGFloat = 0.5522847498
}

extension CGPoint {
  fileprivate nonisolated func moved(along direction: CGVector, by corner: CGSize) -> CGPoint {
    CGPoint(x: x + direction.dx * corner.width, y: y + direction.dy * corner.height)
  }

  /// The point a share of the way to another.
  nonisolated func towards(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension SemanticTree.Rect {
  nonisolated init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
