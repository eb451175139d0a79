internal import CPango
import SemanticTree

extension Sheet {
  /// Makes a figure the current path.
  func trace(_ outline: Outline) {
    cairo_new_path(context)
    switch outline {
    case .rectangle(let rect): cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    case .roundedRectangle(let rect, let radius): addRounded(rect, radius: radius)
    case .capsule(let rect): addRounded(rect, radius: .infinity)
    case .ellipse(let rect): addEllipse(rect)
    case .path(let elements, _): elements.forEach(add)
    }
  }

  private func addRounded(_ rect: Rect, radius: Double) {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0 else { return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let quarter = Double.pi / 2
    cairo_arc(context, right, top, radius, -quarter, 0)
    cairo_arc(context, right, bottom, radius, 0, quarter)
    cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  private func addEllipse(_ rect: Rect) {
    guard !rect.isEmpty else { return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
    saving {
      cairo_translate(context, rect.midX, rect.midY)
      cairo_scale(context, rect.width / 2, rect.height / 2)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(context)
    }
  }

  func add(_ element: PathElement) {
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .quadCurve(let end, let control): addCurve(to: end, control: control)
    case .curve(let end, let first, let second):
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }

  /// Cairo knows cubic curves only; every quadratic one is cubic too.
  private func addCurve(to end: Point, control: Point) {
    var start = control
    if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &start.x, &start.y) }
    func toward(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    let (first, second) = (toward(start), toward(end))
    cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
  }
}

extension Sheet {
  /// Fills a figure with the colour or gradient that is set.
  func fill(_ outline: Outline) {
    trace(outline)
    cairo_fill(context)
  }

  /// Draws a line whose middle is a figure's edge.
  func stroke(_ outline: Outline, width: Double, dash: [Double] = [], isRound: Bool = false) {
    trace(outline)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    cairo_stroke(context)
  }

  /// Draws within a figure only.
  func clipped(to outline: Outline, _ draw: () -> Void) {
    saving {
      trace(outline)
      cairo_clip(context)
      draw()
    }
  }
}
