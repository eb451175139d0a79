import SemanticTree

/// Texts that lose their end when somebody needs larger letters.
public enum TextTruncatedAtSize: Rule {
  public static let info = RuleInfo(
    id: "text-truncated-at-size", since: "0.1.0",
    summary: """
      A text shows all its words, from the smallest size that people choose to the largest, on small and large screens. \
      Judged by measured widths, with the band of the measurement.
      """,
    impact: .serious, wcag: ["1.4.4"], en301549: ["11.1.4.4.1"], hig: "Typography",
    axes: [.typeSize, .device], aliases: ["text-truncated", "textClipped"])

  public enum Reason: VerdictReason {
    /// What is left of the text, and how many points are missing.
    case truncated(shown: String, missing: Double)
    /// The same, inside the band of the measurement.
    case maybe(shown: String, missing: Double)
    case whole
    case notMeasured(String)

    public var kind: String {
      switch self {
      case .truncated, .maybe: "truncated"
      case .whole: "whole"
      case .notMeasured: "not-measured"
      }
    }

    public var message: String {
      switch self {
      case .truncated(let shown, let missing):
        "only '\(shown)' is left of it; \(Points.text(missing)) points are missing"
      case .maybe(let shown, let missing):
        "only '\(shown)' seems to be left of it; \(Points.text(missing)) points are missing, which lies within what "
          + "the measurement may be off"
      case .whole: "all of it shows"
      case .notMeasured(let reason): reason
      }
    }

    public var data: [Fact] {
      switch self {
      case .truncated(let shown, let missing), .maybe(let shown, let missing):
        [Fact("shown", shown), Fact("missing-points", missing)]
      case .whole, .notMeasured: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.canvas.marks.compactMap { mark in
      guard case .text(let text) = mark.content, !text.text.allSatisfy(\.isWhitespace) else { return nil }
      return verdict(on: text, scene).with {
        $0.subject = text.text
        $0.cause = cause(of: text, scene)
        $0.severity = 1 / Double(scene.screen.environment.typeSize.index + 1)
      }
    }
  }

  private static func verdict(on text: TextDrawing, _ scene: Scene) -> Verdict<Reason> {
    guard case .within(let band) = text.measurement else {
      guard case .notMeasured(let reason) = text.measurement else { return Verdict(.pass, text.node, .whole) }
      return Verdict(.notMeasured, text.node, .notMeasured(reason))
    }
    guard text.isTruncated else { return Verdict(.pass, text.node, .whole) }
    let shown = text.lines.map(\.text).joined(separator: " ")
    let room = Double(max(text.lines.count, 1)) * (text.givenWidth ?? text.frame.width)
    let missing = max(text.naturalWidth - room, 0)
    let isSure = text.naturalWidth > room * (1 + max(band, 0.03)) || text.lines.count > 1
    let reason: Reason =
      isSure ? .truncated(shown: shown, missing: missing) : .maybe(shown: shown, missing: missing)
    return Verdict(.fail, text.node, reason).with {
      $0.certainty = isSure ? .certain : .likely
      $0.impact = impact(of: text, scene)
    }
  }

  /// Texts of one style in one kind of control are cut for one reason.
  private static func cause(of text: TextDrawing, _ scene: Scene) -> String {
    "\(text.font.textStyle?.rawValue ?? "own size") in \(scene.node(text.node)?.role ?? "nothing")"
  }

  /// Milder at the largest sizes, and on the narrowest screens.
  private static func impact(of text: TextDrawing, _ scene: Scene) -> Impact? {
    let environment = scene.screen.environment
    if environment.typeSize >= .accessibility4 || environment.width <= 320 { return .moderate }
    return nil
  }

  public static var examples: [RuleExample] {
    let title = Node.example("Dietary preferences", .header)
    func drawn(_ width: Double) -> DrawingItem {
      .text(.example("Dietary preferences", in: title, naturalWidth: width))
    }
    return [
      RuleExample("a title wider than its place", .of(title, drawing: [drawn(260)]), .fail),
      RuleExample("a title a little wider than its place", .of(title, drawing: [drawn(203)]), .fail),
      RuleExample("a title that fits", .of(title, drawing: [drawn(150)]), .pass),
    ]
  }
}
