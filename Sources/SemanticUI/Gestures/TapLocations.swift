extension View {
  /// Feels taps and tells where they were: VoiceOver taps at the activation point of the element it is on.
  ///
  /// A space with a name is not looked up: the place is that in the view itself, and the screen says so.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    let source = SourcePlace(file: file, line: line, column: column)
    return wrapNodes { node, context in
      guard count == 1 else { return node }
      if case .named = space {
        context.runtime.log.missing(
          "onTapGesture(coordinateSpace:)", at: source,
          consequence: "its action is given the place of a tap in the view itself")
      }
      return TapNode(node, kind: .tap, isEnabled: context.environment.untracked(IsEnabledKey.self)) { place in
        let (point, origin) = (place.point, place.origin)
        action(space == .global ? point : CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      }
    }
  }

  /// Feels taps and tells where they were, in a space of the older kind.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: _AnyCoordinateSpace(coordinateSpace), perform: action)
  }
}

/// A coordinate space of any kind.
private struct _AnyCoordinateSpace: CoordinateSpaceProtocol {
  let coordinateSpace: CoordinateSpace

  init(_ space: CoordinateSpace) { coordinateSpace = space }
}
