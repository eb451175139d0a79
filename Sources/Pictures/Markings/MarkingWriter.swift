import SemanticTree
import Typesetting

/// Writes markings, each kind as a group.
struct MarkingWriter {
  let signs: SignWriter
  /// Where badges can be seen.
  let bounds: Rect

  func layers(_ markings: Markings) -> MarkingLayers {
    let stops = markings.stops.filter { $0.frame.usable != nil }
    let plates = stops.map { signs.badge($0.number) }
    var layout = BadgeLayout(bounds: bounds)
    for (stop, plate) in zip(stops, plates) { layout.add(plate.size, for: stop.frame) }
    let placed = zip(stops, layout.badges).map { PlacedStop(stop: $0, badge: $1) }
    return MarkingLayers(
      outlines: group("outlines", MarkingWriter.stopColor, placed.map(outline)),
      order: order(zip(placed, placed.dropFirst()).filter(\.1.stop.isDeparture).map(step)),
      badges: group("badges", MarkingWriter.stopColor, zip(placed, plates).map { badge($0, name: $1.name) }),
      hitAreas: group("hit-areas", "#9a3f00", markings.hitAreas.compactMap(\.usable).map(hitArea)),
      cuts: group("cuts", "#c5003e", markings.cuts.filter { $0.frame.usable != nil }.map(cut)),
      spots: group("spots", "#c5003e", markings.spots.compactMap(\.usable).map(spot)))
  }

  private static let stopColor = "#0b57d0"
  /// What Apple asks for, in points.
  private static let fingertip = 44.0

  /// - Parameter color: that of a page that sets none.
  private func group(_ name: String, _ color: String, _ parts: [String]) -> String {
    guard !parts.isEmpty else { return "" }
    let group = Element("g").with("class", name).with("color", color).with("fill", "none")
      .with("stroke", "currentColor").with("stroke-linejoin", "round").with("stroke-linecap", "round")
    return group.around(parts.joined()).markup()
  }
}

/// A stop with the place of its number.
private struct PlacedStop {
  let stop: Markings.Stop
  let badge: BadgeLayout.Badge
}

/// The way to a stop; nil between badges that touch.
private struct Step {
  let stop: Markings.Stop
  let way: Way?
}

// MARK: - Stops and their order

extension MarkingWriter {
  private func outline(_ placed: PlacedStop) -> String {
    let frame = placed.stop.frame.inset(by: -2.5)
    let outline = signs.box(frame.size, radius: 5) { SignWriter.lines($0, width: 3) }
    return group(placed.stop).around(leader(placed)).around(
      Element.use(outline, at: (frame.x, frame.y)).markup()
    ).markup()
  }

  private func badge(_ placed: PlacedStop, name: String) -> String {
    let place = placed.badge.center
    return group(placed.stop).around(Element.use(name, at: (place.x, place.y)).markup()).markup()
  }

  private func group(_ stop: Markings.Stop) -> Element {
    Element("g").with("class", "stop").with("data-stop", String(stop.number))
  }

  /// A line from a badge that had to move away to its frame; empty where it touches the frame.
  private func leader(_ placed: PlacedStop) -> String {
    let (center, frame) = (placed.badge.center, placed.stop.frame.inset(by: -2.5))
    let nearest = Point(
      x: min(max(center.x, frame.minX), frame.maxX), y: min(max(center.y, frame.minY), frame.maxY))
    let way = Way(start: center, end: nearest)
    guard way.length > way.reach(of: placed.badge.size) else { return "" }
    return SignWriter.lines(line(from: center, to: nearest), width: 1.5)
  }

  /// The white beneath all steps is one path.
  private func order(_ steps: [Step]) -> String {
    guard !steps.isEmpty else { return "" }
    let ways = steps.compactMap(\.way).flatMap { [PathElement.move($0.start), .line($0.end)] }
    let halo = Element("path").with("class", "halo").with("stroke", "#fff").with("stroke-width", 5)
      .with("d", PathText.text(ways))
    let lines = Element("g").with("stroke-width", 2).around(steps.map(markup).joined())
    return group("order", "#6b21a8", [ways.isEmpty ? "" : halo.markup(), lines.markup()])
  }

