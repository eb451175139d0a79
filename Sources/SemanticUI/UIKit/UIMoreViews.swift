/// Shows a picture.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open func startAnimating() {}
  open func stopAnimating() {}
}

/// Arranges views in a line.
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

/// Turns while something is awaited.
open class UIActivityIndicatorView: UIView {
  open var style: Style
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public required init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
}

open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A look of what lies behind a view.
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public init(style: Style) {}

  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// Blurs what lies behind it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public required init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
}

/// The window of the view, of which only its place on the screen counts.
open class UIWindow: UIView {
  static let only = UIWindow(frame: .zero)

  open var rootViewController: UIViewController? = UIViewController()
  open weak var windowScene: UIWindowScene? = UIWindowScene.only
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  open override var safeAreaInsets: UIEdgeInsets {
    let edges = DeviceReading.read("safeArea") { $0.safeArea }
    return UIEdgeInsets(
      top: CGFloat(edges.top), left: CGFloat(edges.leading), bottom: CGFloat(edges.bottom),
      right: CGFloat(edges.trailing))
  }

  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  open func makeKeyAndVisible() {}
  open func makeKey() {}

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}
