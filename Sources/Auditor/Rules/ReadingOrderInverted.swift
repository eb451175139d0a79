import SemanticTree

/// An order of reading that goes against what the eye sees.
public enum ReadingOrderInverted: Rule {
  public static let info = RuleInfo(
    id: "reading-order", since: "0.1.0",
    summary: """
      VoiceOver reads a column from top to bottom: what stands above everything else is not read after it. Columns, \
      cards and priorities of the author's are left alone.
      """,
    impact: .moderate, dependsOn: [.words, .layout, .structure], wcag: ["1.3.2", "2.4.3"],
    en301549: ["11.2.4.3"], hig: "VoiceOver",
    looksBack: true, aliases: ["order-differs-from-layout"], options: [leastJump])

  private static let leastJump = RuleOption(
    "reading-order", "leastJump", 5, in: 1...1000,
    "how many elements must lie between where one is seen and where it is read")

  public enum Reason: VerdictReason {
    /// How many elements below it are read before it, and the first of them.
    case late(count: Int, first: String)
    /// How many elements above it are read after it, and the first of them.
    case early(count: Int, first: String)
    case inOrder

    public var kind: String {
      switch self {
      case .late: "late"
      case .early: "early"
      case .inOrder: "in-order"
      }
    }

    public var message: String {
      switch self {
      case .late(let count, let first):
        "it stands above '\(first)' and is read after that and \(count - 1) more; put it before them in the code, or "
          + "give it a sort priority"
      case .early(let count, let first):
        "it stands below '\(first)' and is read before that and \(count - 1) more; put it after them in the code, or "
          + "give it a lower sort priority"
      case .inOrder: "read where it is seen"
      }
    }

    public var data: [Fact] {
      switch self {
      case .late(let count, let first), .early(let count, let first):
        [Fact("elements", Double(count)), Fact("first", first)]
      case .inOrder: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let column = ReadingColumn(scene)
    let faults = column.faults(from: Int(scene.settings[leastJump]))
    var previous: (position: Int, isLate: Bool, cause: NodeID)?
    return column.stops.enumerated().map { position, node in
      guard let fault = faults[node.id] else { return Verdict(.pass, node.id, .inOrder) }
      // What is read in a row at the wrong time is one thing to mend.
      let continues = previous.map { $0.position == position - 1 && $0.isLate == fault.isLate } ?? false
      let cause = continues ? previous?.cause ?? node.id : node.id
      previous = (position, fault.isLate, cause)
      let reason: Reason =
        fault.isLate
        ? .late(count: fault.count, first: fault.first) : .early(count: fault.count, first: fault.first)
      return Verdict(.fail, node.id, reason).with {
        $0.subject = node.name
        $0.severity = Double(fault.count)
        $0.cause = "\(cause)"
      }
    }
  }

  public static var examples: [RuleExample] {
    func row(_ label: String, _ y: Double, x: Double = 20, width: Double = 200) -> Node {
      .example(label, at: Rect(x: x, y: y, width: width, height: 30))
    }
    let rows = (0..<5).map { row("Row \($0)", 100 + 40 * Double($0)) }
    let frame = Rect(x: 0, y: 0, width: 402, height: 874)
    func screen(_ nodes: [Node]) -> Screen {
      let root = Node(id: NodeID("screen"), isElement: false, frame: frame, children: nodes)
      return Screen(environment: ScreenEnvironment(), root: root.with { $0.childOrder = .layout })
    }
    let list = Node(
      id: NodeID("list"), isElement: false, container: .scrollView, frame: frame, children: rows)
    let bar = row("Filter", 40)
    let columns = [0, 1].flatMap { x in
      (0..<6).map { row("\(x) \($0)", 100 + 40 * Double($0), x: 20 + 200 * Double(x), width: 150) }
    }
    let first = bar.with { $0.sortPriority = -1 }
    let pass = Outcome.pass
    return [
      RuleExample(
        "a bar over a list, read after it", screen([list, bar]), pass, pass, pass, pass, pass, .fail),
      RuleExample(
        "a button at the bottom, read first", screen([row("Pay", 400)] + rows), .fail, pass, pass, pass, pass,
        pass),
      RuleExample("a bar that is read first", screen([bar, list]), pass, pass, pass, pass, pass, pass),
      RuleExample(
        "a bar below a list, read after it", screen([list, row("Pay", 500)]), pass, pass, pass, pass, pass,
        pass),
      RuleExample(
        "two columns, one read after the other", screen(columns), pass, pass, pass, pass, pass, pass, pass,
        pass,
        pass, pass, pass, pass),
      RuleExample(
        "a cross over the corner of a card, read after its two texts",
        screen(Array(rows.prefix(2)) + [row("Close", 60)]),
        pass, pass, pass),
      RuleExample("a bar that the author puts last", screen([first] + rows), pass, pass, pass, pass, pass),
    ]
  }
}

/// The stops of a screen whose places tell in which order the eye sees them.
private struct ReadingColumn {
  struct Fault {
    let isLate: Bool
    /// How many elements are on the wrong side of it.
    let count: Int
    /// The first of them.
    let first: String
  }

  /// A stop, or all stops of one scroll view, which move as one.
  private struct Item {
    var nodes: [Node]
    var box: Rect

    mutating func add(_ node: Node) {
      nodes.append(node)
      box = box.union(node.frame)
    }
  }

