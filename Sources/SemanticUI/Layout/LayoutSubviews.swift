/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the surroundings read.
  public var layoutDirection: LayoutDirection
  let placements: LayoutPlacements
  /// The numbers of the views among those of the container.
  private let members: [Int]
  public let startIndex: Int

  init(_ children: [LayoutNode], _ direction: LayoutDirection) {
    self.init(LayoutPlacements(children), Array(children.indices), startIndex: 0, direction)
  }

  private init(
    _ placements: LayoutPlacements, _ members: [Int], startIndex: Int, _ direction: LayoutDirection
  ) {
    self.placements = placements
    self.members = members
    self.startIndex = startIndex
    layoutDirection = direction
  }

  public var endIndex: Int { startIndex + members.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(placements: placements, index: members[index - startIndex])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let part = members[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]
    return LayoutSubviews(placements, Array(part), startIndex: bounds.lowerBound, layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(placements, indices.map { members[$0 - startIndex] }, startIndex: 0, layoutDirection)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.placements === right.placements && left.members == right.members
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  let placements: LayoutPlacements
  let index: Int

  var node: LayoutNode { placements.children[index] }

  /// The value that the view carries for a key, else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits.value(key) as? K.Value ?? K.defaultValue
  }

  /// The view's layout priority.
  public var priority: Double { node.priority }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: node.size(for: proposal), proposal: proposal)
  }

  /// Puts a point of the view to a place in the coordinates of the container's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placements.set(LayoutPlacement(position: position, anchor: anchor, proposal: proposal), at: index)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.placements === right.placements && left.index == right.index
  }
}

/// A value that a view carries for the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Carries a value for the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    wrapNodes { node, _ in TraitNode(node, .value(key: key, value: value)) }
  }
}
