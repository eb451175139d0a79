import SemanticTree
import VoiceOver

/// Small controls that stand close together.
public enum TargetSpacingHIG: Rule {
  public static let info = RuleInfo(
    id: "target-spacing-hig", since: "0.1.0",
    summary: """
      Controls below 44 points keep a distance: about 12 points where they have a fill or a border, about 24 where they \
      have none. Off unless asked for, because SwiftUI's own stacks leave 8.
      """,
    impact: .minor, dependsOn: [.look, .layout, .interaction], reads: [.traits], isApplesOwn: true,
    hig: "Accessibility",
    options: [bezelled, plain], isOnByDefault: false)

  private static let bezelled = RuleOption(
    "target-spacing-hig", "bezelled", 12, in: 0...60,
    "the least distance of controls with a fill or a border, in points")
  private static let plain = RuleOption(
    "target-spacing-hig", "plain", 24, in: 0...60,
    "the least distance of controls without a fill or a border, in points")

  public enum Reason: VerdictReason {
    case close(gap: Double, wanted: Double, to: String)
    case spaced

    public var kind: String {
      switch self {
      case .close: "close"
      case .spaced: "spaced"
      }
    }

    public var message: String {
      switch self {
      case .close(let gap, let wanted, let other):
        "\(Points.text(gap)) points lie between it and '\(other)'; Apple advises about \(Points.text(wanted))"
      case .spaced: "far enough from the next control"
      }
    }

    public var data: [Fact] {
      switch self {
      case .close(let gap, let wanted, let other):
        [Fact("gap", gap), Fact("wanted", wanted), Fact("other", other)]
      case .spaced: []
      }
    }
  }

  /// What touches belongs together: segments, rows of a list.
  private static let joined = 1.0
  /// How far a fill may reach beyond what it holds, in points.
  private static let largestInset = 20.0
  /// From this size on a control needs no distance, in points.
  private static let large = 44.0

  private struct Candidate {
    let target: TouchTarget
    let place: Rect
    let wanted: Double
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let joints: Set<NodeID> = Set(scene.stops.filter(\.isJoined).map(\.id))
    let candidates = scene.touchTargets.filter { !joints.contains($0.node.id) }.map { candidate($0, scene) }
    var nearest: [Int: (gap: Double, other: Int)] = [:]
    let reach = candidates.map { $0.place.inset(by: -$0.wanted / 2) }
    for (first, second) in BoxPairs.overlapping(reach) {
      guard let gap = gap(between: candidates[first], candidates[second]) else { continue }
      for (one, other) in [(first, second), (second, first)] where gap < nearest[one]?.gap ?? .infinity {
        nearest[one] = (gap, other)
      }
    }
    return candidates.enumerated().map { index, candidate in
      guard let found = nearest[index] else { return Verdict(.pass, candidate.target.node.id, .spaced) }
      return verdict(on: candidate, found.gap, candidates[found.other])
    }
  }

  private static func candidate(_ target: TouchTarget, _ scene: Scene) -> Candidate {
    let near = target.seen.inset(by: -largestInset)
    let shape = scene.ink.spots.first { spot in
      spot.kind == .shape && spot.isSeen
        && (spot.node == target.node.id || (spot.box.holds(target.seen) && near.holds(spot.box)))
    }
    guard let shape else {
      return Candidate(target: target, place: target.seen, wanted: scene.settings[plain])
    }
    return Candidate(target: target, place: target.seen.union(shape.box), wanted: scene.settings[bezelled])
  }

  /// The distance of two controls that stand beside or above each other and are not both large; nil for others.
  private static func gap(between one: Candidate, _ other: Candidate) -> Double? {
    let (first, second) = (one.place, other.place)
    let x = max(second.minX - first.maxX, first.minX - second.maxX)
    let y = max(second.minY - first.maxY, first.minY - second.maxY)
    let areLarge = [one, other].allSatisfy { TargetSpacing.isLargeEnough($0.target.box, large) }
    guard !areLarge, (x > 0) != (y > 0) else { return nil }
    let gap = max(x, y)
    return gap > joined && gap < max(one.wanted, other.wanted) ? gap : nil
  }

  private static func verdict(on one: Candidate, _ gap: Double, _ other: Candidate) -> Verdict<Reason> {
    let wanted = max(one.wanted, other.wanted)
    let reason = Reason.close(gap: gap, wanted: wanted, to: other.target.node.title)
    return Verdict(.fail, one.target.node.id, reason).with {
      $0.subject = one.target.node.name
      $0.severity = wanted - gap
      $0.cause = "\(one.target.node.role) \(Points.text(gap)) apart"
    }
  }

  public static var examples: [RuleExample] {
    func chip(_ name: String, at x: Double, height: Double = 32) -> Node {
      .example(name, at: Rect(x: x, y: 100, width: 60, height: height))
    }
    func screen(_ distance: Double, height: Double = 32, filled: Bool = true) -> Screen {
      let chips = [chip("Vegan", at: 20, height: height), chip("Open", at: 80 + distance, height: height)]
      let fills = chips.map { chip in
        DrawingItem.fill(ShapeDrawing(node: chip.id, outline: .capsule(chip.frame), paint: .color(.black)))
      }
      return .of(chips[0], chips[1], drawing: filled ? fills : [])
    }
    return [
      RuleExample("low chips 8 points apart", screen(8), .fail, .fail),
      RuleExample("low chips 12 points apart", screen(12), .pass, .pass),
      RuleExample("low controls without a fill, 16 points apart", screen(16, filled: false), .fail, .fail),
      RuleExample("chips of 44 points, 8 points apart", screen(8, height: 44), .pass, .pass),
      RuleExample("the two halves of a stepper", screen(0), .pass, .pass),
    ]
  }
}

extension Stop {
  /// True for segments and tabs, whose places the system gives.
  fileprivate var isJoined: Bool {
    node.traits.contains(.tabBarItem)
      || containers.contains { $0.kind == .segmentedControl || $0.kind == .tabBar }
  }
}
