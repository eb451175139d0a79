// Accepted, and without effect on what is spoken, drawn, laid out or moved at rest: they decide how the finger, the
// pointer or the system's own bars behave. Because nothing about the screen stays unknown, none is noted as missing.

/// How the content of a scroll view indicates that there is more.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// When a scroll view springs back at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  nonisolated public func geometryGroup() -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

#if !canImport(ObjectiveC)
  /// What an app was doing, which another device or a search can take up; no such event reaches a rendered view.
  public final class NSUserActivity {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForSearch = false
    public var isEligibleForHandoff = true

    public init(activityType: String) { self.activityType = activityType }
  }
#endif
