internal import CPango
import SemanticTree

extension Sheet {
  /// Draws something in a paint.
  /// - Parameter draw: draws with whatever colour or gradient is set.
  func inPaint(_ paint: Paint, _ standIns: StandIns, _ draw: () -> Void) {
    switch paint {
    case .color(let color):
      setColor(color)
      draw()
    case .linearGradient(let stops, let start, let end):
      inGradient(stops, { linear($0, from: start, to: end) }, draw)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      inGradient(stops, { radial($0, around: center, from: startRadius, to: endRadius) }, draw)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      inFan(stops, around: center, from: startAngle, to: endAngle, draw)
    case .material(let material):
      setColor(standIns.tint(of: material))
      draw()
    case .image: inStripes(standIns, draw)
    }
  }

  /// A gradient without colours leaves no trace, and one without extent is its last colour.
  private func inGradient(_ stops: [GradientStop], _ make: (Ramp) -> OpaquePointer?, _ draw: () -> Void) {
    guard let ramp = Ramp(stops) else { return }
    if let pattern = make(ramp) {
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    } else {
      setColor(ramp.last)
    }
    draw()
  }

  private func linear(_ ramp: Ramp, from start: Point, to end: Point) -> OpaquePointer? {
    let lengths = (end.x - start.x, end.y - start.y)
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isUsable), lengths != (0, 0) else { return nil }
    let reach = ramp.reach
    func place(_ share: Double) -> (Double, Double) {
      (start.x + lengths.0 * share, start.y + lengths.1 * share)
    }
    let (first, last) = (place(reach.lowerBound), place(reach.upperBound))
    return with(ramp.part(reach), cairo_pattern_create_linear(first.0, first.1, last.0, last.1))
  }

  private func radial(
    _ ramp: Ramp, around center: Point, from start: Double, to end: Double
  ) -> OpaquePointer? {
    guard [center.x, center.y, start, end].allSatisfy(\.isUsable), start != end else { return nil }
    // Where the radius is nothing; beyond, it would be negative.
    let zero = -start / (end - start)
    var (low, high) = (ramp.reach.lowerBound, ramp.reach.upperBound)
    if end > start { low = max(low, zero) } else { high = min(high, zero) }
    guard high > low else { return nil }
    func radius(_ share: Double) -> Double { max(start + (end - start) * share, 0) }
    return with(
      ramp.part(low...high),
      cairo_pattern_create_radial(center.x, center.y, radius(low), center.x, center.y, radius(high)))
  }

  private func with(_ ramp: Ramp, _ pattern: OpaquePointer?) -> OpaquePointer? {
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for stop in ramp.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red.share, color.green.share, color.blue.share, color.alpha.share)
    }
    return pattern
  }

  private func inStripes(_ standIns: StandIns, _ draw: () -> Void) {
    let half = StandIns.stripeWidth / 2
    let pattern = cairo_pattern_create_linear(0, 0, half, half)
    let (light, dark) = standIns.stripes
    let stops = [(light, 0.0), (light, 0.5), (dark, 0.5), (dark, 1)]
    guard let ramp = Ramp(stops.map { GradientStop(color: $0.0, location: $0.1) }) else { return }
    cairo_set_source(context, with(ramp, pattern))
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_destroy(pattern)
    draw()
  }
}

extension Sheet {
  /// Draws something, and all of an angular gradient through it.
  private func inFan(
    _ stops: [GradientStop], around center: Point, from start: Double, to end: Double, _ draw: () -> Void
  ) {
    guard let ramp = Ramp(stops) else { return }
    guard [center.x, center.y, start, end].allSatisfy(\.isUsable) else {
      setColor(ramp.last)
      return draw()
    }
    let shape = silhouette {
      setColor(.black)
      draw()
    }
    let reach = reach(from: center)
    let colors = layer {
      for wedge in Fan(ramp, from: start, to: end).wedges { fill(wedge, around: center, reach: reach) }
    }
    put(colors, through: shape)
  }

  /// Edges are not smoothed, so that every pixel belongs to one wedge.
  private func fill(_ wedge: Fan.Wedge, around center: Point, reach: Double) {
    cairo_new_path(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_move_to(context, center.x, center.y)
    for angle in [wedge.from, wedge.to] {
      let edge = Turn.unit(angle)
      cairo_line_to(context, center.x + reach * edge.x, center.y + reach * edge.y)
    }
    setColor(wedge.color)
    cairo_fill(context)
  }

  /// More than the distance of a place from the farthest pixel that can be drawn on, even where a wedge is wide.
  private func reach(from center: Point) -> Double {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let width = max(abs(left - center.x), abs(right - center.x))
    let height = max(abs(top - center.y), abs(bottom - center.y))
    return 2 * (width + height) + 1
  }
}
