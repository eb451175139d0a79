import SemanticTree

/// Controls of which others leave too little.
public enum TargetObscured: Rule {
  public static let info = RuleInfo(
    id: "target-obscured", since: "0.1.0",
    summary: """
      Where one control lies partly over another, what it leaves of that one is still large enough to be touched: 24 by \
      24 points, better 44 by 44.
      """,
    impact: .moderate, dependsOn: [.layout, .interaction], reads: [.traits], wcag: ["2.5.8"],
    hig: "Accessibility",
    subsumes: ["target-size-min"])

  public enum Reason: VerdictReason {
    /// What is left, of what there was, and what should be left.
    case obscured(free: Size, of: Size, needed: Double, by: String)
    case free

    public var kind: String {
      switch self {
      case .obscured: "obscured"
      case .free: "free"
      }
    }

    public var message: String {
      switch self {
      case .obscured(let free, let whole, let needed, let cover):
        "'\(cover)' lies over a part of it: of \(whole.words) points \(free.words) are left; "
          + "\(Points.text(needed))×\(Points.text(needed)) should be"
      case .free: "enough of it is left"
      }
    }

    public var data: [Fact] {
      switch self {
      case .obscured(let free, _, let needed, let cover):
        [
          Fact("width", free.width), Fact("height", free.height), Fact("needed", needed),
          Fact("cover", cover),
        ]
      case .free: []
      }
    }
  }

  /// The least length of a side by WCAG, and the one that Apple asks for, in points.
  private static let sides = [24.0, 44.0]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    // A control that takes touches where it is not seen is another rule's matter.
    let pairs = scene.overlappingTargets.filter { !$0.front.box.holds($0.back.box) && !$0.misleads }
    let covers = Dictionary(grouping: pairs) { $0.back.node.id }
    return scene.touchTargets.compactMap { target in
      guard let over = covers[target.node.id] else { return nil }
      return verdict(on: target, under: over)?.with {
        $0.subject = target.node.name
        $0.cause = "\(target.node.kindOfControl) under \(over[0].front.node.kindOfControl)"
      }
    }
  }

  /// Nil where nothing at all is left, which is another matter.
  private static func verdict(on target: TouchTarget, under covers: [TargetPair]) -> Verdict<Reason>? {
    let free = TargetSpacing.freeParts(of: target.box, under: covers.map(\.front.box))
    guard let largest = free.max(by: { min($0.width, $0.height) < min($1.width, $1.height) }) else {
      return nil
    }
    let missed = sides.first { side in
      TargetSpacing.isLargeEnough(target.box, side)
        && !free.contains { TargetSpacing.isLargeEnough($0, side) }
    }
    guard let missed else { return Verdict(.pass, target.node.id, .free) }
    let reason = Reason.obscured(
      free: largest.size, of: target.box.size, needed: missed, by: covers[0].front.node.title)
    return Verdict(.fail, target.node.id, reason).with {
      $0.impact = missed == sides[0] ? nil : .minor
      $0.severity = missed - min(largest.width, largest.height)
    }
  }

  public static var examples: [RuleExample] {
    func node(_ name: String, _ x: Double, _ width: Double, height: Double = 44) -> Node {
      .example(name, at: Rect(x: x, y: 100, width: width, height: height))
    }
    return [
      RuleExample(
        "a chip of which a cross leaves 16 points", .of(node("Vegan", 20, 60), node("Remove", 36, 44)), .fail),
      RuleExample(
        "a chip of which a cross leaves 36 points", .of(node("Vegan", 20, 80), node("Remove", 56, 44)), .fail),
      RuleExample(
        "a chip of which a cross leaves 56 points", .of(node("Vegan", 20, 100), node("Remove", 76, 44)), .pass
      ),
      RuleExample(
        "a low chip with a cross, neither of them 44 high",
        .of(node("Vegan", 20, 90, height: 32), node("Remove", 80, 30, height: 32)), .pass),
      RuleExample("two chips side by side", .of(node("Vegan", 20, 60), node("Open", 90, 60))),
    ]
  }
}
