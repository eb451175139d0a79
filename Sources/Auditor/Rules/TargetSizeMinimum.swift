import SemanticTree

/// Targets that nobody with a tremor can hit.
public enum TargetSizeMinimum: Rule {
  public static let info = RuleInfo(
    id: "target-size-min", since: "0.1.0",
    summary: """
      A control can be touched on at least 24 by 24 points, or has so much room around it that a circle of 24 points \
      around its middle touches no target of that size and no such circle of a smaller one, as axe-core measures it.
      """,
    impact: .serious, dependsOn: [.layout, .interaction], reads: [.traits], wcag: ["2.5.8"], axes: [],
    aliases: ["target-size", "target-spacing", "target-distance"])

  public enum Reason: VerdictReason {
    case tooSmall(free: Size, clear: Double)
    case smallWithRoom(free: Size)
    case largeEnough
    case covered

    public var kind: String {
      switch self {
      case .tooSmall: "too-small"
      case .smallWithRoom: "small-with-room"
      case .largeEnough: "large-enough"
      case .covered: "covered"
      }
    }

    public var message: String {
      switch self {
      case .tooSmall(let free, let clear):
        "it can be touched on \(free.words) points, and a circle of \(Points.text(clear)) around its middle touches "
          + "another target; 24×24 or a clear circle of 24 is needed"
      case .smallWithRoom(let free): "\(free.words) points, but with room around"
      case .largeEnough: "large enough"
      case .covered: "other targets cover it, so that it cannot be touched at all"
      }
    }

    public var data: [Fact] {
      switch self {
      case .tooSmall(let free, let clear):
        [Fact("width", free.width), Fact("height", free.height), Fact("clear-diameter", clear)]
      case .smallWithRoom(let free): [Fact("width", free.width), Fact("height", free.height)]
      case .largeEnough, .covered: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let targets = scene.operable.compactMap { node in node.hitShape.map { (node: node, bounds: $0.bounds) } }
    let bands = Bands(targets.map(\.bounds))
    return targets.indices.map { index in
      let target = targets[index]
      // Nothing further away can touch the circle.
      let near = bands.items(touching: target.bounds.inset(by: -TargetSpacing.minimum)).filter { $0 != index }
      var covers: [Rect] = []
      var neighbors: [Rect] = []
      for other in near {
        let isCover = scene.isInFront(targets[other].node, of: target.node, inTreeOrder: other > index)
        if isCover { covers.append(targets[other].bounds) }
        if isCover || !isUnder(targets[other].bounds, target.bounds) {
          neighbors.append(targets[other].bounds)
        }
      }
      return verdict(on: target.node, target.bounds, covers: covers, others: neighbors).with {
        $0.subject = scene.name(of: target.node.id)
      }
    }
  }

  /// Whether nothing of a target is left beside one in front of it.
  private static func isUnder(_ target: Rect, _ front: Rect) -> Bool {
    TargetSpacing.freeParts(of: target, under: [front]).isEmpty
  }

  private static func verdict(
    on node: Node, _ bounds: Rect, covers: [Rect], others: [Rect]
  ) -> Verdict<Reason> {
    let free = TargetSpacing.freeParts(of: bounds, under: covers)
    guard let largest = free.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return Verdict(.notApplicable, node.id, .covered)
    }
    if free.contains(where: { TargetSpacing.isLargeEnough($0) }) {
      return Verdict(.pass, node.id, .largeEnough)
    }
    let clear = TargetSpacing.clearDiameter(of: bounds, among: others)
    if clear >= TargetSpacing.minimum - TargetSpacing.slack / 2 {
      return Verdict(.pass, node.id, .smallWithRoom(free: largest.size))
    }
    return Verdict(.fail, node.id, .tooSmall(free: largest.size, clear: max(clear, 0))).with {
      $0.severity = 24 - min(largest.width, largest.height)
      $0.cause = "\(node.role) of \(largest.size.words)"
    }
  }

  public static var examples: [RuleExample] {
    let small = Rect(x: 20, y: 100, width: 16, height: 16)
    func further(_ distance: Double) -> Rect { Rect(x: 20 + distance, y: 100, width: 16, height: 16) }
    return [
      RuleExample(
        "two small crosses side by side", .of(.example("A", at: small), .example("B", at: further(20))),
        .fail, .fail),
      RuleExample(
        "two small crosses with room", .of(.example("A", at: small), .example("B", at: further(40))),
        .pass, .pass),
      RuleExample("a button of 44 points", .of(.example("Save")), .pass),
      RuleExample("a text is no target", .of(.example("Soon", .staticText, at: small))),
    ]
  }
}
