// Relations between elements, and content for other assistive technology than VoiceOver. All are accepted; what is
// not known because of them is noted.

/// The part that an element plays in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

extension View {
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "accessibilityLabeledPair", "the label and its content are read as two elements without a relation",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "accessibilityLinkedGroup", "the Linked Elements rotor does not lead from one member to the next",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func accessibilityShowsLargeContentViewer(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    largeContentUnknown(SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    largeContentUnknown(SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func largeContentUnknown(_ place: SourcePlace) -> some View {
    notModelled(
      "accessibilityShowsLargeContentViewer", "what a long press shows at large text sizes is not drawn",
      place)
  }

  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "accessibilityRotorEntry", "the rotor knows the entry by its words only",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "accessibilityTextContentType (\(type.name))", "how its text is spoken differently is not known",
      SourcePlace(file: file, line: line, column: column))
  }
}

/// What kind of text an element holds, on which its reading depends.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// - Note: The option that leaves speech to the app is not modelled either.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibility { node, _ in
      if isDirectTouchArea {
        node.traits.insert(.allowsDirectInteraction)
      } else {
        node.traits.remove(.allowsDirectInteraction)
      }
    }
  }

  nonisolated public func accessibilityZoomAction(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    notModelled(
      "accessibilityZoomAction", "zooming with VoiceOver cannot be tried",
      SourcePlace(file: file, line: line, column: column))
  }
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
