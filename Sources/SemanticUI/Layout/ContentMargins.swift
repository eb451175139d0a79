/// What margins within scrolling views are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension EnvironmentValues {
  private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  /// The margins that the next scroll view keeps around its content.
  var contentMargins: EdgeInsets {
    get { untracked(ContentMarginsKey.self) }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of the content of the scroll views within; lists keep their own here.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment { values in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { values.contentMargins.top = insets.top }
      if edges.contains(.leading) { values.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { values.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { values.contentMargins.trailing = insets.trailing }
    }
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0, on: .all), for: placement)
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension LayoutNode {
  /// This content of a scroll view with the margins set around it.
  func inContentMargins(of environment: EnvironmentValues) -> LayoutNode {
    let margins = environment.contentMargins
    guard margins != EdgeInsets() else { return self }
    return PaddingNode(self, insets: margins, edges: .all, isRightToLeft: environment.isRightToLeft)
  }
}
