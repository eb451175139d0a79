import SemanticTree

/// Controls that are hidden from VoiceOver and seen and touched by everybody else.
public enum HiddenButOperable: Rule {
  public static let info = RuleInfo(
    id: "hidden-but-operable", since: "0.1.0",
    summary: """
      What is seen and can be tapped is not hidden from VoiceOver, unless something that VoiceOver comes to offers the \
      same.
      """,
    impact: .critical, dependsOn: [.words, .look, .interaction], wcag: ["4.1.2", "1.3.1"],
    en301549: ["11.4.1.2.1", "11.1.3.1.1"], hig: "VoiceOver",
    looksBack: true, subsumes: ["text-not-exposed"])

  public enum Reason: VerdictReason {
    case hidden
    /// An element around it can be activated; whether that does the same is not known.
    case hiddenIn(String)
    case offered(String)
    case takenOut

    public var kind: String {
      switch self {
      case .hidden: "hidden"
      case .hiddenIn: "hidden-in-control"
      case .offered: "offered"
      case .takenOut: "taken-out"
      }
    }

    public var message: String {
      switch self {
      case .hidden:
        "it is seen and takes touches, and is hidden from VoiceOver; show it, or offer what it does as a named action "
          + "beside it"
      case .hiddenIn(let outer):
        "it takes touches and is hidden from VoiceOver; does '\(outer)' around it do the same when it is activated?"
      case .offered(let other): "'\(other)' offers the same"
      case .takenOut: "hidden while something else is open"
      }
    }

