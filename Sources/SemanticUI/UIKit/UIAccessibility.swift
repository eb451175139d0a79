import SemanticTree

/// Settings of assistive technologies and messages to them, as UIKit's code reads and posts them.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool {
    DeviceReading.read("accessibilityVoiceOverEnabled") { $0.voiceOverRunning }
  }
  public static var isReduceMotionEnabled: Bool {
    DeviceReading.read("accessibilityReduceMotion") { $0.reduceMotion }
  }
  public static var prefersCrossFadeTransitions: Bool {
    DeviceReading.read("accessibilityPrefersCrossFadeTransitions") { $0.prefersCrossFade }
  }
  public static var isReduceTransparencyEnabled: Bool {
    DeviceReading.read("accessibilityReduceTransparency") { $0.reduceTransparency }
  }
  public static var isBoldTextEnabled: Bool { DeviceReading.read("legibilityWeight") { $0.boldText } }
  public static var isDarkerSystemColorsEnabled: Bool {
    DeviceReading.read("colorSchemeContrast") { $0.contrast == .increased }
  }
  public static var shouldDifferentiateWithoutColor: Bool {
    DeviceReading.read("accessibilityDifferentiateWithoutColor") { $0.differentiateWithoutColor }
  }
  public static var buttonShapesEnabled: Bool {
    DeviceReading.read("accessibilityShowButtonShapes") { $0.buttonShapes }
  }
  public static var isInvertColorsEnabled: Bool {
    DeviceReading.read("accessibilityInvertColors") { $0.invertColors }
  }

  // Settings that no environment has: at what they are unless the user changes them.
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Tells assistive technology what happened; words that go with it are spoken.
  ///
  /// - Note: Where an argument is a view of UIKit's, no focus moves: such views are not on the screen.
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement:
      if let text = argument as? NSAttributedString {
        announce(text)
      } else if let text = argument as? AttributedString {
        AccessibilityNotification.Announcement(text).post()
      } else if let text = argument as? String {
        AccessibilityNotification.Announcement(text).post()
      }
    case .layoutChanged: AccessibilityNotification.LayoutChanged(argument).post()
    case .screenChanged: AccessibilityNotification.ScreenChanged(argument).post()
    case .pageScrolled: AccessibilityNotification.PageScrolled(argument as? String ?? "").post()
    default: break
    }
  }

  private static func announce(_ text: NSAttributedString) {
    var words = AttributedString(text.string)
    if text.length > 0 {
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      words.accessibilitySpeechAnnouncementsQueued =
        attributes[.accessibilitySpeechQueueAnnouncement] as? Bool
      words.accessibilitySpeechAnnouncementPriority =
        (attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority)?.priority
    }
    AccessibilityNotification.Announcement(words).post()
  }

  /// Kinds of messages.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1042)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1043)
  }

  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  public static let differentiateWithoutColorDidChangeNotification = name(
    "DifferentiateWithoutColorDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public static let elementFocusedNotification = name("ElementFocused")

  private static func name(_ part: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(part)Notification")
  }
}

/// How urgent an announcement is.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")

  fileprivate var priority: AccessibilitySpeechAnnouncementPriority {
    switch self {
    case .high: .high
    case .low: .low
    default: .default
    }
  }
}

/// What an element of UIKit's is; no such element is on the screen.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
