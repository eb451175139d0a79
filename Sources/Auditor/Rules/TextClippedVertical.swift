import SemanticTree

/// Texts whose letters are cut through by the edge of a box.
public enum TextClippedVertical: Rule {
  public static let info = RuleInfo(
    id: "text-clipped-vertical", since: "0.1.0",
    summary: """
      No box cuts letters through at their top or bottom at any size of text: what holds text grows with it. A part \
      that scrolls is fine.
      """,
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.4"], en301549: ["11.1.4.4.1"],
    hig: "Typography",
    axes: [.typeSize, .device], aliases: ["text-clipped", "fixed-height-text-box"])

  public enum Reason: VerdictReason {
    /// How many points of the letters are cut off, at which side, and the height of the box.
    case cut(Double, side: String, box: Double)
    case whole
    case scrolls

    public var kind: String {
      switch self {
      case .cut: "cut"
      case .whole: "whole"
      case .scrolls: "scrolls"
      }
    }

    public var message: String {
      switch self {
      case .cut(let points, let side, let box):
        "the \(side) \(Points.text(points)) points of its letters are cut off by a box that is \(Points.text(box)) "
          + "points high; let the box grow with its text"
      case .whole: "its letters are whole"
      case .scrolls: "what is cut off scrolls into view"
      }
    }

    public var data: [Fact] {
      switch self {
      case .cut(let points, let side, let box):
        [Fact("points", points), Fact("side", side), Fact("box-height", box)]
      case .whole, .scrolls: []
      }
    }
  }

  /// What a line may lose before it is seen, in points.
  private static let slack = 1.0
  /// From this share of the letters' height on, the loss is larger than what frames may be off.
  private static let sureShare = 0.15
  /// Letters and signs that reach below the baseline.
  private static let hanging = Set("gjpqyQ,;()[]{}|çşţ")

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.texts.compactMap { text in
      guard !text.clips.isEmpty, let node = text.element, !text.ink.isEmpty else { return nil }
      return verdict(on: text, node, scene).with {
        $0.subject = text.text.text
        $0.cause = TextCause.of(text.text, in: node)
      }
    }
  }

  private static func verdict(on text: DrawnText, _ node: Node, _ scene: Scene) -> Verdict<Reason> {
    let areas = scene.surroundings(of: node).scrollAreas
    let boxes = text.clips.filter { clip in !areas.contains { isWindow(clip, of: $0) } }
    if boxes.isEmpty { return Verdict(.pass, node.id, .scrolls) }
    let losses = boxes.flatMap { box in letters(of: text).compactMap { loss(of: $0, in: box) } }
    guard let worst = losses.max(by: { $0.points < $1.points }), worst.points > slack else {
      return Verdict(.pass, node.id, .whole)
    }
    return Verdict(scene.outcomeOfMisfit, node.id, .cut(worst.points, side: worst.side, box: worst.box)).with
    {
      $0.certainty = worst.share > sureShare ? .certain : .likely
      $0.impact = scene.impactOfMisfit
      $0.severity = $0.outcome == .fail ? 1 + worst.share : worst.share
    }
  }

  /// Whether a clip is the edge of what scrolls, or something around that.
  private static func isWindow(_ clip: Rect, of scrollArea: Node) -> Bool {
    clip.inset(by: -slack).holds(scrollArea.frame)
  }

  /// Each line from the height of its capitals to the lowest of its letters.
  private static func letters(of text: DrawnText) -> [Rect] {
    zip(text.ink, text.text.lines).map { ink, line in
      let depth =
        line.text.contains(where: hanging.contains) ? TextDrawing.descent / TextDrawing.capHeight : 0
      return Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height * (1 + depth))
    }
  }

  private struct Loss {
    var points, share, box: Double
    var side: String
  }

  /// What a box takes of a line; nothing of one that it hides wholly, for that is not seen as cut.
  private static func loss(of line: Rect, in box: Rect) -> Loss? {
    guard line.intersection(box) != nil else { return nil }
    let (above, below) = (max(box.minY - line.minY, 0), max(line.maxY - box.maxY, 0))
    let points = max(above, below)
    return Loss(
      points: points, share: points / line.height, box: box.height, side: above > below ? "upper" : "lower")
  }

  /// A text of some lines in a box. A line is 1.193359 times as high as the system font's size, and its baseline lies
  /// 0.952148 of the size below its top.
  static func example(lines: Int, box: Double?, scrolls: Bool = false, size: Double = 17) -> Screen {
    let node = Node.example("Soup of the day", .staticText)
    let height = size * 1.193359
    let text = TextDrawing.example("Soup of the day", in: node, size: size).with { text in
      text.lines = (0..<lines).map { index in
        let frame = Rect(x: 0, y: Double(index) * height, width: text.frame.width, height: height)
        return TextLine(text: "Soup", frame: frame, baseline: frame.y + size * 0.952148)
      }
      text.frame.height = Double(lines) * height
    }
    let rect = Rect(x: node.frame.x, y: node.frame.y, width: node.frame.width, height: box ?? 0)
    let outer = Node(
      id: NodeID("outer"), isElement: false, container: scrolls ? .scrollView : nil, frame: rect,
      children: [node])
    let words = DrawingItem.text(text)
    let clip = DrawingGroup(effect: .clip(.rectangle(rect)), children: [words])
    return .of(outer, drawing: [box == nil ? words : .group(clip)])
  }

  public static var examples: [RuleExample] {
    [
      RuleExample("a line in a box of half its height", example(lines: 1, box: 10), .fail),
      RuleExample("two lines in a box for one and a half", example(lines: 2, box: 30), .fail),
      RuleExample("two lines in a box for two", example(lines: 2, box: 40), .pass),
      RuleExample("a box that cuts the air above the letters", example(lines: 1, box: 19.5), .pass),
      RuleExample("two lines in a box that scrolls", example(lines: 2, box: 30, scrolls: true), .pass),
      RuleExample("two lines in no box", example(lines: 2, box: nil)),
    ]
  }
}
