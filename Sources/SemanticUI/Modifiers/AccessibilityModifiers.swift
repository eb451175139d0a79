import SemanticTree

/// Changes what assistive technology finds in a view.
///
/// A change applies to every element in the view, as SwiftUI applies it; a view without an element (a shape, say)
/// becomes one when it is given words, a value or an action.
final class AccessibilityNode: UnaryNode {
  private let change: (inout Node, SemanticsBuilder) -> Void
  private let makesElement: Bool
  private let place: SourcePlace?

  init(
    _ child: LayoutNode, makesElement: Bool, place: SourcePlace?,
    change: @escaping (inout Node, SemanticsBuilder) -> Void
  ) {
    self.change = change
    self.makesElement = makesElement
    self.place = place
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if parts.nodes.isEmpty, makesElement {
      var node = Node(id: builder.id(of: self), frame: builder.rect(of: self))
      node.source = builder.source ?? place?.location
      parts.nodes = [node]
    }
    for index in parts.nodes.indices { apply(to: &parts.nodes[index], builder) }
    builder.add(parts)
  }

  private func apply(to node: inout Node, _ builder: SemanticsBuilder) {
    if node.isElement || isLabelled(node.container) {
      change(&node, builder)
    } else {
      for index in node.children.indices { apply(to: &node.children[index], builder) }
    }
  }

  /// A group made by `.contain` takes the words itself.
  private func isLabelled(_ container: Container?) -> Bool { container == .semanticGroup }

  override func paint(with painter: inout Painter) {
    guard makesElement else { return painter.visit(child) }
    painter.element(painter.owner(of: self)) { $0.visit(child) }
  }
}

extension View {
  nonisolated func accessibility(
    makesElement: Bool = false, at place: SourcePlace? = nil,
    _ change: @escaping (inout Node, SemanticsBuilder) -> Void
  ) -> some View {
    wrapNodes { node, _ in
      AccessibilityNode(node, makesElement: makesElement, place: place, change: change)
    }
  }

  // MARK: Words

  nonisolated public func accessibilityLabel(
    _ label: Text, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    labelled(label, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    labelled(Text(key), SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    labelled(Text(verbatim: String(label)), SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    labelled(Text(label), SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func labelled(_ label: Text, _ place: SourcePlace) -> some View {
    let words = label.plainText
    return accessibility(makesElement: true, at: place) { node, _ in
      node.label = words
      node.origins[.label] = .given
    }
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View { valued(value) }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { valued(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    valued(Text(verbatim: String(value)))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    valued(Text(value))
  }

  nonisolated private func valued(_ value: Text) -> some View {
    let words = value.plainText
    return accessibility(makesElement: true) { node, _ in
      node.value = words
      node.origins[.value] = .given
    }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View { hinted(hint) }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { hinted(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    hinted(Text(verbatim: String(hint)))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    hinted(Text(hint))
  }

  nonisolated private func hinted(_ hint: Text) -> some View {
    let words = hint.plainText
    return accessibility { node, _ in
      node.hint = words
      node.origins[.hint] = .given
    }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { node, _ in
      node.identifier = identifier
      node.origins[.identifier] = .given
    }
  }

  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibility { node, _ in node.inputLabels = labels.map(\.plainText) }
  }
  nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(keys.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { Text(verbatim: String($0)) })
  }

  // MARK: Traits

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

  // MARK: Actions and content

  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(kind.action, handler)
  }

  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    acting(.custom(name.plainText), handler)
  }
  nonisolated public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(key), handler)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  nonisolated private func acting(
    _ action: NodeAction, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibility(makesElement: true) { node, builder in
      node.addAction(action)
      builder.handle(.action(action), of: node.id) { _ in
        MainActor.assumeIsolated { handler() }
        return true
      }
    }
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility(makesElement: true) { node, builder in
      node.traits.insert(.adjustable)
      for (action, direction) in [
        (NodeAction.increment, AccessibilityAdjustmentDirection.increment), (.decrement, .decrement),
      ] {
        node.addAction(action)
        builder.handle(.action(action), of: node.id) { _ in
          MainActor.assumeIsolated { handler(direction) }
          return true
        }
      }
    }
  }

  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    let directions: [(ScrollDirection, Edge)] = [
      (.up, .top), (.down, .bottom), (.leading, .leading), (.trailing, .trailing),
    ]
    return accessibility { node, builder in
      for (direction, edge) in directions {
        node.addAction(.scroll(direction))
        builder.handle(.action(.scroll(direction)), of: node.id) { _ in
          MainActor.assumeIsolated { handler(edge) }
          return true
        }
      }
    }
  }

  /// Offers the buttons of a builder as named actions.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return applyToList { source, context, sink in
      let inner = context.own(.menu)
      let actions = inner.node(of: content)
      sink.wrap({ source.add(context, &$0) }) { node in ActionsNode(node, actions: actions) }
    }
  }

  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibility { node, _ in
      node.customContent.append(
        CustomContent(
          label: label.plainText, value: value.plainText,
          importance: importance == .high ? .high : .standard))
    }
  }
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(verbatim: String(value)), importance: importance)
  }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    let rotor = Rotor(name: label.plainText, entries: entries()._entries)
    return accessibility { node, _ in node.rotors.append(rotor) }
  }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ key: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(Text(key), entries: entries)
  }

  // MARK: Speech

  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    accessibility { node, _ in node.speech.spellsOutCharacters = value }
  }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    accessibility { node, _ in node.speech.alwaysIncludesPunctuation = value }
  }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    accessibility { node, _ in node.speech.pitch = min(max(value, -1), 1) }
  }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    accessibility { node, _ in node.speech.announcementsQueued = value }
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

