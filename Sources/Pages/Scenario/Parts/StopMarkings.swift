import Pictures
import SemanticTree

/// The elements of a state, numbered in the order of speaking, to be laid over its picture.
struct StopMarkings {
  private let frames: [Rect?]
  private let size: Size
  private let isRightToLeft: Bool

  init(_ state: SurveyedState) {
    frames = state.lines.map { state.screen.root.node($0.node)?.frame }
    size = Size(width: state.screen.environment.width, height: state.screen.environment.height)
    isRightToLeft = state.screen.environment.layoutDirection == .rightToLeft
  }

  func markup(_ book: PictureBook) -> Markup {
    let departures = departures
    let stops = frames.enumerated().compactMap { index, frame in
      frame.map { Markings.Stop(number: index + 1, frame: $0, isDeparture: departures.contains(index)) }
    }
    let layers = book.mark(Markings(stops: stops), on: size)
    return Markup(stops.map(touchArea)) + Markup(verbatim: layers.outlines + layers.order + layers.badges)
  }

  /// How many ways to a stop are not the one that the eye expects.
  var departureCount: Int { departures.count }

  /// What takes the pointer, so that a stop can be chosen in the picture.
  private func touchArea(_ stop: Markings.Stop) -> Markup {
    "<g class=\"stop\" data-stop=\"\(stop.number)\"><rect class=\"hit\" \(Markup.box(stop.frame)) fill=\"none\"/></g>"
  }

  // MARK: The order of the eye

  /// The stops that do not come next for the eye: row after row, and in a row from the leading side.
  private var departures: Set<Int> {
    // What takes the whole screen, such as the ground beneath a menu, has no place in a row.
    let places = frames.enumerated().compactMap { index, frame in
      frame.flatMap { isWholeScreen($0) ? nil : (index: index, frame: $0) }
    }
    let order = Self.rows(places).flatMap { row in
      row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(
        \.index)
    }
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = zip(places, places.dropFirst()).filter { ranks[$1.index] != (ranks[$0.index] ?? 0) + 1 }
    return Set(pairs.map(\.1.index))
  }

  private func isWholeScreen(_ frame: Rect) -> Bool {
    frame.width * frame.height > size.width * size.height * 0.8
  }

  /// Elements whose middles lie within one another's heights stand in a row.
  private static func rows(_ places: [(index: Int, frame: Rect)]) -> [[(index: Int, frame: Rect)]] {
    var rows: [[(index: Int, frame: Rect)]] = []
    for place in places.sorted(by: { ($0.frame.midY, $0.index) < ($1.frame.midY, $1.index) }) {
      if let first = rows.last?.first, place.frame.midY < first.frame.maxY,
        first.frame.midY > place.frame.minY
      {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows
  }
}

extension Markup {
  /// The attributes of a rectangle.
  static func box(_ rect: Rect) -> Markup {
    "x=\"\(length(rect.x))\" y=\"\(length(rect.y))\" width=\"\(length(rect.width))\" height=\"\(length(rect.height))\""
  }
}
