import SemanticTree

/// Texts that lose their end when somebody needs larger letters.
public enum TextTruncatedAtSize: Rule {
  public static let info = RuleInfo(
    id: "text-truncated-at-size", since: "0.1.0",
    summary: """
      A text shows all its words, from the smallest size that people choose to the largest, on small and large screens. \
      Judged by measured widths, with the band of the measurement.
      """,
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.4"], en301549: ["11.1.4.4.1"],
    hig: "Typography",
    axes: [.typeSize, .device],
    aliases: [
      "text-truncated", "textClipped", "truncated-without-full-text", "row-does-not-restack",
      "line-limit-one",
      "chip-text-at-max-width", "filter-bar-large-sizes",
    ])

  public enum Reason: VerdictReason {
    case truncated(Loss)
    /// The same, inside the band of the measurement.
    case maybe(Loss)
    case whole
    /// What is typed moves along under the cursor.
    case field
    case notMeasured(String)

    public var kind: String {
      switch self {
      case .truncated, .maybe: "truncated"
      case .whole: "whole"
      case .field: "field"
      case .notMeasured: "not-measured"
      }
    }

    public var message: String {
      switch self {
      case .truncated(let loss):
        "only '\(loss.shown)' is left of it\(loss.missingWords)\(loss.fullText.words)"
      case .maybe(let loss):
        "only '\(loss.shown)' seems to be left of it; \(Points.text(loss.missing)) points are missing, which lies "
          + "within what the measurement may be off\(loss.fullText.words)"
      case .whole: "all of it shows"
      case .field: "what is typed into a field moves along"
      case .notMeasured(let reason): reason
      }
    }

    public var data: [Fact] {
      switch self {
      case .truncated(let loss), .maybe(let loss): loss.data
      case .whole, .field, .notMeasured: []
      }
    }
  }

  /// What a text has lost.
  public struct Loss: Hashable, Sendable {
    /// How much is missing, where it is the width: of several lines it is not.
    var missingWords: String { missing < 0.05 ? "" : "; \(Points.text(missing)) points are missing" }
    /// What is left of it.
    var shown: String
    /// How many points are missing.
    var missing: Double
    var fullText: FullText
    /// The text that stands beside it in one row, at an accessibility size.
    var beside: String?

    var data: [Fact] {
      [Fact("shown", shown), Fact("missing-points", missing), Fact("full-text", fullText.rawValue)]
        + (beside.map { [Fact("beside", $0)] } ?? [])
    }
  }

  /// Where the whole text can be found.
  public enum FullText: String, Sendable {
    /// Another text on the screen shows it.
    case onScreen = "on-screen"
    /// It is a preview with a line limit in a row that leads on, maybe to all of it.
    case behindRow = "behind-row"
    /// VoiceOver says it; who sees letters only if they are large does not hear it.
    case spoken
    case nowhere

