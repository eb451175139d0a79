import SemanticTree

/// The elements of a state, numbered in the order of speaking, to be laid over its picture.
struct StopMarkings {
  private let state: SurveyedState

  init(_ state: SurveyedState) { self.state = state }

  /// Half of a badge's width, in points.
  private static let radius = 12.0

  var markup: Markup {
    let frames = state.lines.map { state.screen.root.node($0.node)?.frame }
    return Markup(frames.enumerated().compactMap { index, frame in frame.map { stop(index + 1, $0) } })
  }

  private func stop(_ number: Int, _ frame: Rect) -> Markup {
    let box = Markup.box(frame.grown(by: 3))
    let x = max(Self.radius + 3, frame.x - 2)
    let y = max(Self.radius + 3, frame.y - 2)
    return """
      <g class="stop" data-stop="\(number)"><rect class="hit" \(box) rx="6"/><rect class="halo" \(box) rx="6"/>\
      <rect class="ring" \(box) rx="6"/><circle cx="\(Markup.length(x))" cy="\(Markup.length(y))" \
      r="\(Markup.length(Self.radius))"/><text x="\(Markup.length(x))" y="\(Markup.length(y))">\(number)</text></g>
      """
  }
}

extension Markup {
  /// The attributes of a rectangle.
  static func box(_ rect: Rect) -> Markup {
    "x=\"\(length(rect.x))\" y=\"\(length(rect.y))\" width=\"\(length(rect.width))\" height=\"\(length(rect.height))\""
  }
}

extension Rect {
  func grown(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
