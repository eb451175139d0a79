import SemanticTree

extension View {
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(makesElement: true) { node, _ in
      node.traits.formUnion(traits.traits)
      if traits.traits.contains(.button) { node.traits.remove(.staticText) }
      if traits.isModal { node.isModal = true }
      node.origins[.traits] = .given
    }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { node, _ in
      node.traits.subtract(traits.traits)
      if traits.isModal { node.isModal = false }
      node.origins[.traits] = .given
    }
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { node, _ in node.headingLevel = level.number }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    wrapNodes { node, _ in isEnabled ? HiddenFromAccessibilityNode(node, isHidden: hidden) : node }
  }

  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    accessibility { node, _ in node.sortPriority = priority }
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View {
    accessibility { node, _ in node.respondsToInteraction = responds }
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View {
    accessibility { node, _ in
      node.activationPoint = Point(x: node.frame.x + Double(point.x), y: node.frame.y + Double(point.y))
    }
  }

  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    accessibility { node, _ in
      node.activationPoint = Point(
        x: node.frame.x + node.frame.width * Double(point.x),
        y: node.frame.y + node.frame.height * Double(point.y))
    }
  }
}

/// Hides its child from assistive technology, but not from the tree.
final class HiddenFromAccessibilityNode: UnaryNode {
  private let isHidden: Bool

  init(_ child: LayoutNode, isHidden: Bool) {
    self.isHidden = isHidden
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if isHidden { for index in parts.nodes.indices { parts.nodes[index].isHidden = true } }
    builder.add(parts)
  }
}

public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  var traits: Traits
  var isModal = false

  init(_ traits: Traits, isModal: Bool = false) {
    self.traits = traits
    self.isModal = isModal
  }

  public init() { traits = [] }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits([], isModal: true)
  public static let isToggle = AccessibilityTraits(.toggleButton)
  public static let isTabBar = AccessibilityTraits(.tabBar)

  public func contains(_ member: Self) -> Bool {
    traits.isSuperset(of: member.traits) && (isModal || !member.isModal)
  }
  public func union(_ other: Self) -> Self {
    Self(traits.union(other.traits), isModal: isModal || other.isModal)
  }
  public func intersection(_ other: Self) -> Self {
    Self(traits.intersection(other.traits), isModal: isModal && other.isModal)
  }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(traits.symmetricDifference(other.traits), isModal: isModal != other.isModal)
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    self = Self(traits.subtracting(member.traits), isModal: isModal && !member.isModal)
    return member
  }
  @discardableResult
  public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }
}
