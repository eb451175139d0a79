import SemanticTree

/// The colours of a gradient in the order of their places.
package struct Ramp {
  /// From 0 to 1.
  package private(set) var stops: [GradientStop]

  /// Nil where there is no colour.
  package init?(_ stops: [GradientStop]) {
    let usable = stops.enumerated().filter { $0.element.location.isUsable }
    guard !usable.isEmpty else { return nil }
    self.stops = usable.sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  package var first: RGBA { stops[0].color }
  package var last: RGBA { stops[stops.count - 1].color }

  /// The colour at a share of the way, mixed in sRGB between the stops around it; beyond the ends, that of the end.
  package func color(at share: Double) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.location >= share }) else { return last }
    guard next > 0 else { return first }
    let (left, right) = (stops[next - 1], stops[next])
    let part = (share - left.location) / (right.location - left.location)
    func mix(_ channel: KeyPath<RGBA, Double>) -> Double {
      left.color[keyPath: channel] * (1 - part) + right.color[keyPath: channel] * part
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// All that is needed of the colours: the way from 0 to 1, and further where stops lie beyond.
  package var reach: ClosedRange<Double> {
    min(0, stops[0].location)...max(1, stops[stops.count - 1].location)
  }

  /// The part of the way in some range, which becomes 0 to 1.
  package func part(_ range: ClosedRange<Double>) -> Ramp {
    let length = range.upperBound - range.lowerBound
    var copy = self
    copy.stops = [GradientStop(color: color(at: range.lowerBound), location: 0)]
    for stop in stops where range.contains(stop.location) {
      let location = (stop.location - range.lowerBound) / length
      copy.stops.append(GradientStop(color: stop.color, location: location))
    }
    copy.stops.append(GradientStop(color: color(at: range.upperBound), location: 1))
    return copy
  }

  /// The same way from the other end.
  package var reversed: Ramp {
    var copy = self
    copy.stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    return copy
  }
}
