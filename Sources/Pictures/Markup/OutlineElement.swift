import SemanticTree
import Typesetting

extension Outline {
  /// The figure as an element without a colour. A figure without extent is a path, since SVG draws none of its edge
  /// else.
  var element: Element {
    switch self {
    case .path(let elements, _): Element("path").with("d", PathText.text(elements))
    case .ellipse(let rect) where !rect.isEmpty: rect.ellipseElement
    case .rectangle(let rect), .ellipse(let rect): rect.isEmpty ? rect.pathElement : rect.element
    case .capsule(let rect): rect.element(radius: .infinity)
    case .roundedRectangle(let rect, let radius): rect.element(radius: radius)
    }
  }

  /// True where corners may be so sharp that SVG would cut them sooner than is wanted.
  var hasSharpCorners: Bool {
    if case .path = self { true } else { false }
  }
}

extension Rect {
  /// The rectangle as an element without a colour.
  var element: Element {
    Element("rect").with("x", unlessZero: x).with("y", unlessZero: y).with("width", width)
      .with("height", height)
  }

  /// An element that has the rectangle for its room. Such elements do not all start at the origin unless told so.
  func element(named name: String) -> Element {
    Element(name).with("x", x).with("y", y).with("width", width).with("height", height)
  }

  fileprivate func element(radius: Double) -> Element {
    guard !isEmpty else { return pathElement }
    let radius = min(max(radius, 0), width / 2, height / 2)
    return element.with("rx", unlessZero: radius)
  }

  fileprivate var ellipseElement: Element {
    let middle = width == height ? Element("circle") : Element("ellipse")
    let placed = middle.with("cx", midX).with("cy", midY)
    return width == height
      ? placed.with("r", width / 2) : placed.with("rx", width / 2).with("ry", height / 2)
  }

  fileprivate var pathElement: Element {
    let corners = [Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
    return Element("path").with(
      "d", PathText.text([.move(origin)] + corners.map { .line($0) } + [.close]))
  }
}
