import SemanticTree

/// Controls inside of controls.
public enum NestedInteractive: Rule {
  public static let info = RuleInfo(
    id: "nested-interactive", since: "0.1.0",
    summary: """
      A control holds no other control that VoiceOver cannot come to: what lies inside is a named action of the outer \
      one, or stands beside it.
      """,
    impact: .critical, dependsOn: [.words, .interaction], reads: [.traits], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case nested(String)
    case offered

    public var kind: String {
      switch self {
      case .nested: "nested"
      case .offered: "offered"
      }
    }

    public var message: String {
      switch self {
      case .nested(let names):
        "inside of it lies \(names), which VoiceOver does not come to; add it as a named action, or put it beside"
      case .offered: "what lies inside is offered as a named action"
      }
    }

    public var data: [Fact] {
      switch self {
      case .nested(let names): [Fact("inside", names)]
      case .offered: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.swallowed.filter { $0.outer.isControl }.map { found in
      let verdict: Verdict<Reason> =
        found.isOffered
        ? Verdict(.pass, found.outer.id, .offered) : Verdict(.fail, found.outer.id, .nested(found.names))
      return verdict.with {
        $0.subject = found.outer.name
        $0.cause = "\(found.outer.kindOfControl) with \(found.inner.count) inside"
      }
    }
  }

  public static var examples: [RuleExample] {
    let row = Node.example("Milk")
    let star = Node.example("Favourite", at: Rect(x: 180, y: 100, width: 40, height: 44))
    let cross = Node(id: NodeID("cross"), isElement: false, frame: star.frame).with {
      $0.hitShape = .rectangle(star.frame)
      $0.actions = [.activate]
    }
    let symbol = DrawingItem.image(ImageDrawing(node: nil, name: "x", frame: star.frame))
    let action = NodeAction.custom("Favourite")
    return [
      RuleExample(
        "a button inside of a row that is one button", .of(row.with { $0.children = [star] }), .fail),
      RuleExample(
        "a cross on a chip that only a finger finds", .of(row, cross, drawing: [symbol]), .fail),
      RuleExample(
        "the same as a named action of the row",
        .of(
          row.with {
            $0.children = [star]
            $0.actions.append(action)
          }), .pass),
      RuleExample("a button beside a row", .of(row, star)),
      RuleExample(
        "the switch that a row works",
        .of(row.with { $0.children = [star.with { $0.hitShape = row.hitShape }] })),
    ]
  }
}

extension Node {
  /// True for what VoiceOver's double tap, or its swipes up and down, act on.
  fileprivate var isControl: Bool { hasControlRole || can(.activate) }
}