  /// What may be out of order, in reading order.
  private(set) var stops: [Node] = []
  /// The items on the screen and those inside of each scroll view, in reading order.
  private var scopes: [[Item]] = []

  init(_ scene: Scene) {
    let all = scene.elements.compactMap { scene.map[$0.id] }.filter {
      !$0.node.frame.isEmpty && !$0.hasPriority
    }
    stops = all.map(\.node)
    guard ReadingColumn.goesUp(stops) else { return }
    let passedBy = Set(scene.coveredElements.map(\.id)).union(ReadingColumn.passing(scene))
    let places = all.filter { !passedBy.contains($0.node.id) }
    stops = places.map(\.node)
    var inner: [Int?: [(path: [Int], node: Node)]] = [:]
    var order: [Int?] = []
    for place in places {
      let path = scene.map.scrollers(around: place)
      for scope in path.map(Optional.some) + [nil] {
        if inner[scope] == nil { order.append(scope) }
        inner[scope, default: []].append((path, place.node))
      }
    }
    scopes = order.map { scope in ReadingColumn.items(of: inner[scope] ?? [], in: scope, scene.map) }
  }

  /// Whether anything is read after what stands below it, in whatever column.
  private static func goesUp(_ stops: [Node]) -> Bool {
    var lowestTop = -Double.infinity
    return stops.contains { node in
      defer { lowestTop = max(lowestTop, node.frame.minY) }
      return node.frame.maxY - slack <= lowestTop
    }
  }

  /// Texts that came with the last activation: a message that goes again is announced, not looked for.
  private static func passing(_ scene: Scene) -> Set<NodeID> {
    guard let previous = scene.previous else { return [] }
    let known = Set(previous.root.subtree.map(\.id))
    return Set(scene.elements.filter { !$0.isOperable && !known.contains($0.id) }.map(\.id))
  }

  /// Joins what lies in one scroll view of the scope.
  private static func items(
    of members: [(path: [Int], node: Node)], in scope: Int?, _ map: TreeMap
  ) -> [Item] {
    var items: [Item] = []
    var last: Int?
    for (path, node) in members {
      let depth = scope.flatMap { path.firstIndex(of: $0) } ?? path.count
      let scroller = depth > 0 ? path[depth - 1] : nil
      if let scroller, scroller == last {
        items[items.endIndex - 1].add(node)
      } else {
        items.append(Item(nodes: [node], box: node.frame))
      }
      last = scroller
    }
    return items
  }

  // MARK: Faults

  /// The stops that are read far from where they are seen.
  func faults(from least: Int) -> [NodeID: Fault] {
    scopes.reduce(into: [:]) { faults, items in
      for (index, fault) in ReadingColumn.faults(in: items) where fault.count >= least {
        for node in items[index].nodes { faults[node.id] = fault }
      }
    }
  }

  /// Blames, for each inversion, the one of the two that explains more of them.
  private static func faults(in items: [Item]) -> [Int: Fault] {
    let pairs = inversions(items)
    var scores: [Int: Double] = [:]
    for (one, other) in pairs + pairs.map({ ($0.second, $0.first) }) {
      scores[one, default: 0] += Double(items[other].nodes.count) / Double(items[one].nodes.count)
    }
    var late: [Int: [Int]] = [:]
    var early: [Int: [Int]] = [:]
    for (first, second) in pairs {
      if scores[first, default: 0] > scores[second, default: 0] {
        early[first, default: []].append(second)
      } else {
        late[second, default: []].append(first)
      }
    }
    func fault(_ others: [Int], isLate: Bool) -> Fault {
      let first = others.min().map { items[$0].nodes[0].title } ?? ""
      let count = others.reduce(0) { $0 + items[$1].nodes.count }
      return Fault(isLate: isLate, count: count, first: first)
    }
    let faults = late.mapValues { fault($0, isLate: true) }
    return faults.merging(early.mapValues { fault($0, isLate: false) }) { $0.count < $1.count ? $1 : $0 }
  }

  /// The pairs of which the second stands above the first, in one column.
  private static func inversions(_ items: [Item]) -> [(first: Int, second: Int)] {
    var pairs: [(first: Int, second: Int)] = []
    var byTop: [Int] = []
    var lowestTop = -Double.infinity
    for (index, item) in items.enumerated() {
      let limit = item.box.maxY - slack
      if lowestTop >= limit {
        let start = byTop.partitioningIndex { items[$0].box.minY >= limit }
        for other in byTop[start...] where items[other].box.sharesColumn(with: item.box) {
          pairs.append((other, index))
        }
      }
      let isLowest = item.box.minY >= lowestTop
      byTop.insert(
        index, at: isLowest ? byTop.endIndex : byTop.partitioningIndex { items[$0].box.minY >= item.box.minY }
      )
      lowestTop = max(lowestTop, item.box.minY)
    }
    return pairs
  }

  /// What frames may overlap and still stand above each other, in points.
  private static let slack = 0.5
}

extension Rect {
  /// Whether half of the narrower one lies above or below the other.
  fileprivate func sharesColumn(with other: Rect) -> Bool {
    let shared = min(maxX, other.maxX) - max(minX, other.minX)
    return shared > 0 && shared >= min(width, other.width) / 2
  }
}

extension [Int] {
  /// The first place from which on a condition holds; it must hold for all later ones.
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
