/// Taps that the hand feels; nothing is seen or heard of them.
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  public init(view: UIView) {}
  open func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
  public func impactOccurred(at location: CGPoint) {}
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
  public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
  public func selectionChanged(at location: CGPoint) {}
}
