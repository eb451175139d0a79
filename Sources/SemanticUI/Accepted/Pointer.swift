// The pointer of an iPad or a Mac: a finger and VoiceOver do not hover.

/// Where a pointer hovers.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }

  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
