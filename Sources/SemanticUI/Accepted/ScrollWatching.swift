/// What a scroll view's content, window and place measure.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

extension View {
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    neverCalled("onScrollGeometryChange", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onScrollPhaseChange(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    neverCalled("onScrollPhaseChange", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    neverCalled("onScrollVisibilityChange", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func neverCalled(_ name: String, _ place: SourcePlace) -> some View {
    notModelled(name, "its action is never called, and what it would change is not known", place)
  }
}
