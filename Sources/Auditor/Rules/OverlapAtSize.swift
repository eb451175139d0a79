import SemanticTree

/// Texts that run into each other when they grow.
public enum OverlapAtSize: Rule {
  public static let info = RuleInfo(
    id: "overlap-at-size", since: "0.1.0",
    summary: """
      No text runs into another when letters grow or the screen is small. What lies on each other where the audit \
      starts is meant to.
      """,
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.4", "1.4.10"],
    en301549: ["11.1.4.4.1", "11.1.4.10"], hig: "Typography",
    axes: [.typeSize, .device], comparesEnvironments: true, aliases: ["overlap"])

  public enum Reason: VerdictReason {
    /// The other text, and the size of what both share.
    case overlaps(String, Size)
    case apart

    public var kind: String {
      switch self {
      case .overlaps: "overlaps"
      case .apart: "apart"
      }
    }

    public var message: String {
      switch self {
      case .overlaps(let other, let shared):
        "its letters run into '\(other)' on \(shared.words) points; let what holds them grow with the text"
      case .apart: "it stands apart from other texts"
      }
    }

    public var data: [Fact] {
      switch self {
      case .overlaps(let other, let shared):
        [Fact("other", other), Fact("width", shared.width), Fact("height", shared.height)]
      case .apart: []
      }
    }
  }

  /// What two texts may share before they can no longer be read, in points across and as a share of the smaller
  /// letters down.
  private static let (slackAcross, slackDown) = (3.0, 0.2)
  /// From this share on, the overlap is larger than what frames may be off.
  private static let sureShare = 0.5

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard scene.base != nil else { return [] }
    var found: [Int: Overlap] = [:]
    for overlap in overlaps(among: scene.texts.flatMap(Line.lines)) {
      let known = found[overlap.later.rank]?.share ?? 0
      if overlap.share > known, isNew(overlap, scene) { found[overlap.later.rank] = overlap }
    }
    return scene.texts.compactMap { text in
      guard let node = text.element else { return nil }
      guard let overlap = found[text.rank] else { return Verdict(.pass, node.id, .apart) }
      return Verdict(
        scene.outcomeOfMisfit, node.id, .overlaps(overlap.earlier.text.text, overlap.shared.size)
      ).with {
        $0.subject = text.text.text
        $0.cause = TextCause.of(text.text, in: node)
        $0.certainty = overlap.share > sureShare ? .certain : .likely
        $0.impact = scene.impactOfMisfit
        $0.severity = $0.outcome == .fail ? 1 + overlap.share : overlap.share
      }
    }
  }

  private struct Line {
    let text: DrawnText
    let ink: Rect

    static func lines(of text: DrawnText) -> [Line] {
      text.element == nil ? [] : text.ink.map { Line(text: text, ink: $0) }
    }
  }

  private struct Overlap {
    let earlier, later: DrawnText
    let shared: Rect
    /// Of the height of the smaller letters.
    let share: Double
  }

  /// The lines of different texts that share a place, found from top to bottom.
  private static func overlaps(among lines: [Line]) -> [Overlap] {
    var open: [Line] = []
    var found: [Overlap] = []
    for line in lines.sorted(by: { $0.ink.minY < $1.ink.minY }) {
      open.removeAll { $0.ink.maxY <= line.ink.minY }
      found += open.compactMap { overlap(of: $0, line) }
      open.append(line)
    }
    return found
  }

  private static func overlap(of first: Line, _ second: Line) -> Overlap? {
    guard first.text.rank != second.text.rank, let shared = first.ink.intersection(second.ink) else {
      return nil
    }
    let share = shared.height / min(first.ink.height, second.ink.height)
    guard shared.width > slackAcross, share > slackDown else { return nil }
    let isInOrder = first.text.rank < second.text.rank
    return Overlap(
      earlier: isInOrder ? first.text : second.text, later: isInOrder ? second.text : first.text,
      shared: shared, share: share)
  }

  /// Whether two texts stood apart where the audit starts, scroll together, and both can be seen where they meet.
  private static func isNew(_ overlap: Overlap, _ scene: Scene) -> Bool {
    let (earlier, later) = (overlap.earlier, overlap.later)
    guard let before = scene.baseTexts[earlier.key], let other = scene.baseTexts[later.key],
      let place = surroundings(of: earlier, scene), let otherPlace = surroundings(of: later, scene),
      place.scrollArea?.id == otherPlace.scrollArea?.id, !place.isSetBySystem || !otherPlace.isSetBySystem
    else { return false }
    let wereApart = before.ink.allSatisfy { line in other.ink.allSatisfy { line.intersection($0) == nil } }
    return wereApart
      && [earlier, later].allSatisfy { scene.canvas.shows($0.mark, at: overlap.shared.center) }
  }

  private static func surroundings(of text: DrawnText, _ scene: Scene) -> Surroundings? {
    text.element.map { scene.surroundings(of: $0) }
  }

  public static var examples: [RuleExample] {
    let (title, note) = (Node.example("Title", .staticText), Node.example("Note", .staticText))
    func screen(_ distance: Double, cover: Bool = false) -> Screen {
      let lower = note.with { $0.frame.y = title.frame.y + distance }
      let fill = DrawingItem.fill(
        ShapeDrawing(node: lower.id, outline: .rectangle(lower.frame), paint: .color(.white)))
      return .of(
        title, lower,
        drawing: [.text(.example("Title", in: title))] + (cover ? [fill] : [])
          + [.text(.example("Note", in: lower))])
    }
    return [
      RuleExample("a note that slides under its title", screen(4), base: screen(24), .pass, .fail),
      RuleExample("a note below its title", screen(20), base: screen(24), .pass, .pass),
      RuleExample("a note that lies on its title anyway", screen(4), base: screen(4), .pass, .pass),
      RuleExample("a list that opens over a title", screen(4, cover: true), base: screen(24), .pass, .pass),
      RuleExample("the environment that the audit starts from", screen(4)),
    ]
  }
}
