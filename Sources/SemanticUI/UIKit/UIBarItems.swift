/// An item of a bar of UIKit's.
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  public override init() {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  open var customView: UIView?

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  public enum Style: Int, Sendable { case plain, done = 2 }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  open class func appearance() -> UIBarButtonItem {
    AppearanceProxy.proxy(of: UIBarButtonItem.self) { UIBarButtonItem() }
  }
  open class func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UIBarButtonItem {
    appearance()
  }
}

open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
  }
}

open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}
