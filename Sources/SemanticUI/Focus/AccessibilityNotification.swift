import SemanticTree

/// Messages for assistive technology.
public enum AccessibilityNotification {
  /// Words to be spoken at once. Their priority, and whether they wait for other words, are those of the attributed
  /// string.
  public struct Announcement {
    private let text: String
    private var priority = SemanticTree.Notification.Priority.standard
    private var isQueued = false

    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      priority = announcement.accessibilitySpeechAnnouncementPriority?.priority ?? .standard
      isQueued = announcement.accessibilitySpeechAnnouncementsQueued ?? false
    }

    public init(_ announcement: String) {
      text = announcement
    }

    public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

    public func post() { send(.announcement, text, priority, isQueued: isQueued) }
  }

  /// The layout has changed; words that go with it are spoken.
  public struct LayoutChanged {
    private let text: String?
    public init(_ argument: Any? = nil) { text = argument.flatMap(words) }
    public func post() { send(.layoutChanged, text) }
  }

  /// A new screen has come; words that go with it are spoken.
  public struct ScreenChanged {
    private let text: String?
    public init(_ argument: Any? = nil) { text = argument.flatMap(words) }
    public func post() { send(.screenChanged, text) }
  }

  /// A page was scrolled to; the words say which.
  public struct PageScrolled {
    private let text: String
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    public func post() { send(.pageScrolled, text) }
  }

  fileprivate static func send(
    _ kind: SemanticTree.Notification.Kind, _ text: String?,
    _ priority: SemanticTree.Notification.Priority = .standard, isQueued: Bool = false
  ) {
    let notification = SemanticTree.Notification(
      kind: kind, text: text, priority: priority, isQueued: isQueued)
    Runtime.current?.log.notifications.append(notification)
  }

  fileprivate static func words(_ argument: Any) -> String? {
    (argument as? AttributedString).map { String($0.characters) } ?? argument as? String
  }
}

/// When an announcement is spoken beside other words.
public enum AccessibilitySpeechAnnouncementPriority: Hashable, Codable, Sendable {
  case low, `default`, high

  fileprivate var priority: SemanticTree.Notification.Priority {
    switch self {
    case .low: .low
    case .default: .standard
    case .high: .high
    }
  }
}

/// The attribute that gives an announcement its priority.
public enum _AnnouncementPriorityAttribute: AttributedStringKey {
  public typealias Value = AccessibilitySpeechAnnouncementPriority
  public static let name = "accessibilitySpeechAnnouncementPriority"
}

extension AttributedString {
  /// The priority of the words as an announcement.
  public var accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriority? {
    get { self[_AnnouncementPriorityAttribute.self] }
    set { self[_AnnouncementPriorityAttribute.self] = newValue }
  }

  /// Whether the words as an announcement wait for those before them instead of cutting them off.
  public var accessibilitySpeechAnnouncementsQueued: Bool? {
    get { self[_QueuedAnnouncementAttribute.self] }
    set { self[_QueuedAnnouncementAttribute.self] = newValue }
  }
}

/// The attribute that makes an announcement wait.
public enum _QueuedAnnouncementAttribute: AttributedStringKey {
  public typealias Value = Bool
  public static let name = "accessibilitySpeechAnnouncementsQueued"
}
