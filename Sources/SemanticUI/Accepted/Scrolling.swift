/// What a scroll view is set to by the views around it.
extension EnvironmentValues {
  private enum ScrollEnabledKey: NamedEnvironmentKey {
    static let name = "isScrollEnabled"
    static let defaultValue = true
  }
  private enum VerticalIndicatorKey: NamedEnvironmentKey {
    static let name = "verticalScrollIndicatorVisibility"
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  private enum HorizontalIndicatorKey: NamedEnvironmentKey {
    static let name = "horizontalScrollIndicatorVisibility"
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  private enum ScrollClipKey: EnvironmentKey {
    static let defaultValue = true
  }

  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// False where scroll views let their content be seen beyond their edges.
  var clipsScrollContent: Bool {
    get { untracked(ScrollClipKey.self) }
    set { self[ScrollClipKey.self] = newValue }
  }
}

extension View {
  /// Keeps the finger from scrolling; a scroll view offers no scroll actions here in any case.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment { if disabled { $0.isScrollEnabled = false } }
  }

  /// Indicators are drawn while a finger scrolls, and never in a screen at rest.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Lets scroll views show their content beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment { $0.clipsScrollContent = !disabled }
  }
}
