import SemanticTree

/// What Switch Control highlights on a screen, one after the other, when it scans items.
///
/// Apple tells (WWDC 2020, session 10019) that items come in VoiceOver's order and that groups are highlighted as a
/// whole first: who selects a group goes on to its members. Which containers make a group is modelled: those that
/// VoiceOver reads as one and in which at least two items can be operated.
public struct SwitchControl: Hashable, Codable, Sendable {
  /// Something that is highlighted.
  public indirect enum Item: Hashable, Codable, Sendable {
    /// An element that can be operated.
    case element(NodeID, name: String)
    /// A container with its members; selecting it scans those. Its name is nil where it has none and is no list or
    /// the like either.
    case group(NodeID, name: String?, members: [Item])
  }

  /// In the order of scanning.
  public let items: [Item]

  /// What is highlighted of elements that are in reading order.
  public init(stops: [Stop]) {
    items = SwitchControl.items(stops.filter(\.node.isOperable)[...], depth: 0)
  }

  /// What is highlighted on a screen.
  public init(_ screen: Screen, idiom: ReadingOrder.Idiom = .phone) {
    self.init(stops: ReadingOrder.stops(on: screen, idiom: idiom))
  }

  /// A line of the list with the elements that it stands for.
  package struct Row {
    package var line: String
    package var elements: [NodeID]
  }

  /// Everything in the order of scanning, groups before their members: `Filters (group of 2)`, `Filters > Price`.
  public var lines: [String] { rows.map(\.line) }

  package var rows: [Row] { items.flatMap { $0.rows(inside: "") } }

  // MARK: - Grouping

  /// The items of stops that are in the same containers down to a depth.
  private static func items(_ stops: ArraySlice<Stop>, depth: Int) -> [Item] {
    var result: [Item] = []
    var rest = stops
    while let first = rest.first {
      let group = first.groups.dropFirst(depth).first
      let run = rest.prefix { $0.groups.dropFirst(depth).first?.id == group?.id }
      rest = rest.dropFirst(run.count)
      guard let group else {
        result += run.map { .element($0.id, name: $0.node.plainName) }
        continue
      }
      let members = items(run, depth: depth + 1)
      result += members.count == 1 ? members : [.group(group.id, name: group.groupName, members: members)]
    }
    return result
  }
}

extension SwitchControl.Item {
  /// What the item is called: a group without a name after its first member, `group of 5 (Price …)`.
  package var shownName: String {
    switch self {
    case .element(_, let name): name
    case .group(_, let name?, _): name
    case .group(_, nil, let members): "group of \(members.count) (\(members.first?.shownName ?? "") …)"
    }
  }

  /// The item and what is in it.
  fileprivate func rows(inside path: String) -> [SwitchControl.Row] {
    guard case .group(_, let name, let members) = self else {
      return [.init(line: path + shownName, elements: elements)]
    }
    let count = name == nil ? "" : " (group of \(members.count))"
    return [.init(line: path + shownName + count, elements: elements)]
      + members.flatMap { $0.rows(inside: path + shownName + " > ") }
  }

  private var elements: [NodeID] {
    switch self {
    case .element(let id, _): [id]
    case .group(_, _, let members): members.flatMap(\.elements)
    }
  }
}

extension Stop {
  /// The containers that Switch Control makes groups of, outermost first.
  fileprivate var groups: [ContainerEntry] {
    containers.filter { entry in
      switch entry.kind {
      case .semanticGroup, .list, .landmark, .tabBar, .segmentedControl, .dataTable: true
      case .explicitOrder, .scrollView: false
      }
    }
  }
}

extension ContainerEntry {
  /// The container's label, or what it is; nil where it is a group and nothing else.
  fileprivate var groupName: String? {
    if let label = label.spoken { return label }
    return switch kind {
    case .list: "list"
    case .landmark: "landmark"
    case .tabBar: "tab bar"
    case .segmentedControl: "segmented control"
    case .dataTable: "table"
    case .semanticGroup, .explicitOrder, .scrollView: nil
    }
  }
}
