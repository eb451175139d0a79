import SemanticTree

/// What opens over the screen and cannot be left.
public enum EscapeMissing: Rule {
  public static let info = RuleInfo(
    id: "escape-missing", since: "0.1.0",
    summary: """
      A list or a sheet over the screen can be closed with VoiceOver's two-finger scrub, and with the Escape key: a \
      listener cannot tap beside it.
      """,
    impact: .moderate, dependsOn: [.words, .interaction, .structure], reads: [.actions],
    wcag: ["2.1.1", "2.1.2"],
    en301549: ["11.2.1.1.1", "11.2.1.2"], hig: "VoiceOver",
    looksBack: true)

  public enum Reason: VerdictReason {
    case noEscape(covered: Int)
    case escape

    public var kind: String {
      switch self {
      case .noEscape: "no-escape"
      case .escape: "escape"
      }
    }

    public var message: String {
      switch self {
      case .noEscape(let count):
        "what opened covers \(count == 1 ? "an element" : "\(count) elements") and has no escape action; add one that "
          + "closes it"
      case .escape: "it can be closed with the scrub"
      }
    }

    public var data: [Fact] {
      switch self {
      case .noEscape(let count): [Fact("covered-elements", Double(count))]
      case .escape: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let covered = scene.coveredElements.count
    guard covered > 0 else { return [] }
    if scene.screen.root.subtree.contains(where: { $0.can(.escape) && !$0.isHidden }) {
      return [Verdict(.pass, scene.activated, .escape)]
    }
    return [
      Verdict(.fail, scene.activated, .noEscape(covered: covered)).with {
        $0.subject = scene.name(of: scene.activated)
        $0.cause = "overlay"
      }
    ]
  }

  public static var examples: [RuleExample] {
    let (field, option) = (Node.example("Country"), Node.example("Express"))
    let drawing: [DrawingItem] = [
      .text(.example("Country", in: field)),
      .fill(ShapeDrawing(node: option.id, outline: .rectangle(option.frame), paint: .color(.white))),
      .text(.example("Express", in: option)),
    ]
    return [
      RuleExample("an open list without an escape action", .of(field, option, drawing: drawing), .fail),
      RuleExample(
        "an open list with one", .of(field, option.with { $0.actions.append(.escape) }, drawing: drawing),
        .pass),
      RuleExample("nothing is open", .of(field, drawing: [drawing[0]])),
    ]
  }
}
