import SemanticTree
import VoiceOver

/// "+5".
public enum OverflowNotDescribed: Rule {
  public static let info = RuleInfo(
    id: "overflow-not-described", since: "0.1.0",
    summary: """
      A "+5" at the end of a row says to VoiceOver what it stands for: "5 more filters". By ear it is only a number.
      """,
    impact: .moderate, dependsOn: [.words, .look], wcag: ["1.3.1", "1.1.1"],
    en301549: ["11.1.3.1.1", "11.1.1.1.1"], hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case onlyNumber(String)
    case described

    public var kind: String {
      switch self {
      case .onlyNumber: "only-number"
      case .described: "described"
      }
    }

    public var message: String {
      switch self {
      case .onlyNumber(let label):
        "its label is '\(label)' after a row of others; say how many more of what there are"
      case .described: "it says what it stands for"
      }
    }

    public var data: [Fact] {
      switch self {
      case .onlyNumber(let label): [Fact("label", label)]
      case .described: []
      }
    }
  }

  /// How much the heights of things of one row may differ, in points.
  private static let tolerance = 4.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.stops.indices.compactMap { place in
      let node = scene.stops[place].node
      let shown = scene.visibleTexts(of: node.id)
      let isBare = node.label.map(isCount) ?? false
      guard isBare || shown.contains(where: isCount), endsRow(at: place, scene) else { return nil }
      let label = node.label ?? ""
      let verdict: Verdict<Reason> =
        isBare ? Verdict(.fail, node.id, .onlyNumber(label)) : Verdict(.pass, node.id, .described)
      return verdict.with { $0.subject = label }
    }
  }

  /// A plus and digits.
  private static func isCount(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    return signs.count > 1 && signs.first == "+" && signs.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether at least two others of its height stand before it in the row and none after it. Steps such as +5, +10,
  /// +15 are no rest of anything.
  private static func endsRow(at place: Int, _ scene: Scene) -> Bool {
    let frame = scene.stops[place].node.frame
    func isLike(_ other: Int) -> Bool {
      guard scene.stops.indices.contains(other) else { return false }
      let node = scene.stops[other].node
      return node.frame.isInRow(of: frame) && abs(node.frame.height - frame.height) <= tolerance
        && !(node.label.map(isCount) ?? false)
    }
    return isLike(place - 1) && isLike(place - 2) && !isLike(place + 1)
  }

  public static var examples: [RuleExample] {
    func chip(_ label: String, _ column: Int, _ traits: Traits = .staticText) -> Node {
      .example(label, traits, at: Rect(x: 20 + 80 * Double(column), y: 100, width: 70, height: 32))
    }
    let rest = chip("5 more filters", 2, .button)
    let words = DrawingItem.text(.example("+5", in: rest))
    return [
      RuleExample("'+5' after two chips", .of(chip("Vegan", 0), chip("Open", 1), chip("+5", 2)), .fail),
      RuleExample(
        "'+5' that says '5 more filters'", .of(chip("Vegan", 0), chip("Open", 1), rest, drawing: [words]),
        .pass
      ),
      RuleExample("steps", .of(chip("+5", 0, .button), chip("+10", 1, .button), chip("+15", 2, .button))),
      RuleExample("a country's code", .of(chip("+49", 0), chip("Phone", 1, .textEntry))),
    ]
  }
}
