// The soft edge of content that scrolls below a bar (iOS 26): a look of the bar's edge that is not drawn.

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

extension View {
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    edgeNotDrawn("scrollEdgeEffectStyle", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Goes on behind bars and sidebars, mirrored and blurred.
  nonisolated public func backgroundExtensionEffect(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    edgeNotDrawn("backgroundExtensionEffect", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func edgeNotDrawn(_ name: String, _ place: SourcePlace) -> some View {
    notModelled(name, "the look at the edge of the content is not drawn", place)
  }
}
