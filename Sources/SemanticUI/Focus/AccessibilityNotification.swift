import SemanticTree

/// Tells assistive technology of something that happened, as the Accessibility framework does.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement {
    let text: String
    let priority: SemanticTree.Notification.Priority

    public init(_ announcement: String) { self.init(announcement, priority: .standard) }
    public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }
    public init(_ announcement: AttributedString) { self.init(String(announcement.characters)) }

    init(_ text: String, priority: SemanticTree.Notification.Priority) {
      self.text = text
      self.priority = priority
    }

    public func post() { AccessibilityNotification.post(.announcement, text, priority) }
  }

  /// A part of the screen changed. Which element a value of the author's stands for is not known.
  public struct LayoutChanged {
    let text: String?

    public init(_ value: Any? = nil) { text = value as? String }
    public func post() { AccessibilityNotification.post(.layoutChanged, text) }
  }

  /// Most of the screen changed.
  public struct ScreenChanged {
    let text: String?

    public init(_ value: Any? = nil) { text = value as? String }
    public func post() { AccessibilityNotification.post(.screenChanged, text) }
  }

  /// A scroll came to its end.
  public struct PageScrolled {
    let text: String

    public init(_ description: String) { text = description }
    public func post() { AccessibilityNotification.post(.pageScrolled, text) }
  }

  private static func post(
    _ kind: SemanticTree.Notification.Kind, _ text: String?,
    _ priority: SemanticTree.Notification.Priority = .standard
  ) {
    Runtime.current?.log.notifications.append(
      SemanticTree.Notification(kind: kind, text: text, priority: priority))
  }
}
