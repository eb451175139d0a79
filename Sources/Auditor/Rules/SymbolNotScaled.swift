import SemanticTree

/// Symbols that stay small beside a text that grows.
public enum SymbolNotScaled: Rule {
  public static let info = RuleInfo(
    id: "symbol-not-scaled", since: "0.1.0",
    summary:
      "A symbol that stands beside a text grows with it, so that it still belongs to the text and can be seen.",
    impact: .minor, dependsOn: [.look, .layout], wcag: ["1.4.4"], hig: "SF Symbols",
    axes: [.typeSize, .device], comparesEnvironments: true)

  public enum Reason: VerdictReason {
    /// The symbol's name and height, and how many times the text beside it has grown.
    case fixed(String, height: Double, growth: Double)
    case grows

    public var kind: String {
      switch self {
      case .fixed: "fixed"
      case .grows: "grows"
      }
    }

    public var message: String {
      switch self {
      case .fixed(let name, let height, let growth):
        "the symbol \(name) stays \(Points.text(height)) points high while the text beside it has grown "
          + "\(Contrast.text(growth)) times; give it the text's font, or a size that is scaled"
      case .grows: "the symbol grows with its text"
      }
    }

    public var data: [Fact] {
      switch self {
      case .fixed(let name, let height, let growth):
        [Fact("symbol", name), Fact("height", height), Fact("growth", growth)]
      case .grows: []
      }
    }
  }

  /// How many times a text has to have grown before its symbol counts as left behind.
  private static let leastGrowth = 1.5
  /// How many times a symbol may grow and still count as fixed: rounding to pixels.
  private static let slack = 1.05
  /// How far a symbol may be from its text, in points.
  private static let reach = 24.0
  /// How many texts and symbols may be painted between both.
  private static let neighbors = 2

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let base = scene.base, scene.screen.environment.typeSize.isAccessibilitySize else { return [] }
    let before = base.painted.symbolsByKey
    let texts = Dictionary(scene.texts.map { ($0.rank, $0) }, uniquingKeysWith: { first, _ in first })
    return scene.painted.symbolsByRank.compactMap { rank, key, symbol in
      guard let known = before[key], let node = scene.element(drawn: symbol.node),
        !isSystems(symbol, node, scene),
        let growth = growth(beside: symbol, rank, texts, scene)
      else { return nil }
      return verdict(on: symbol, node, known, growth)
    }
  }

  private static func verdict(
    on symbol: SymbolDrawing, _ node: Node, _ known: SymbolDrawing, _ growth: Double
  ) -> Verdict<Reason> {
    let height = symbol.frame.height
    if height > known.frame.height * slack || height >= SmallText.large {
      return Verdict(.pass, node.id, .grows)
    }
    return Verdict(.fail, node.id, .fixed(symbol.name, height: height, growth: growth)).with {
      $0.subject = node.label
      $0.cause =
        symbol.font.isScaled ? "\(Points.text(height)) high" : "\(Points.text(symbol.font.size)) points"
      $0.severity = growth
    }
  }

  /// What tells that a row leads on, or that a field opens, is the system's.
  private static func isSystems(_ symbol: SymbolDrawing, _ node: Node, _ scene: Scene) -> Bool {
    symbol.name.hasPrefix("chevron.") || scene.surroundings(of: node).isSetBySystem
  }

  /// How many times the text has grown that is painted next to a symbol and stands in one row with it.
  private static func growth(
    beside symbol: SymbolDrawing, _ rank: Int, _ texts: [Int: DrawnText], _ scene: Scene
  ) -> Double? {
    let near = (rank - neighbors...rank + neighbors).compactMap { texts[$0] }
    let growths = near.compactMap { text -> Double? in
      guard text.element != nil, text.text.frame.isBeside(symbol.frame, within: reach),
        let before = scene.baseTexts[text.key]
      else { return nil }
      return text.text.font.size / before.font.size
    }
    return growths.filter { $0 >= leastGrowth }.max()
  }

  public static var examples: [RuleExample] {
    func screen(
      _ side: Double, text size: Double, name: String = "star", at typeSize: TypeSize = .accessibility3
    )
      -> Screen
    {
      let node = Node.example("Favourite")
      let symbol = SymbolDrawing(
        node: node.id, name: name,
        frame: Rect(x: node.frame.x - side - 4, y: node.frame.y, width: side, height: side),
        paint: .color(.black), font: FontDescription(size: 14, isScaled: false), isFrameMeasured: true)
      return .of(node, drawing: [.symbol(symbol), .text(.example("Favourite", in: node, size: size))]) {
        $0.typeSize = typeSize
      }
    }
    let base = screen(16, text: 17, at: .large)
    return [
      RuleExample("a star that stays small beside its word", screen(16, text: 40), base: base, .fail),
      RuleExample("a star that grows with its word", screen(38, text: 40), base: base, .pass),
      RuleExample("a star beside a word that stays small", screen(16, text: 17), base: base),
      RuleExample(
        "the sign that a row leads on", screen(16, text: 40, name: "chevron.forward"),
        base: screen(16, text: 17, name: "chevron.forward", at: .large)),
    ]
  }
}

/// By this a symbol is found again in another environment.
private struct SymbolKey: Hashable {
  let node: NodeID?
  let name: String
  let index: Int
}

extension [Painted] {
  /// The symbols with their place in the list of texts and symbols.
  fileprivate var symbolsByRank: [(rank: Int, key: SymbolKey, symbol: SymbolDrawing)] {
    var rank = -1
    var counts: [SymbolKey: Int] = [:]
    return compactMap { leaf in
      if case .text = leaf.item { rank += 1 }
      guard case .symbol(let symbol) = leaf.item else { return nil }
      rank += 1
      let first = SymbolKey(node: symbol.node, name: symbol.name, index: 0)
      let index = counts[first, default: 0]
      counts[first] = index + 1
      return (rank, SymbolKey(node: symbol.node, name: symbol.name, index: index), symbol)
    }
  }

  fileprivate var symbolsByKey: [SymbolKey: SymbolDrawing] {
    Dictionary(symbolsByRank.map { ($0.key, $0.symbol) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Rect {
  /// Whether both stand in one row, no further apart than a distance.
  fileprivate func isBeside(_ other: Rect, within distance: Double) -> Bool {
    let isInRow = other.midY > minY && other.midY < maxY
    return isInRow && max(minX - other.maxX, other.minX - maxX) <= distance
  }
}
