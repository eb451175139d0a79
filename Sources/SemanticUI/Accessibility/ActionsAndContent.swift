import SemanticTree

extension View {
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
    _ named: @autoclosure @escaping () -> NodeAction, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibility(makesElement: true) { node, builder in
      let action = named()
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
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), value, importance: importance)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(verbatim: String(value)), importance: importance)
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
