/// The light or dark appearance.
public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}

/// The contrast setting.
public enum ContrastLevel: String, Hashable, Codable, Sendable, CaseIterable {
  case standard, increased
}

/// A version of iOS whose looks and words are modelled.
public struct SystemVersion: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  public var major, minor: Int

  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public static let iOS17 = SystemVersion(major: 17)
  public static let iOS18 = SystemVersion(major: 18)
  public static let iOS26 = SystemVersion(major: 26)

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// Everything about the device, its settings and its user that a screen may depend on.
public struct ScreenEnvironment: Hashable, Codable, Sendable {
  public var appearance = Appearance.light
  public var contrast = ContrastLevel.standard
  public var typeSize = TypeSize.large
  public var reduceMotion = false
  public var prefersCrossFade = false
  public var reduceTransparency = false
  public var differentiateWithoutColor = false
  public var boldText = false
  public var buttonShapes = false
  public var invertColors = false
  public var voiceOverRunning = true
  /// True where texts are drawn a third longer, as translations are; no setting of iOS.
  public var pseudoLocalized = false
  /// A BCP 47 tag.
  public var locale = "en"
  public var layoutDirection = LayoutDirection.leftToRight
  /// Points, as for every length.
  public var width = 402.0
  public var height = 874.0
  public var safeArea = EdgeDistances(top: 62, leading: 0, bottom: 34, trailing: 0)
  /// Pixels in a point.
  public var scale = 3.0
  public var system = SystemVersion.iOS26

  /// An iPhone 17 on iOS 26 as it comes out of the box, with VoiceOver on.
  public init() {}
}

/// A device model by the size of its screen (sizes and safe areas from published dumps and presets).
public struct Device: Hashable, Codable, Sendable {
  public var name: String
  public var width, height: Double
  public var safeArea: EdgeDistances
  public var scale: Double

  static func portrait(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double = 3
  ) -> Device {
    Device(
      name: name, width: width, height: height,
      safeArea: EdgeDistances(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
  }

  /// The devices whose screens are known, in portrait.
  public static let all: [Device] = [
    portrait("iPhone SE 3", 375, 667, top: 20, bottom: 0, scale: 2),
    portrait("iPhone 13 mini", 375, 812, top: 50, bottom: 34),
    portrait("iPhone 14", 390, 844, top: 47, bottom: 34),
    portrait("iPhone 14 Plus", 428, 926, top: 47, bottom: 34),
    portrait("iPhone 15", 393, 852, top: 59, bottom: 34),
    portrait("iPhone 15 Plus", 430, 932, top: 59, bottom: 34),
    portrait("iPhone 16", 393, 852, top: 59, bottom: 34),
    portrait("iPhone 16 Plus", 430, 932, top: 59, bottom: 34),
    portrait("iPhone 16 Pro", 402, 874, top: 62, bottom: 34),
    portrait("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
    portrait("iPhone 17", 402, 874, top: 62, bottom: 34),
    portrait("iPhone 17 Pro", 402, 874, top: 62, bottom: 34),
    portrait("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34),
    portrait("iPhone Air", 420, 912, top: 68, bottom: 34),
  ]

  public init(name: String, width: Double, height: Double, safeArea: EdgeDistances, scale: Double) {
    self.name = name
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.scale = scale
  }

  /// The device of that name, without regard to case.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The device turned to landscape. The bottom distance 21 and equal sides are reported for the phones with a
  /// sensor housing; phones without one keep none.
  public var landscape: Device {
    let side = safeArea.bottom > 0 ? safeArea.top : 0
    let turned = EdgeDistances(
      top: 0, leading: side, bottom: safeArea.bottom > 0 ? 21 : 0, trailing: side)
    return Device(name: name, width: height, height: width, safeArea: turned, scale: scale)
  }
}

extension ScreenEnvironment {
  /// The same settings on another device.
  public func on(_ device: Device) -> ScreenEnvironment {
    var copy = self
    copy.width = device.width
    copy.height = device.height
    copy.safeArea = device.safeArea
    copy.scale = device.scale
    return copy
  }
}
