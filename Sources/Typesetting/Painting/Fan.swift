import SemanticTree

/// An angular gradient as wedges of one colour each, since Cairo has no such gradient.
///
/// Where the sweep is more than a turn, the last turn counts; where it is less, the rest is filled half with the last
/// colour and half with the first (Apple's documentation of `AngularGradient`). A sweep that runs backwards is taken
/// for the same colours from the other end.
package struct Fan {
  package struct Wedge {
    /// In radians, clockwise from the positive x axis.
    package var from, to: Double
    package var color: RGBA
  }

  package let wedges: [Wedge]

  /// So many wedges lead from black to white that ten bits a channel hardly show the steps.
  package static let fineSteps = 512.0
  private static let turn = 2 * Double.pi

  /// - Parameter steps: how many wedges lead from black to white.
  package init(_ ramp: Ramp, from start: Double, to end: Double, steps: Double = Fan.fineSteps) {
    let isBackward = end < start
    self.init(
      ramp: isBackward ? ramp.reversed : ramp, start: min(start, end), end: max(start, end), steps: steps)
  }

  private init(ramp: Ramp, start: Double, end: Double, steps: Double) {
    let first = max(start, end - Fan.turn)
    var wedges: [Wedge] = []
    if end > start { wedges += Fan.sweep(ramp, start: start, end: end, from: first, steps: steps) }
    let next = first + Fan.turn
    if next - end > 1e-9 {
      let middle = (end + next) / 2
      wedges += Fan.cut(end, middle, into: 4) { _ in ramp.color(at: 1) }
      wedges += Fan.cut(middle, next, into: 4) { _ in ramp.color(at: 0) }
    }
    self.wedges = wedges
  }

  /// The wedges between every two stops.
  private static func sweep(
    _ ramp: Ramp, start: Double, end: Double, from first: Double, steps: Double
  ) -> [Wedge] {
    func color(_ angle: Double) -> RGBA { ramp.color(at: (angle - start) / (end - start)) }
    let stops = ramp.stops.map { start + $0.location * (end - start) }.filter { $0 > first && $0 < end }
    let edges = [first] + stops + [end]
    return zip(edges, edges.dropFirst()).filter { $0 < $1 }.flatMap { from, to in
      // Near the ends of the way, since two stops may lie in one place.
      let distance = color(from + (to - from) * 0.01).distance(to: color(to))
      return cut(from, to, into: max(Int(distance * steps), 8), color: color)
    }
  }

  private static func cut(
    _ start: Double, _ end: Double, into count: Int, color: (_ middle: Double) -> RGBA
  ) -> [Wedge] {
    func edge(_ index: Int) -> Double { start + (end - start) * Double(index) / Double(count) }
    return (0..<count).map { index in
      Wedge(from: edge(index), to: edge(index + 1), color: color((edge(index) + edge(index + 1)) / 2))
    }
  }
}

extension RGBA {
  /// The largest difference of a channel.
  fileprivate func distance(to other: RGBA) -> Double {
    let differences = [
      red.share - other.red.share, green.share - other.green.share, blue.share - other.blue.share,
      alpha.share - other.alpha.share,
    ]
    return differences.map(abs).max() ?? 0
  }
}
