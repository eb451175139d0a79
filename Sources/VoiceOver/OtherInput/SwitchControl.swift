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
    /// A container with its members; selecting it scans those.
    case group(NodeID, name: String, members: [Item])
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

  /// Everything in the order of scanning, groups before their members: `Filters (group of 2)`, `Filters > Price`.
  public var lines: [String] { items.flatMap { $0.lines(inside: "") } }

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
  /// The names of the item and of what is in it.
  fileprivate func lines(inside path: String) -> [String] {
    switch self {
    case .element(_, let name): [path + name]
    case .group(_, let name, let members):
      ["\(path)\(name) (group of \(members.count))"]
        + members.flatMap { $0.lines(inside: path + name + " > ") }
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
  /// The container's label, or what it is.
  fileprivate var groupName: String {
    if let label = label.spoken { return label }
    return switch kind {
    case .list: "list"
    case .landmark: "landmark"
    case .tabBar: "tab bar"
    case .segmentedControl: "segmented control"
    case .dataTable: "table"
    case .semanticGroup, .explicitOrder, .scrollView: "group"
    }
  }
}
