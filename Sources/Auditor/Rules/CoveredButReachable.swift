import SemanticTree

/// What lies under something else for the eye, and not for VoiceOver.
public enum CoveredButReachable: Rule {
  public static let info = RuleInfo(
    id: "covered-but-reachable", since: "0.1.0",
    summary: """
      What an open list or a sheet hides from the eye is out of VoiceOver's way too; else a listener leaves the list \
      without knowing and acts on what nobody sees.
      """,
    impact: .serious, dependsOn: [.words, .look, .layout, .structure], reads: [.traits], wcag: ["2.4.3"],
    en301549: ["11.2.4.3"], hig: "VoiceOver",
    aliases: ["modal-not-isolated", "focus-escapes"])

  public enum Reason: VerdictReason {
    case covered, visible

    public var kind: String {
      switch self {
      case .covered: "covered"
      case .visible: "visible"
      }
    }

    public var message: String {
      switch self {
      case .covered:
        "something else is drawn over it, or dims it, and VoiceOver still comes to it; hide it, or make what is over it modal"
      case .visible: "it is seen"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let covered = Set(scene.coveredElements.map(\.id))
    let drawn = Set(scene.canvas.marks.compactMap(\.node))
    return scene.elements.filter { drawn.contains($0.id) }.map { node in
      guard covered.contains(node.id) else { return Verdict(.pass, node.id, .visible) }
      return Verdict(.fail, node.id, .covered).with {
        $0.subject = scene.name(of: node.id)
        $0.cause = "covered"
      }
    }
  }

  public static var examples: [RuleExample] {
    let (field, option) = (Node.example("Country"), Node.example("Express"))
    let list = DrawingItem.fill(
      ShapeDrawing(node: option.id, outline: .rectangle(option.frame), paint: .color(.white)))
    let (under, over) = (
      DrawingItem.text(.example("Country", in: field)), DrawingItem.text(.example("Express", in: option))
    )
    return [
      RuleExample(
        "a field under an open list", .of(field, option, drawing: [under, list, over]), .fail, .pass),
      RuleExample("a field beside a list", .of(field, drawing: [under]), .pass),
      RuleExample(
        "a field under the list that is hidden from VoiceOver",
        .of(field.with { $0.isHidden = true }, option, drawing: [under, list, over]), .pass),
      RuleExample(
        "a row that is scrolled away",
        .of(field, drawing: [.group(DrawingGroup(effect: .clip(.rectangle(.zero)), children: [under]))]),
        .pass),
    ]
  }
}
