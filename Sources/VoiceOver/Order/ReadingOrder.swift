import SemanticTree

/// The order in which swiping right visits the elements of a tree.
///
/// The rules are those of AccessibilitySnapshot's hierarchy parser, which its authors checked against devices:
/// hidden subtrees and what stands beside a modal are pruned, elements are leaves, containers are read as one,
/// and siblings are sorted by the top of their frames, then from the leading edge. Siblings of higher
/// `sortPriority` come first. A tree whose `childOrder` is the layout's (SwiftUI's) is not sorted by place.
public struct ReadingOrder: Sendable {
  /// The kind of device, which decides how far apart two elements are in one row.
  public enum Idiom: String, Hashable, Codable, Sendable {
    case phone, other

    /// From this difference of their tops on, in points, elements are in different rows (found by experiment
    /// by the library's authors).
    public var rowDistance: Double { self == .phone ? 8 : 13 }
  }

  /// Which side is leading within a row.
  public var direction: LayoutDirection
  /// Decides how far apart rows are.
  public var idiom: Idiom

  /// An order for a direction and a kind of device.
  public init(direction: LayoutDirection = .leftToRight, idiom: Idiom = .phone) {
    self.direction = direction
    self.idiom = idiom
  }

  /// The elements of a screen in reading order.
  public static func stops(on screen: Screen, idiom: Idiom = .phone) -> [Stop] {
    ReadingOrder(direction: screen.environment.layoutDirection, idiom: idiom).stops(in: screen.root)
  }

  /// The elements of a tree in reading order, each with its surroundings.
  public func stops(in root: Node) -> [Stop] {
    var walk = StopWalk()
    let order = root.childOrder ?? .place
    for item in sorted(items([root], order: order), order) { walk.visit(item, inside: []) }
    return walk.stops
  }

  // MARK: - Grouping

  /// What siblings contribute to the group around them.
  ///
  /// A loop, since views nest deeper than groups do.
  private func items(_ siblings: [Node], order: ChildOrder, inTabBar: Bool = false) -> [OrderItem] {
    var found: [OrderItem] = []
    var pending = Array(reachable(siblings).reversed())
    while let node = pending.popLast() {
      if node.isElement {
        if !node.hasNoSize { found.append(OrderItem(node, anchor: node.frame)) }
      } else if let grouping = node.grouping {
        if let group = group(node, grouping, order, inTabBar: inTabBar) { found.append(group) }
      } else {
        pending += reachable(node.children).reversed()
      }
    }
    return found
  }

  /// Hidden nodes are out with all below them. The last modal sibling puts all the others out of reach, even if
  /// it holds nothing to read.
  private func reachable(_ siblings: [Node]) -> [Node] {
    let visible = siblings.filter { !$0.isHidden }
    return visible.last(where: \.isModal).map { [$0] } ?? visible
  }

  /// A group is placed by the member that would come first by place, or by its own frame inside a tab bar; nil
  /// where there is nothing to read in it.
  private func group(
    _ node: Node, _ grouping: Node.Grouping, _ outerOrder: ChildOrder, inTabBar: Bool
  ) -> OrderItem? {
    if grouping == .explicit && node.hasNoSize { return nil }
    let order = node.childOrder ?? outerOrder
    let members = items(node.children, order: order, inTabBar: inTabBar || node.isTabBar)
    guard let first = members.min(by: { precedes($0.anchor, $1.anchor) ?? false }) else { return nil }
    let ordered = grouping == .explicit ? members : sorted(members, order)
    return OrderItem(node, members: ordered, anchor: inTabBar ? node.frame : first.anchor)
  }

  // MARK: - Sorting

  /// The items by priority, then by place. Within one row's tolerance the relation is not transitive, so ties
  /// keep the order of the views.
  private func sorted(_ items: [OrderItem], _ order: ChildOrder) -> [OrderItem] {
    let keys = items.indices.sorted { left, right in
      let (first, second) = (items[left], items[right])
      if first.node.sortPriority != second.node.sortPriority {
        return first.node.sortPriority > second.node.sortPriority
      }
      if order == .layout { return left < right }
      return precedes(first.anchor, second.anchor) ?? (left < right)
    }
    return keys.map { items[$0] }
  }

  /// Whether one frame is read before another; nil where neither is. Only the origins count, also in a
  /// right-to-left layout, where the origin further right goes first.
  private func precedes(_ first: Rect, _ second: Rect) -> Bool? {
    if abs(first.minY - second.minY) >= idiom.rowDistance { return first.minY < second.minY }
    let (left, right) =
      direction == .leftToRight ? (first.minX, second.minX) : (second.minX, first.minX)
    return left == right ? nil : left < right
  }
}

/// An element, or a group whose members are already in order.
struct OrderItem {
  let node: Node
  let members: [OrderItem]?
  /// The frame that places the item among its siblings.
  let anchor: Rect

  init(_ node: Node, members: [OrderItem]? = nil, anchor: Rect) {
    self.node = node
    self.members = members
    self.anchor = anchor
  }
}

extension Node {
  fileprivate enum Grouping {
    case sorted, explicit
  }

  /// How the members are kept together; nil where they mix with the node's siblings.
  fileprivate var grouping: Grouping? {
    switch container {
    case .explicitOrder: .explicit
    case .semanticGroup, .list, .landmark, .tabBar, .segmentedControl, .dataTable: .sorted
    case .scrollView, nil: isTabBar ? .sorted : nil
    }
  }

  /// A container that makes its members tabs.
  var isTabBar: Bool { container == .tabBar || (!isElement && traits.contains(.tabBar)) }

  /// An input that carries no frames has no sizes to judge by.
  fileprivate var hasNoSize: Bool {
    frame.width == 0 && frame.height == 0 && origins[.frame] != .absent
  }
}
