import SemanticTree

extension View {
  /// Adds actions that a long press shows. Assistive technology has them as named actions.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    holding(menuItems())
  }

  /// Adds actions that a long press shows beside a preview, which is not modelled.
  nonisolated public func contextMenu<M: View, P: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return holding(menuItems()).wrapNodes { node, context in
      context.runtime.log.missing(
        "contextMenu(preview:)", at: place, consequence: "the preview beside the open menu is not shown")
      return node
    }
  }

  nonisolated private func holding<V: View>(_ items: V) -> some View {
    applyToList { source, context, sink in
      let session = MenuSession(in: context)
      let inner = context.entering(.slot(.content)).inMenu(session)
      let actions = inner.node(of: items)
      let platter = context.platter(of: items, session)
      let isEnabled = context.environment.untracked(IsEnabledKey.self)
      sink.wrap({ source.add(context, &$0) }) { node in
        MenuAnchor(node, runtime: context.runtime, platter: platter) { element, builder in
          element.offer(actions, opening: isEnabled ? session : nil, builder)
        }
      }
    }
  }
}

extension Node {
  /// Takes the items of a context menu as named actions, and the menu itself as one to be shown.
  fileprivate mutating func offer(
    _ items: LayoutNode, opening session: MenuSession?, _ builder: SemanticsBuilder
  ) {
    guard let session else { return }
    for item in builder.collect({ $0.visit(items) }).nodes.flatMap(\.visibleElements) {
      builder.offer(item, in: &self)
    }
    addAction(.showMenu)
    builder.handle(.action(.showMenu), of: id) { _ in
      session.open()
      return true
    }
  }
}

/// A context menu as a value, as it was handed over before iOS 15.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    let items = contextMenu?.items
    return Group {
      if let items { self.contextMenu { items } } else { self }
    }
  }

  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    notModelled(
      "contextMenu(forSelectionType:)", "the menu of chosen rows and its actions are missing",
      SourcePlace(file: file, line: line, column: column))
  }
}
