/// The app around the view. It is active, has one window, and opens nothing.
open class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()

  public weak var delegate: (any UIApplicationDelegate)?
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var applicationState: State { .active }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isRightToLeft = DeviceReading.read("layoutDirection") { $0.layoutDirection == .rightToLeft }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(of: DynamicTypeSize(DeviceReading.read("dynamicTypeSize") { $0.typeSize }))
  }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var isNetworkActivityIndicatorVisible = false
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Scenes and windows

  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  public var openSessions: Set<UISceneSession> { [] }
  public var windows: [UIWindow] { [UIWindow.only] }
  public var keyWindow: UIWindow? { UIWindow.only }
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow.only.safeAreaInsets.top)
  }

  // MARK: What leaves the app

  public func canOpenURL(_ url: URL) -> Bool { true }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    completion?(true)
  }
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { true }
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {}
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    .invalid
  }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Resigning the first responder ends the editing of a text; other actions reach nobody.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    guard target == nil, "\(action)".contains("resignFirstResponder") else { return false }
    return UIResponder.endEditing()
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  public class var openSettingsURLString: String { "app-settings:" }
  public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
