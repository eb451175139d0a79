import SemanticTree

/// A generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Trees and elements of every kind, by seed.
struct RandomTree {
  var random: SplitMix
  private var count = 0

  init(seed: UInt64) { random = SplitMix(state: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func tree(depth: Int = 4) -> Node {
    count += 1
    let id = NodeID("n\(count)")
    let isElement = depth == 0 || chance(30)
    let children =
      isElement ? [] : (0..<Int.random(in: 0...5, using: &random)).map { _ in tree(depth: depth - 1) }
    var node = Node(id: id, isElement: isElement, container: isElement ? nil : container(), frame: frame())
    node.children = children
    node.label = chance(80) ? id.path : nil
    node.isHidden = chance(8)
    node.isModal = !isElement && chance(5)
    node.sortPriority = chance(10) ? Double.random(in: -1...1, using: &random) : 0
    return node
  }

  private mutating func container() -> Container? {
    let kinds: [Container?] = [
      nil, nil, nil, .semanticGroup, .list, .landmark, .tabBar, .segmentedControl, .explicitOrder,
      .scrollView, .dataTable(rows: 2, columns: 2),
    ]
    return kinds.randomElement(using: &random) ?? nil
  }

  private mutating func frame() -> Rect {
    if chance(4) { return .zero }
    return Rect(
      x: Double.random(in: 0...300, using: &random), y: Double.random(in: 0...300, using: &random),
      width: 20, height: 20)
  }

  /// An element with any traits and with texts as they come from careless authors.
  mutating func element() -> Node {
    count += 1
    var node = Node(id: NodeID("e\(count)"), label: text(), value: text(), hint: text())
    node.traits = Traits(rawValue: random.next() & random.next())
    node.customContent =
      chance(50) ? [CustomContent(label: text() ?? "", value: text() ?? "", importance: .high)] : []
    node.actions = chance(30) ? [.custom("Flag")] : []
    node.headingLevel = chance(30) ? 2 : nil
    node.expanded = [nil, .expanded, .collapsed].randomElement(using: &random) ?? nil
    node.context =
      [nil, .listStart, .series(index: 1, count: 1200, isTab: true), .landmarkEnd]
      .randomElement(using: &random) ?? nil
    node.speech.spellsOutCharacters = chance(20)
    return node
  }

  private mutating func text() -> String? {
    let texts: [String?] = [
      nil, "", " ", "\n", "Volume", " two  spaces ", "line\nbreak", "Done.", "Really?", "1", "0", "•••",
      "Back",
    ]
    return texts.randomElement(using: &random) ?? nil
  }
}
