/// What answers events. No event reaches UIKit's objects here.
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Takes keyboard focus from the text that is being edited.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  static func endEditing() -> Bool {
    guard let runtime = Runtime.current, runtime.editingField != nil else { return false }
    runtime.editingField = nil
    runtime.needsUpdate = true
    return true
  }

  public static let keyboardWillShowNotification = keyboard("WillShow")
  public static let keyboardDidShowNotification = keyboard("DidShow")
  public static let keyboardWillHideNotification = keyboard("WillHide")
  public static let keyboardDidHideNotification = keyboard("DidHide")
  public static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
  public static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  private static func keyboard(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIKeyboard\(event)Notification")
  }
}

/// Something that was done to the screen.
open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}

/// A finger on the screen.
open class UITouch: NSObject {
  open var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

#if !canImport(ObjectiveC)
  /// The name of a method, as Objective-C would call it.
  public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
  }
#endif

extension Foundation.Notification.Name {
  static func uiKit(_ name: String) -> Foundation.Notification.Name { Foundation.Notification.Name(name) }
}

extension UIApplication {
  public static let didBecomeActiveNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationWillResignActiveNotification")
  public static let willEnterForegroundNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willTerminateNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationWillTerminateNotification")
  public static let didFinishLaunchingNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didReceiveMemoryWarningNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let userDidTakeScreenshotNotification = Foundation.Notification.Name.uiKit(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIContentSizeCategory {
  public static let didChangeNotification = Foundation.Notification.Name.uiKit(
    "UIContentSizeCategoryDidChangeNotification")
}
