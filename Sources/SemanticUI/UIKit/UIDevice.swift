import SemanticTree

/// The device at hand.
public final class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    DeviceReading.read("userInterfaceIdiom") { $0.isTablet } ? .pad : .phone
  }
  /// Since iOS 16 an app is told the model and not the name that the user gave.
  public var name: String { model }
  public var model: String { DeviceReading.screen.isTablet ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { DeviceReading.screen.isTablet ? "iPadOS" : "iOS" }
  public var systemVersion: String {
    "\(DeviceReading.screen.system.major).\(DeviceReading.screen.system.minor)"
  }
  public var orientation: UIDeviceOrientation {
    DeviceReading.read("orientation") { $0.width > $0.height } ? .landscapeLeft : .portrait
  }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Nil, as right after a restart: a number of its own would differ from run to run.
  public var identifierForVendor: UUID? { nil }

  /// -1: not known, as on a simulator.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public func playInputClick() {}

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let orientationDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface stands on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The screen at hand. Lengths are in points unless they are said to be native.
public final class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  public var bounds: CGRect {
    let size = DeviceReading.read("screen") { [$0.width, $0.height] }
    return CGRect(x: 0, y: 0, width: size[0], height: size[1])
  }
  public var scale: CGFloat { CGFloat(DeviceReading.read("displayScale") { $0.scale }) }
  public var nativeScale: CGFloat { scale }
  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  public var isCaptured: Bool { false }
  public var traitCollection: UITraitCollection { .current }
}
