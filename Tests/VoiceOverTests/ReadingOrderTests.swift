import SemanticTree
import Testing
import VoiceOver

@Suite struct ReadingOrderTests {
  /// The elements that can be reached, in the order of the tree: the rules without the sorting.
  private func reachable(_ siblings: [Node]) -> [NodeID] {
    let visible = siblings.filter { !$0.isHidden }
    let modal = visible.last(where: \.isModal).map { [$0] } ?? visible
    return modal.flatMap { node -> [NodeID] in
      let hasNoSize = node.frame.width == 0 && node.frame.height == 0
      if node.isElement { return hasNoSize ? [] : [node.id] }
      return node.container == .explicitOrder && hasNoSize ? [] : reachable(node.children)
    }
  }

  @Test("every reachable element is read once", arguments: UInt64(1)...60)
  func permutation(_ seed: UInt64) {
    var random = RandomTree(seed: seed)
    let root = random.tree()
    let read = ReadingOrder().stops(in: root).map(\.id)
    #expect(read.sorted() == reachable([root]).sorted())
  }

  @Test("the members of a group stand together", arguments: UInt64(1)...60)
  func groupsStayTogether(_ seed: UInt64) {
    var random = RandomTree(seed: seed)
    let stops = ReadingOrder().stops(in: random.tree())
    for container in Set(stops.flatMap(\.containers).map(\.id)) {
      let members = stops.indices.filter { stops[$0].containers.contains { $0.id == container } }
      #expect(members == Array((members.first ?? 0)...(members.last ?? 0)))
    }
  }

  @Test("a mirrored screen is read in the mirrored direction", arguments: UInt64(1)...20)
  func mirror(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let nodes = (0..<12).map { index in
      Node(
        id: NodeID("\(index)"),
        frame: Rect(
          x: Double(Int.random(in: 0...8, using: &random)) * 40,
          y: Double(Int.random(in: 0...8, using: &random)) * 20, width: 30, height: 10))
    }
    let mirrored = nodes.map { node in
      var node = node
      node.frame.x = 400 - node.frame.maxX
      return node
    }
    let order = ReadingOrder().stops(in: group("root", nil, nodes)).map(\.id)
    let other = ReadingOrder(direction: .rightToLeft).stops(in: group("root", nil, mirrored)).map(\.id)
    #expect(order == other)
  }

  @Test("a mirrored tree of any shape is read in the mirrored direction", arguments: UInt64(1)...80)
  func mirroredTrees(_ seed: UInt64) {
    var random = RandomTree(seed: seed)
    let root = random.tree()
    let stops = ReadingOrder(direction: .leftToRight).stops(in: root)
    let mirrored = ReadingOrder(direction: .rightToLeft).stops(in: root.mirrored(in: 400))
    #expect(stops.map(\.id) == mirrored.map(\.id))
    #expect(stops.map(\.place) == mirrored.map(\.place))
  }

  @Test(
    "one row on a tablet, two on a phone",
    arguments: [(ReadingOrder.Idiom.phone, ["b", "a"]), (.other, ["a", "b"])])
  func tolerance(_ idiom: ReadingOrder.Idiom, _ expected: [String]) {
    let nodes = [
      Node(id: NodeID("a"), frame: Rect(x: 0, y: 10, width: 10, height: 10)),
      Node(id: NodeID("b"), frame: Rect(x: 50, y: 0, width: 10, height: 10)),
    ]
    let stops = ReadingOrder(idiom: idiom).stops(in: group("root", nil, nodes))
    #expect(stops.map(\.id.path) == expected)
  }

  /// SwiftUI's trees are read as they are laid out: an overlay after its view, even beside what is below it.
  @Test func layoutOrderIsKept() {
    let low = Node(id: NodeID("low"), frame: Rect(x: 0, y: 90, width: 10, height: 10))
    var group = Node(id: NodeID("group"), isElement: false, container: .semanticGroup, children: [low])
    let high = Node(id: NodeID("high"), frame: Rect(x: 0, y: 10, width: 10, height: 10))
    var first = Node(id: NodeID("first"), frame: Rect(x: 0, y: 50, width: 10, height: 10))
    first.sortPriority = 1
    func order(_ childOrder: ChildOrder?) -> [String] {
      var root = Node(id: NodeID("root"), isElement: false, children: [group, high, first])
      root.childOrder = childOrder
      return ReadingOrder().stops(in: root).map(\.node.id.path)
    }
    #expect(order(.layout) == ["first", "low", "high"])
    #expect(order(nil) == ["first", "high", "low"])
    group.childOrder = .layout
    group.children = [low, high]
    #expect(order(nil) == ["first", "low", "high", "high"])
  }

  @Test func priorityGoesBeforePlace() {
    var nodes = (0..<4).map { element("\($0)", nil, row: $0) }
    nodes[2].sortPriority = 1
    nodes[0].sortPriority = -1
    #expect(ReadingOrder().stops(in: group("root", nil, nodes)).map(\.id.path) == ["2", "1", "3", "0"])
  }

  @Test("the last of two modals is alone, above and below it nothing is reached")
  func modals() {
    var modals = [
      group("m1", nil, [element("a", nil, row: 1)]), group("m2", nil, [element("b", nil, row: 2)]),
    ]
    for index in modals.indices { modals[index].isModal = true }
    let root = group("root", nil, [element("x", nil, row: 0)] + modals + [element("y", nil, row: 3)])
    #expect(ReadingOrder().stops(in: root).map(\.id.path) == ["b"])
    modals[1].isHidden = true
    #expect(ReadingOrder().stops(in: group("root", nil, modals)).map(\.id.path) == ["a"])
  }

  @Test func membersOfContainersKnowTheirPlace() {
    let rows = (0..<3).map { element("row\($0)", "Row \($0)", row: $0) }
    let tabs = (3..<5).map { element("tab\($0)", "Tab \($0)", row: $0, traits: .button) }
    let segments = (5..<7).map { element("seg\($0)", "Day \($0)", row: $0, traits: .button) }
    let landmark = group(
      "main", .landmark, label: "Main", [element("a", "A", row: 7), element("z", "Z", row: 8)])
    let root = group(
      "root", nil,
      [
        group("list", .list, label: "Rows", rows), group("tabs", .tabBar, tabs),
        group("segments", .segmentedControl, segments), landmark,
      ])
    var previous: Stop?
    let texts = ReadingOrder().stops(in: root).map { stop in
      defer { previous = stop }
      return Transcript(UtteranceComposer().utterance(for: stop, comingFrom: previous)).text
    }
    #expect(
      texts == [
        "Rows, Row 0, list start", "Row 1", "Row 2, list end", "Tab 3, tab, 1 of 2", "Tab 4, tab, 2 of 2",
        "Day 5, button, 1 of 2", "Day 6, button, 2 of 2", "A, Main, landmark", "Z, end, Main",
      ])
  }

  @Test("what a node reports of itself goes before what its container says")
  func ownContext() {
    var tab = element("tab", "Home", row: 0, traits: .button)
    tab.context = .series(index: 3, count: 9, isTab: true)
    let stop = ReadingOrder().stops(in: group("tabs", .tabBar, [tab])).first
    #expect(stop?.place.series == ReadingPlace.Series(index: 3, count: 9, isTab: true))
  }
}

extension Node {
  /// The tree as a right-to-left layout puts it. Places without a size stay what they are.
  fileprivate func mirrored(in width: Double) -> Node {
    var copy = self
    copy.frame.x = width - frame.maxX
    copy.children = children.map { $0.mirrored(in: width) }
    return copy
  }
}
