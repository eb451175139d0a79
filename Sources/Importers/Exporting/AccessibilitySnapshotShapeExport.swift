import LocatedJSON
import SemanticTree

extension JSONValue.Content {
  static func point(_ point: Point) -> JSONValue.Content { .list([.number(point.x), .number(point.y)]) }

  static func rect(_ rect: Rect) -> JSONValue.Content {
    .list([.point(rect.origin), .list([.number(rect.width), .number(rect.height)])])
  }

  /// A figure as AccessibilitySnapshot's model has it.
  static func shape(_ outline: Outline?, frame: Rect) -> JSONValue.Content {
    let steps: [PathElement]
    switch outline {
    case nil: return .frameShape(frame)
    case .rectangle(let rect): return .frameShape(rect)
    case .roundedRectangle(let rect, let radius): steps = rounded(rect, radius, radius)
    case .capsule(let rect):
      let radius = min(rect.width, rect.height) / 2
      steps = rounded(rect, radius, radius)
    case .ellipse(let rect): steps = rounded(rect, rect.width / 2, rect.height / 2)
    case .path(let elements, _): steps = elements
    }
    return .members(["type": .string("path"), "pathElements": .list(steps.map(step))])
  }

  private static func frameShape(_ rect: Rect) -> JSONValue.Content {
    .members(["type": .string("frame"), "frame": .rect(rect)])
  }

  private static func step(_ element: PathElement) -> JSONValue.Content {
    switch element {
    case .move(let point): .members(["move": .members(["to": .point(point)])])
    case .line(let point): .members(["line": .members(["to": .point(point)])])
    case .quadCurve(let point, let control):
      .members(["quadCurve": .members(["to": .point(point), "control": .point(control)])])
    case .curve(let point, let control1, let control2):
      .members([
        "curve": .members(["to": .point(point), "control1": .point(control1), "control2": .point(control2)])
      ])
    case .close: .members(["closeSubpath": .members([:])])
    }
  }

  /// How far the control points of a quarter of a circle lie from its ends, as a share of the radius.
  private static let quarterCircle = 0.5522847498307936

  /// A rectangle whose corners are quarters of an ellipse.
  private static func rounded(_ rect: Rect, _ width: Double, _ height: Double) -> [PathElement] {
    let (radiusX, radiusY) = (min(width, rect.width / 2), min(height, rect.height / 2))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (restX, restY) = (radiusX * (1 - quarterCircle), radiusY * (1 - quarterCircle))
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(at(left + radiusX, top)), .line(at(right - radiusX, top)),
      .curve(at(right, top + radiusY), control1: at(right - restX, top), control2: at(right, top + restY)),
      .line(at(right, bottom - radiusY)),
      .curve(
        at(right - radiusX, bottom), control1: at(right, bottom - restY), control2: at(right - restX, bottom)
      ),
      .line(at(left + radiusX, bottom)),
      .curve(
        at(left, bottom - radiusY), control1: at(left + restX, bottom), control2: at(left, bottom - restY)),
      .line(at(left, top + radiusY)),
      .curve(at(left + radiusX, top), control1: at(left, top + restY), control2: at(left + restX, top)),
      .close,
    ]
  }
}
