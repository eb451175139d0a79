import SemanticTree

/// What UIKit's code knows of the environment of a view.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let environment: ScreenEnvironment
  let isElevated: Bool

  init(_ environment: ScreenEnvironment, isElevated: Bool = false) {
    self.environment = environment
    self.isElevated = isElevated
  }

  public override convenience init() { self.init(DeviceReading.screen) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var screen = DeviceReading.screen
    if userInterfaceStyle != .unspecified { screen.appearance = userInterfaceStyle == .dark ? .dark : .light }
    self.init(screen)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var screen = DeviceReading.screen
    screen.typeSize = preferredContentSizeCategory.size.typeSize
    self.init(screen)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var screen = DeviceReading.screen
    screen.contrast = accessibilityContrast == .high ? .increased : .standard
    self.init(screen)
  }

  /// The device's, where a body asks for it counted as read.
  public static var current: UITraitCollection {
    UITraitCollection(DeviceReading.read("colorScheme") { $0.onlyAppearance(of: DeviceReading.screen) })
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { environment.appearance == .dark ? .dark : .light }
  public var accessibilityContrast: UIAccessibilityContrast {
    environment.contrast == .increased ? .high : .normal
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(of: DynamicTypeSize(environment.typeSize))
  }
  public var legibilityWeight: UILegibilityWeight { environment.boldText ? .bold : .regular }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  public var displayScale: CGFloat { CGFloat(environment.scale) }
  public var userInterfaceLevel: UIUserInterfaceLevel { isElevated ? .elevated : .base }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.isTablet ? .pad : .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { environment.width >= 668 ? .regular : .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { environment.height >= 480 ? .regular : .compact }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.environment
    return environment.appearance != other?.appearance || environment.contrast != other?.contrast
      || isElevated != traitCollection?.isElevated
  }

  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

extension ScreenEnvironment {
  /// Whether the screen is a tablet's: the smallest iPad is 744 points wide, the largest iPhone 440.
  var isTablet: Bool { min(width, height) >= 700 }

  /// The same for every environment of one appearance and contrast.
  fileprivate func onlyAppearance(of whole: ScreenEnvironment) -> ScreenEnvironment {
    var copy = whole
    copy.appearance = appearance
    copy.contrast = contrast
    return copy
  }
}