/// Offers the buttons of a side list as named actions of its elements.
private final class ActionsNode: UnaryNode {
  private let actions: LayoutNode

  init(_ child: LayoutNode, actions: LayoutNode) {
    self.actions = actions
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let offered = builder.collect { $0.visit(actions) }.nodes.flatMap(\.visibleElements)
    var parts = builder.collect { $0.visit(child) }
    for index in parts.nodes.indices {
      for action in offered { builder.offer(action, in: &parts.nodes[index]) }
    }
    builder.add(parts)
  }
}

extension SemanticsBuilder {
  /// Makes an element's main action a named action of another.
  func offer(_ element: Node, in target: inout Node) {
    guard element.can(.activate), let name = element.label else { return }
    let handlers = runtime.handlers[element.id]
    target.addAction(.custom(name))
    handle(.action(.custom(name)), of: target.id) { _ in
      handlers?[.action(.activate)]?(.action(.activate)) ?? false
    }
  }
}

// MARK: - Vocabulary

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

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
  let action: NodeAction

  public static let `default` = AccessibilityActionKind(action: .activate)
  public static let escape = AccessibilityActionKind(action: .escape)
  public static let magicTap = AccessibilityActionKind(action: .magicTap)
  public static let delete = AccessibilityActionKind(action: .delete)
  public static let showMenu = AccessibilityActionKind(action: .showMenu)

  init(action: NodeAction) { self.action = action }
  public init(named name: Text) { action = .custom(name.plainText) }
}

/// The importance of custom content, as the Accessibility framework names it.
public enum AXCustomContent {
  public enum Importance: Sendable { case `default`, high }
}

/// The entries of a custom rotor.
public protocol AccessibilityRotorContent {
  var _entries: [_RotorEntry] { get }
}

/// One stop of a custom rotor.
public struct _RotorEntry {
  let entry: Rotor.Entry
}

extension Rotor {
  fileprivate init(name: String, entries: [_RotorEntry]) {
    self.init(name: name, entries: entries.map(\.entry))
  }
}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let _entries: [_RotorEntry]

  /// The target is known by its words only: which element they belong to is not modelled.
  public init(_ label: Text, id: ID) {
    _entries = [_RotorEntry(entry: Rotor.Entry(label: label.plainText, target: nil))]
  }
  public init(_ key: LocalizedStringKey, id: ID) { self.init(Text(key), id: id) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID) { self.init(Text(verbatim: String(label)), id: id) }
}

public struct _RotorContentList: AccessibilityRotorContent {
  public let _entries: [_RotorEntry]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock(_ parts: any AccessibilityRotorContent...) -> _RotorContentList {
    _RotorContentList(_entries: parts.flatMap { $0._entries })
  }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorContentList {
    _RotorContentList(_entries: content?._entries ?? [])
  }
}
