/// Room around a view that counts as unsafe, so that backgrounds may reach into it.
final class SafeAreaPaddingNode: UnaryNode {
  init(_ child: LayoutNode, insets: EdgeInsets, edges: Edge.Set, isRightToLeft: Bool) {
    super.init(PaddingNode(child, insets: insets, edges: edges, isRightToLeft: isRightToLeft))
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    guard let inner = child.children.first else { return }
    let placed = inner.frame.offsetBy(dx: layout.origin.x, dy: layout.origin.y)
    layout.within(safeRect: layout.safeRect.intersection(placed)) { $0.visit(child) }
  }
}

extension View {
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    wrapNodes { node, context in
      SafeAreaPaddingNode(
        node, insets: insets, edges: .all, isRightToLeft: context.environment.isRightToLeft)
    }
  }

  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return wrapNodes { node, context in
      SafeAreaPaddingNode(
        node, insets: EdgeInsets(length, on: edges), edges: edges,
        isRightToLeft: context.environment.isRightToLeft)
    }
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
  /// The same length on some edges, nothing on the others.
  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
