import Foundation
import SemanticTree
import Typesetting

/// Gradients as elements, in points of the screen.
enum Gradients {
  /// How many wedges of an angular gradient lead from black to white. More are hardly seen and take room.
  static let steps = 96.0

  /// Nil for a gradient without extent.
  static func linear(_ ramp: Ramp, from start: Point, to end: Point) -> Element? {
    let lengths = (end.x - start.x, end.y - start.y)
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isUsable), lengths != (0, 0) else { return nil }
    let reach = ramp.reach
    func place(_ share: Double) -> Point {
      Point(x: start.x + lengths.0 * share, y: start.y + lengths.1 * share)
    }
    let (first, last) = (place(reach.lowerBound), place(reach.upperBound))
    return line(from: first, to: last).around(stops(ramp.part(reach).stops))
  }

  /// Nil for a gradient without extent.
  static func radial(_ ramp: Ramp, around center: Point, from start: Double, to end: Double) -> Element? {
    guard [center.x, center.y, start, end].allSatisfy(\.isUsable), start != end else { return nil }
    if end < start { return radial(ramp.reversed, around: center, from: end, to: start) }
    // Where the radius is nothing; before, it would be negative.
    let low = max(ramp.reach.lowerBound, -start / (end - start))
    let high = ramp.reach.upperBound
    guard high > low else { return nil }
    func radius(_ share: Double) -> Double { max(start + (end - start) * share, 0) }
    let (inner, outer) = (radius(low), radius(high))
    // A gradient of SVG starts in its middle.
    let stops = ramp.part(low...high).stops.map {
      GradientStop(color: $0.color, location: (inner + (outer - inner) * $0.location) / outer)
    }
    return units("radialGradient").with("cx", center.x).with("cy", center.y).with("r", outer)
      .around(self.stops(stops))
  }

  /// The wedges of an angular gradient about the origin. Edges are not smoothed, so that each pixel belongs to one.
  static func wedges(_ fan: Fan, reach: Double) -> Element {
    let wedges = fan.wedges.map { wedge -> String in
      let edges = [wedge.from, wedge.to].map {
        PathElement.line(Point(x: cos($0) * reach, y: sin($0) * reach))
      }
      let path = PathText.text([.move(.zero)] + edges + [.close], places: 0)
      return Element("path").colored("fill", wedge.color).with("d", path).markup()
    }
    return Element("g").with("shape-rendering", "crispEdges").around(wedges.joined())
  }

  static func stripes(_ standIns: StandIns) -> Element {
    let (light, dark) = standIns.stripes
    let half = StandIns.stripeWidth / 2
    let stops = [(light, 0.0), (light, 0.5), (dark, 0.5), (dark, 1)]
    return line(from: .zero, to: Point(x: half, y: half)).with("spreadMethod", "repeat")
      .around(self.stops(stops.map { GradientStop(color: $0.0, location: $0.1) }))
  }

  private static func line(from start: Point, to end: Point) -> Element {
    units("linearGradient").with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
  }

  private static func units(_ name: String) -> Element {
    Element(name).with("gradientUnits", "userSpaceOnUse")
  }

  /// Those at both ends of a gradient that change nothing are left out.
  private static func stops(_ stops: [GradientStop]) -> String {
    var needed: [GradientStop] = []
    for stop in stops where needed.last != stop { needed.append(stop) }
    return needed.map { stop in
      Element("stop").with("offset", stop.location, places: 4).with("stop-color", stop.color.shortHex)
        .faded("stop-opacity", stop.color.alpha.share).markup()
    }.joined()
  }
}