    public var data: [Fact] {
      switch self {
      case .hiddenIn(let other), .offered(let other): [Fact("other", other)]
      case .hidden, .takenOut: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.map.places.compactMap { place in
      guard place.isHidden, !place.isBesideModal, place.element == nil, isOperable(place.node),
        let box = place.node.touchBox, !scene.isBackground(box),
        scene.map.visiblePart(of: box, at: place) != nil,
        isDrawn(place.node, scene)
      else { return nil }
      return verdict(on: place.node, box, scene).with {
        $0.subject = place.node.name
        $0.cause = place.node.kindOfControl
      }
    }
  }

  private static func isOperable(_ node: Node) -> Bool {
    node.can(.activate) && !node.traits.contains(.notEnabled)
  }

  private static func isDrawn(_ node: Node, _ scene: Scene) -> Bool {
    let marks = scene.canvas.marks.filter { $0.node == node.id }
    // A layer that only takes the taps beside a menu shows nothing of its own.
    if marks.isEmpty { return scene.ink.isPainted(for: node.id) }
    return marks.contains { MarkView.visibility(of: $0, on: scene.canvas) == .visible }
  }

  private static func verdict(on node: Node, _ box: Rect, _ scene: Scene) -> Verdict<Reason> {
    if isTakenOut(node, box, scene) { return Verdict(.notApplicable, node.id, .takenOut) }
    if let other = scene.elements.first(where: { says($0, node.label) }) {
      return Verdict(.pass, node.id, .offered(other.title))
    }
    if let other = scene.elements.first(where: { offersBeside($0, node, box) }) {
      return Verdict(.pass, node.id, .offered(other.title))
    }
    let around = scene.elements.filter { ($0.touchBox ?? $0.frame).union($0.frame).holds(box) }
    if let offering = around.first(where: { !$0.customActions.isEmpty }) {
      return Verdict(.pass, node.id, .offered(offering.title))
    }
    if let outer = around.first(where: { $0.can(.activate) }) {
      return Verdict(.review, node.id, .hiddenIn(outer.title)).with { $0.impact = .moderate }
    }
    return Verdict(.fail, node.id, .hidden)
  }

  /// A second element of the same words, such as the text beside a tick box that has its own label.
  private static func says(_ other: Node, _ label: String?) -> Bool {
    guard let label, !label.isEmpty, other.isOperable || !other.customActions.isEmpty else { return false }
    let names = [other.label].compactMap { $0 } + other.customActions
    return names.contains { $0.lowercased().contains(label.lowercased()) }
  }

  /// How far from a control the element is that has its action, in points.
  private static let reach = 24.0

  /// An element close by with an action of which, with the element's own words, the control is named: "Remove" on "Vegan"
  /// for "Remove Vegan".
  private static func offersBeside(_ other: Node, _ node: Node, _ box: Rect) -> Bool {
    let words = Wording.words(of: node.label ?? "")
    guard !words.isEmpty, !other.customActions.isEmpty,
      other.frame.inset(by: -reach).intersection(box) != nil
    else { return false }
    let own = Wording.words(of: other.label ?? "")
    return other.customActions.contains { Set(own + Wording.words(of: $0)).isSuperset(of: words) }
  }

  /// Hidden because something lies over the screen: it was not hidden before, or a layer is painted over it or takes
  /// its touches.
  private static func isTakenOut(_ node: Node, _ box: Rect, _ scene: Scene) -> Bool {
    if scene.ink.isVeiled(box, on: scene.screen.root.frame) { return true }
    let wasOpen = scene.history.contains { moment in
      moment.screen.root.way(to: node.id)?.contains(where: \.isHidden) == false
    }
    if wasOpen { return true }
    let layers = scene.map.places.filter { $0.isOpen && !$0.node.isElement }
    return layers.contains { $0.node.touchBox?.holds(box) == true }
  }

  public static var examples: [RuleExample] {
    let place = Rect(x: 20, y: 100, width: 200, height: 44)
    func control(_ label: String, at frame: Rect = place, hidden: Bool = true) -> Node {
      .example(label, at: frame).with { $0.isHidden = hidden }
    }
    func drawn(_ nodes: Node...) -> [DrawingItem] { nodes.map { .text(.example($0.label ?? "", in: $0)) } }
    let (remove, agree) = (control("Remove"), control("Agree"))
    let tick = Node.example("Agree", at: Rect(x: 20, y: 200, width: 44, height: 44))
    let chip = Node.example("Vegan", .staticText, at: place.inset(by: -4))
    let row = Node.example("Milk", at: place.inset(by: -4))
    let option = Node.example("Express", at: Rect(x: 20, y: 110, width: 200, height: 44))
    let backdrop = Node(id: NodeID("backdrop"), isElement: false, frame: option.frame.inset(by: -100)).with {
      $0.hitShape = .rectangle($0.frame)
      $0.actions = [.activate]
      $0.isHidden = true
    }
    let scrim = DrawingItem.fill(
      ShapeDrawing(
        node: nil, outline: .rectangle(Rect(x: 0, y: 0, width: 402, height: 874)),
        paint: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.4))))
    return [
      RuleExample("a button that is hidden from VoiceOver", .of(remove, drawing: drawn(remove)), .fail),
      RuleExample(
        "a text that is tapped as the tick box beside it", .of(agree, tick, drawing: drawn(agree)), .pass),
      RuleExample(
        "a cross in a chip with a named action",
        .of(chip.with { $0.actions = [.custom("Take away")] }, remove, drawing: drawn(remove)), .pass),
      RuleExample("a circle in a row that is one button", .of(row, remove, drawing: drawn(remove)), .review),
      RuleExample(
        "a page under a dimming layer", .of(remove, drawing: drawn(remove) + [scrim]), .notApplicable),
      RuleExample(
        "a button that is hidden while a list is open", .of(remove, drawing: drawn(remove)),
        after: .of(control("Remove", hidden: false)), .notApplicable),
      RuleExample(
        "a layer behind a list, which closes it", .of(backdrop, option, drawing: drawn(option))),
      RuleExample("a hidden button of which nothing is drawn", .of(remove)),
      RuleExample("a hidden picture", .of(Node.example("Logo", .image).with { $0.isHidden = true })),
    ]
  }
}
