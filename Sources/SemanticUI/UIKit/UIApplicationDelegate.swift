/// Answers the events of an app, which never come: an app is not run.
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Names an app's delegate, which is not made: an app is not run.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public var wrappedValue: DelegateType { preconditionFailure("the delegate of an app that is not run") }

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

// MARK: - Scenes

/// A part of the app with a life of its own.
open class UIScene: UIResponder, @unchecked Sendable {
  public var activationState: ActivationState { .foregroundActive }
  public var title: String!

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public struct ConnectionOptions {}

  public static let didActivateNotification = Foundation.Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Foundation.Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Foundation.Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Foundation.Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The scene with the view's window.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  static let only = UIWindowScene()

  public var windows: [UIWindow] { [UIWindow.only] }
  public var keyWindow: UIWindow? { UIWindow.only }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var traitCollection: UITraitCollection { .current }
  public var coordinateSpaceBounds: CGRect { UIScreen.main.bounds }
}

public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { false }
}

public final class UISceneSession: NSObject, @unchecked Sendable {}

open class UISceneConfiguration: NSObject {
  public var delegateClass: AnyClass?
  public let name: String?
  public init(name: String?, sessionRole: Any) { self.name = name }
}

public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {}
