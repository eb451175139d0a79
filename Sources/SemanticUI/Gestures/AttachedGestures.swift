/// Which of a view's and its content's gestures are in force.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let none: GestureMask = []
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    attached(
      mask.contains(.gesture) ? gesture : nil, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    attached(isEnabled ? gesture : nil, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    attached(
      mask.contains(.gesture) ? gesture : nil, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    attached(
      mask.contains(.gesture) ? gesture : nil, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func attached<T: Gesture>(_ gesture: T?, _ place: SourcePlace) -> some View {
    wrapNodes { node, context in
      guard let gesture else { return node }
      return context.attach(gesture, to: node, at: place)
    }
  }
}

extension _ViewContext {
  /// Lets a node feel the inputs that a gesture may understand, and notes what cannot be performed here.
  @MainActor
  fileprivate func attach<T: Gesture>(_ gesture: T, to node: LayoutNode, at place: SourcePlace) -> LayoutNode
  {
    let parts = gesture._parts
    let isEnabled = environment.untracked(IsEnabledKey.self)
    var result = node
    if parts.contains(where: { $0.hasSuffix("TapGesture") }) {
      result = TapNode(result, kind: .tap, isEnabled: isEnabled) { _ in _ = gesture._recognize(.tap) }
    }
    if parts.contains("LongPressGesture") {
      result = TapNode(result, kind: .longPress, isEnabled: isEnabled) { _ in
        _ = gesture._recognize(.longPress)
      }
    }
    for part in parts where !part.hasSuffix("TapGesture") && part != "LongPressGesture" {
      runtime.log.missing(
        part, at: place,
        consequence: "what the gesture does is not reached, and assistive technology cannot do it")
    }
    return result
  }
}