    var words: String {
      switch self {
      case .onScreen: "; all of it stands elsewhere on the screen"
      case .behindRow: "; the row that it stands in may lead to all of it"
      case .spoken: ""
      case .nowhere: "; VoiceOver does not say all of it either"
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let others = OtherTexts(scene)
    return scene.texts.enumerated().compactMap { index, text in
      if text.text.text.allSatisfy(\.isWhitespace) { return nil }
      return verdict(on: text, others) { neighbor(of: index, scene) }.with {
        $0.subject = text.text.text
        $0.cause = TextCause.of(text.text, in: scene.anyElement(drawn: text.text.node))
        $0.severity = 1 / Double(scene.screen.environment.typeSize.index + 1)
        if $0.outcome == .fail { $0.impact = impact($0.reason) }
      }
    }
  }

  private static func verdict(
    on drawn: DrawnText, _ others: OtherTexts, beside: () -> String?
  ) -> Verdict<Reason> {
    let text = drawn.text
    guard case .within(let band) = text.measurement else {
      guard case .notMeasured(let reason) = text.measurement else { return Verdict(.pass, text.node, .whole) }
      return Verdict(.notMeasured, text.node, .notMeasured(reason))
    }
    guard text.isTruncated else { return Verdict(.pass, text.node, .whole) }
    if drawn.element?.traits.contains(.textEntry) == true, !drawn.isPlaceholder {
      return Verdict(.notApplicable, text.node, .field)
    }
    let room = Double(max(text.lines.count, 1)) * (text.givenWidth ?? text.frame.width)
    let loss = Loss(
      shown: text.lines.map(\.text).joined(separator: " "), missing: max(text.naturalWidth - room, 0),
      fullText: others.fullText(of: drawn), beside: beside())
    let isSure = text.naturalWidth > room * (1 + max(band, 0.03)) || text.lines.count > 1
    return Verdict(.fail, text.node, isSure ? .truncated(loss) : .maybe(loss)).with {
      $0.certainty = isSure ? .certain : .likely
      if let other = loss.beside {
        $0.suggestion = { "at accessibility sizes, put it and '\(other)' below each other" }
      }
    }
  }

  /// The text of another element that stands beside one at an accessibility size; both are painted one after the other.
  private static func neighbor(of index: Int, _ scene: Scene) -> String? {
    let text = scene.texts[index]
    guard scene.screen.environment.typeSize.isAccessibilitySize, let element = text.element,
      !scene.surroundings(of: element).isSetBySystem
    else { return nil }
    let near = [index - 1, index + 1].filter(scene.texts.indices.contains).map { scene.texts[$0] }
    return near.first { other in
      other.element.map { $0.id != element.id } == true && other.text.frame.isInRow(with: text.text.frame)
    }?.text.text
  }

  /// Milder where all of it can be read elsewhere.
  private static func impact(_ reason: Reason) -> Impact? {
    switch reason {
    case .truncated(let loss), .maybe(let loss):
      [.onScreen, .behindRow].contains(loss.fullText) ? .moderate : nil
    case .whole, .field, .notMeasured: nil
    }
  }

  public static var examples: [RuleExample] {
    let title = Node.example("Dietary preferences", .header)
    func drawn(_ width: Double) -> DrawingItem {
      .text(.example("Dietary preferences", in: title, naturalWidth: width))
    }
    let field = Node.example(nil, .textEntry).with { $0.value = "ada.lovelace@example.com" }
    let typed = DrawingItem.text(
      .example("ada.lovelace@example.com", in: field).with {
        $0.isTruncated = true
      })
    let option = Node.example("Dietary preferences")
    let name = DrawingItem.text(.example("Dietary preferences", in: option, naturalWidth: 260))
    return [
      RuleExample("a button's text wider than its place", .of(option, drawing: [name]), .fail),
      RuleExample("a title wider than its place", .of(title, drawing: [drawn(260)]), .fail),
      RuleExample("a title a little wider than its place", .of(title, drawing: [drawn(203)]), .fail),
      RuleExample("a title that fits", .of(title, drawing: [drawn(150)]), .pass),
      RuleExample("what was typed into a field", .of(field, drawing: [typed]), .notApplicable),
    ]
  }
}

/// Where else the words of a text may be.
private struct OtherTexts {
  /// What stands on the screen and is whole.
  private let whole: Set<String>
  /// How many texts an element has.
  private var counts: [NodeID: Int] = [:]

  init(_ scene: Scene) {
    whole = Set(scene.texts.filter { !$0.text.isTruncated }.map(\.text.text))
    for text in scene.texts { if let id = text.element?.id { counts[id, default: 0] += 1 } }
  }

  func fullText(of drawn: DrawnText) -> TextTruncatedAtSize.FullText {
    if whole.contains(drawn.text.text) { return .onScreen }
    guard let node = drawn.element else { return .spoken }
    if drawn.text.lineLimit != nil, node.can(.activate), counts[node.id, default: 0] > 1 { return .behindRow }
    let spoken = [node.label, node.value].compactMap { $0 } + node.customContent.map(\.value)
    return spoken.contains { $0.contains(drawn.text.text) } ? .spoken : .nowhere
  }
}

extension Rect {
  /// Whether two rectangles stand side by side.
  fileprivate func isInRow(with other: Rect) -> Bool {
    let isLevel = other.midY > minY && other.midY < maxY
    return isLevel && (maxX <= other.minX || other.maxX <= minX)
  }
}