  private func step(from first: PlacedStop, to second: PlacedStop) -> Step {
    let whole = Way(start: first.badge.center, end: second.badge.center)
    let start = whole.reach(of: first.badge.size)
    let end = whole.length - whole.reach(of: second.badge.size)
    let way = Way(start: whole.place(at: start), end: whole.place(at: end))
    return Step(stop: second.stop, way: end > start ? way : nil)
  }

  /// A line with an arrowhead in its middle.
  private func markup(of step: Step) -> String {
    let group = Element("g").with("class", "step departure").with("data-stop", String(step.stop.number))
    guard let way = step.way else { return group.markup() }
    let line = line(from: way.start, to: way.end)
    let arrowhead = Element("use").with("href", "#" + signs.arrowhead)
      .with(
        "transform", Transforms.text(at: way.place(at: way.length / 2), scale: way.length / 9, along: way))
    return group.around(line.with("stroke-dasharray", "1 5").markup())
      .around(arrowhead.markup()).markup()
  }

  private func line(from start: Point, to end: Point) -> Element {
    Element("path").with("d", PathText.text([.move(start), .line(end)]))
  }
}

// MARK: - Boxes

extension MarkingWriter {
  private func hitArea(_ frame: Rect) -> String {
    let area = signs.box(frame.size, radius: 0) {
      $0.with("stroke-dasharray", "6 4").with("stroke-width", 1.5).markup()
    }
    let group = Element("g").with("class", "hit-area")
    let own = Element.use(area, at: (frame.x, frame.y)).markup()
    guard frame.width < Self.fingertip || frame.height < Self.fingertip else {
      return group.around(own).markup()
    }
    let square = signs.box(Size(width: Self.fingertip, height: Self.fingertip), radius: 0) {
      $0.with("stroke-dasharray", "0 5").with("stroke-width", 2).markup()
    }
    let place = (frame.midX - Self.fingertip / 2, frame.midY - Self.fingertip / 2)
    return group.around(Element.use(square, at: place).markup() + own).markup()
  }

  /// The line is so wide that a narrower one in white leaves one on each side of it.
  private func spot(_ frame: Rect) -> String {
    let frame = frame.inset(by: -5)
    let box = signs.box(frame.size, radius: 8) { rect in
      SignWriter.lines(rect, width: 6)
        + rect.with("class", "halo").with("stroke", "#fff").with("stroke-width", 2).markup()
    }
    return Element.use(box, at: (frame.x, frame.y)).with("class", "spot").markup()
  }
}

// MARK: - Cuts

extension MarkingWriter {
  private func cut(_ cut: Markings.Cut) -> String {
    let edge = CutEdge(cut)
    let path = cut.kind == .truncated ? edge.wave : edge.bracket
    let element = Element("path").with("d", PathText.text(path))
    return Element("g").with("class", "cut \(cut.kind.rawValue)")
      .around(SignWriter.lines(element, width: 2.5)).markup()
  }
}

/// The edge at which a text is cut, from one end to the other.
private struct CutEdge {
  private let way: Way
  /// Which side of the way the text is on: 1 for the right.
  private let inward: Double

  init(_ cut: Markings.Cut) {
    let frame = cut.frame
    let isUpright = cut.edge == .left || cut.edge == .right
    // Short edges would not leave room for a mark.
    let spare = max(0, 12 - (isUpright ? frame.height : frame.width)) / 2
    switch cut.edge {
    case .left, .right:
      let x = cut.edge == .left ? frame.minX : frame.maxX
      way = Way(start: Point(x: x, y: frame.minY - spare), end: Point(x: x, y: frame.maxY + spare))
    case .top, .bottom:
      let y = cut.edge == .top ? frame.minY : frame.maxY
      way = Way(start: Point(x: frame.minX - spare, y: y), end: Point(x: frame.maxX + spare, y: y))
    }
    inward = cut.edge == .right || cut.edge == .top ? 1 : -1
  }

  var wave: [PathElement] {
    let count = min(max((way.length / 6).rounded(), 2), 60)
    let step = way.length / count
    return [.move(way.start)]
      + (0..<Int(count)).map { index in
        let start = Double(index) * step
        return .quadCurve(
          way.place(at: start + step),
          control: way.place(at: start + step / 2, sideways: index.isMultiple(of: 2) ? 4 : -4))
      }
  }

  var bracket: [PathElement] {
    [
      .move(way.place(at: 0, sideways: 5 * inward)), .line(way.start), .line(way.end),
      .line(way.place(at: way.length, sideways: 5 * inward)),
    ]
  }
}
