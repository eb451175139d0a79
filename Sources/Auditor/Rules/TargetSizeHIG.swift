import SemanticTree

/// Targets below what Apple asks for.
public enum TargetSizeHIG: Rule {
  public static let info = RuleInfo(
    id: "target-size-hig", since: "0.1.0",
    summary:
      "A control can be touched on 44 by 44 points, as Apple asks; below 28 it is hard to hit for many.",
    impact: .minor, dependsOn: [.layout, .interaction], reads: [.traits], isApplesOwn: true, wcag: ["2.5.5"],
    hig: "Accessibility", axes: [],
    aliases: ["hit-area-smaller-than-look", "hitRegion"])

  /// The length of a side that Apple asks for, and the least it allows, in points.
  private static let (wanted, least) = (44.0, 28.0)

  public enum Reason: VerdictReason {
    case below(Size)
    case largeEnough

    public var kind: String {
      switch self {
      case .below: "below-44"
      case .largeEnough: "large-enough"
      }
    }

    public var message: String {
      switch self {
      case .below(let size): "it can be touched on \(size.words) points; Apple asks for 44×44"
      case .largeEnough: "44×44 points or more"
      }
    }

    public var data: [Fact] {
      switch self {
      case .below(let size): [Fact("width", size.width), Fact("height", size.height)]
      case .largeEnough: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let screen = scene.screen.root.frame
    return scene.operable.compactMap { node in
      guard let bounds = node.hitShape?.bounds else { return nil }
      if node.isInSystemMenu { return nil }
      // A text field is touched anywhere in its row.
      if node.traits.contains(.textEntry) { return nil }
      // What the screen's edge cuts off can be scrolled to.
      if !screen.inset(by: -0.5).holds(bounds) { return nil }
      return verdict(on: node, bounds).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func verdict(on node: Node, _ bounds: Rect) -> Verdict<Reason> {
    if TargetSpacing.isLargeEnough(bounds, wanted) { return Verdict(.pass, node.id, .largeEnough) }
    return Verdict(.fail, node.id, .below(bounds.size)).with {
      // Switches and sliders have the size that the system gives them.
      let isSystemControl = !node.traits.isDisjoint(with: [.toggleButton, .adjustable])
      $0.origin = isSystemControl ? .platform : .authored
      $0.impact = isSystemControl || TargetSpacing.isLargeEnough(bounds, least) ? .minor : .moderate
      $0.severity = wanted - min(bounds.width, bounds.height)
      // Ten chips of one height are one thing to mend.
      $0.cause =
        bounds.width >= wanted
        ? "\(node.role) \(Points.text(bounds.height)) high"
        : "\(node.role) of \(bounds.size.words)"
    }
  }

  public static var examples: [RuleExample] {
    [
      RuleExample(
        "a chip of 32 points", .of(.example("Vegan", at: Rect(x: 20, y: 100, width: 80, height: 32))), .fail),
      RuleExample("a button of 44 points", .of(.example("Save")), .pass),
      RuleExample(
        "a chip that the edge of the screen cuts off",
        .of(.example("Vegan", at: Rect(x: 360, y: 100, width: 80, height: 32)))),
      RuleExample(
        "a text field in its row",
        .of(.example("Name", .textEntry, at: Rect(x: 36, y: 100, width: 300, height: 22)))),
      RuleExample(
        "a disabled chip",
        .of(.example("Vegan", [.button, .notEnabled], at: Rect(x: 20, y: 100, width: 80, height: 32)))),
    ]
  }
}
