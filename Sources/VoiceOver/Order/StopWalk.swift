import SemanticTree

/// Turns ordered items into stops and notes what each container says about its members.
struct StopWalk {
  private(set) var stops: [Stop] = []

  mutating func visit(_ item: OrderItem, inside containers: [ContainerEntry]) {
    guard let members = item.members else {
      stops.append(
        Stop(node: item.node, containers: containers, place: ReadingPlace(item.node.context)))
      return
    }
    let node = item.node
    var entry = ContainerEntry(
      id: node.id, kind: node.container ?? .semanticGroup, label: node.label, value: node.value,
      language: node.language)
    entry.isAlert = node.isModal && node.origins[.label] == .derived
    let start = stops.count
    for member in members { visit(member, inside: containers + [entry]) }
    describe(start..<stops.count, as: node)
  }

  private mutating func describe(_ range: Range<Int>, as node: Node) {
    if node.isTabBar { return number(Array(range), isTab: true) }
    switch node.container {
    case .segmentedControl: number(Array(range), isTab: false)
    case .list: bound(range, from: Boundary(.listStart), to: Boundary(.listEnd))
    case .landmark:
      bound(
        range, from: Boundary(.landmarkStart, name: node.label),
        to: Boundary(.landmarkEnd, name: node.label))
    default: number(range.filter { stops[$0].node.traits.contains(.tabBarItem) }, isTab: false)
    }
  }

  /// Every element below counts, also plain text. An inner series or the node's own report goes first.
  private mutating func number(_ members: [Int], isTab: Bool) {
    for (offset, member) in members.enumerated() where isOpen(member) {
      guard stops[member].place.series == nil else { continue }
      stops[member].place.series = ReadingPlace.Series(
        index: offset + 1, count: members.count, isTab: isTab)
    }
  }

  /// A sole member is both; what is said of it is a matter of convention.
  private mutating func bound(_ range: Range<Int>, from start: Boundary, to end: Boundary) {
    guard let first = range.first, let last = range.last else { return }
    var (start, end) = (start, end)
    (start.isSole, end.isSole) = (first == last, first == last)
    if isOpen(first) { stops[first].place.boundaries.insert(start, at: 0) }
    if isOpen(last) { stops[last].place.boundaries.append(end) }
  }

  /// Whether the surroundings have the say, since the node reports nothing of itself.
  private func isOpen(_ index: Int) -> Bool { stops[index].node.context == nil }
}
