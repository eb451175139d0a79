import SemanticTree

/// Controls that a finger finds and VoiceOver does not.
public enum Unreachable: Rule {
  public static let info = RuleInfo(
    id: "unreachable", since: "0.1.0",
    summary: """
      What is seen and does something when it is tapped is an element, so that VoiceOver, a keyboard and a switch come \
      to it. A shape or a decorative picture with a tap gesture is none.
      """,
    impact: .critical, dependsOn: [.words, .look, .interaction], wcag: ["2.1.1", "4.1.2"],
    en301549: ["11.2.1.1.1", "11.4.1.2.1"], hig: "VoiceOver",
    aliases: ["keyboard-reachable"])

  public enum Reason: VerdictReason {
    case noElement
    /// A control beside it may do the same.
    case beside(String)
    case offered(String)

    public var kind: String {
      switch self {
      case .noElement: "no-element"
      case .beside: "beside-control"
      case .offered: "offered"
      }
    }

    public var message: String {
      switch self {
      case .noElement:
        "it can be seen and tapped, and no element stands for it; make it a Button with a label, or offer what it does "
          + "as a named action"
      case .beside(let other):
        "it can be tapped and no element stands for it; does '\(other)' beside it do the same?"
      case .offered(let other): "'\(other)' offers it as a named action"
      }
    }

    public var data: [Fact] {
      switch self {
      case .beside(let other), .offered(let other): [Fact("other", other)]
      case .noElement: []
      }
    }
  }

  /// How far away what offers the same may be, in points.
  private static let near = 24.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let swallowed = Set(scene.swallowed.flatMap(\.inner).map(\.id))
    return scene.strayTouches.filter { !swallowed.contains($0.id) }.compactMap { touch in
      touch.touchBox.map { box in
        verdict(on: touch, box, scene).with {
          $0.subject = size(of: box)
          $0.cause = touch.source.map { "at \($0)" } ?? size(of: box)
        }
      }
    }
  }

  private static func size(of box: Rect) -> String { "a place of \(box.size.words) points" }

  private static func verdict(on touch: Node, _ box: Rect, _ scene: Scene) -> Verdict<Reason> {
    let around = box.inset(by: -near)
    let beside = scene.elements.filter { ($0.touchBox ?? $0.frame).intersection(around) != nil }
    if let offering = beside.first(where: { !$0.customActions.isEmpty }) {
      return Verdict(.pass, touch.id, .offered(offering.title))
    }
    if let control = beside.first(where: { $0.isOperable && ($0.touchBox ?? $0.frame).sharesRow(with: box) })
    {
      return Verdict(.review, touch.id, .beside(control.title)).with { $0.impact = .serious }
    }
    return Verdict(.fail, touch.id, .noElement)
  }

  public static var examples: [RuleExample] {
    let frame = Rect(x: 20, y: 100, width: 44, height: 44)
    let touch = Node(id: NodeID("swatch"), isElement: false, frame: frame).with {
      $0.hitShape = .ellipse(frame)
      $0.actions = [.activate]
    }
    let circle = DrawingItem.fill(ShapeDrawing(node: nil, outline: .ellipse(frame), paint: .color(.black)))
    let text = Node.example("Agree", .staticText, at: Rect(x: 72, y: 100, width: 100, height: 44))
    let backdrop = touch.with { $0.hitShape = .rectangle(Rect(x: 0, y: 0, width: 402, height: 874)) }
    return [
      RuleExample("a circle that is tapped to choose a colour", .of(touch, drawing: [circle]), .fail),
      RuleExample(
        "a circle beside a tick box",
        .of(touch, .example("Agree", at: text.frame), drawing: [circle]), .review),
      RuleExample(
        "a cross beside a text with a named action",
        .of(touch, text.with { $0.actions = [.custom("Remove")] }, drawing: [circle]), .pass),
      RuleExample("a layer behind a list, which closes it", .of(backdrop, text, drawing: [circle])),
      RuleExample("a place that nobody sees", .of(touch)),
      RuleExample("a button", .of(.example("Vegan"), drawing: [circle])),
    ]
  }
}

extension Rect {
  /// Whether half of the lower one lies beside the other.
  fileprivate func sharesRow(with other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) >= min(height, other.height) / 2
  }
}
