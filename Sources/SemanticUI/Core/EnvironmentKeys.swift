import SemanticTree

// MARK: - The device and its settings

extension EnvironmentValues {
  enum ScreenKey: EnvironmentKey {
    static let defaultValue = ScreenEnvironment()
  }

  /// The device and its settings, with what views changed of them; not counted as read.
  var screen: ScreenEnvironment {
    get { untracked(ScreenKey.self) }
    set { self[ScreenKey.self] = newValue }
  }

  /// Reads a part of the device's settings by its name in SwiftUI.
  private func setting<Value: Equatable>(
    _ name: String, _ keyPath: KeyPath<ScreenEnvironment, Value>
  ) -> Value {
    let value = screen[keyPath: keyPath]
    if let record = Tracking.current {
      record.noteRead(
        EnvironmentReadEntry(name: name) { $0.screen[keyPath: keyPath] == value })
    }
    return value
  }

  public var colorScheme: ColorScheme {
    get { setting("colorScheme", \.appearance) == .dark ? .dark : .light }
    set { screen.appearance = newValue == .dark ? .dark : .light }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    setting("colorSchemeContrast", \.contrast) == .increased ? .increased : .standard
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(setting("dynamicTypeSize", \.typeSize)) }
    set { screen.typeSize = newValue.typeSize }
  }

  public var accessibilityReduceMotion: Bool { setting("accessibilityReduceMotion", \.reduceMotion) }
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    setting("accessibilityPrefersCrossFadeTransitions", \.prefersCrossFade)
  }
  public var accessibilityReduceTransparency: Bool {
    setting("accessibilityReduceTransparency", \.reduceTransparency)
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    setting("accessibilityDifferentiateWithoutColor", \.differentiateWithoutColor)
  }
  public var accessibilityShowButtonShapes: Bool { setting("accessibilityShowButtonShapes", \.buttonShapes) }
  public var accessibilityInvertColors: Bool { setting("accessibilityInvertColors", \.invertColors) }
  public var accessibilityVoiceOverEnabled: Bool {
    setting("accessibilityVoiceOverEnabled", \.voiceOverRunning)
  }
  public var accessibilityEnabled: Bool { setting("accessibilityEnabled", \.voiceOverRunning) }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? {
    get { setting("legibilityWeight", \.boldText) ? .bold : .regular }
    set { screen.boldText = newValue == .bold }
  }

  public var layoutDirection: LayoutDirection {
    get { setting("layoutDirection", \.layoutDirection) == .rightToLeft ? .rightToLeft : .leftToRight }
    set { screen.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  public var locale: Locale {
    get { Locales.locale(setting("locale", \.locale)) }
    set { screen.locale = newValue.identifier.replacingOccurrences(of: "_", with: "-") }
  }

  public var displayScale: CGFloat { CGFloat(setting("displayScale", \.scale)) }
  public var pixelLength: CGFloat { 1 / CGFloat(setting("pixelLength", \.scale)) }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[HorizontalSizeClassKey.self]
        ?? (setting("horizontalSizeClass", \.width) >= 668 ? .regular : .compact)
    }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      self[VerticalSizeClassKey.self] ?? (setting("verticalSizeClass", \.height) >= 480 ? .regular : .compact)
    }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The calendar of the environment's locale in Greenwich time, so that no machine's setting shows.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
  public var timeZone: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }

  var isRightToLeft: Bool { screen.layoutDirection == .rightToLeft }
}

extension EnvironmentReadEntry {
  init(name: String, isUnchanged: @escaping (EnvironmentValues) -> Bool) {
    self.init(key: SettingNames.key(for: name), name: name, isUnchanged: isUnchanged)
  }
}

/// Gives each setting's name an identity like that of a key type.
private enum SettingNames {
  private final class Name {}
  nonisolated(unsafe) private static var names: [String: Name] = [:]

  static func key(for name: String) -> ObjectIdentifier {
    if let known = names[name] { return ObjectIdentifier(known) }
    let fresh = Name()
    names[name] = fresh
    return ObjectIdentifier(fresh)
  }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  init(_ typeSize: TypeSize) { self = DynamicTypeSize.allCases[typeSize.index] }

  var typeSize: TypeSize {
    TypeSize.allCases[DynamicTypeSize.allCases.firstIndex(of: self) ?? 3]
  }

  public var isAccessibilitySize: Bool { typeSize.isAccessibilitySize }
}

// MARK: - What views hand down

/// Declares the storage of one environment value.
protocol SimpleKey: NamedEnvironmentKey {}

enum IsEnabledKey: SimpleKey {
  static let name = "isEnabled"
  static let defaultValue = true
}
/// A size class that a view gives those within it instead of the screen's.
private enum HorizontalSizeClassKey: SimpleKey {
  static let name = "horizontalSizeClass"
  static let defaultValue: UserInterfaceSizeClass? = nil
}
private enum VerticalSizeClassKey: SimpleKey {
  static let name = "verticalSizeClass"
  static let defaultValue: UserInterfaceSizeClass? = nil
}
enum FontKey: SimpleKey {
  static let name = "font"
  static let defaultValue: Font? = nil
}
enum LineLimitKey: SimpleKey {
  static let name = "lineLimit"
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  private enum TextSettingsKey: EnvironmentKey {
    static let defaultValue = TextSettings()
  }

  /// How texts are set, apart from their font.
  var textSettings: TextSettings {
    get { untracked(TextSettingsKey.self) }
    set { self[TextSettingsKey.self] = newValue }
  }

  private enum ForegroundKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: Foreground? = nil
  }

  var foreground: Foreground? {
    get { untracked(ForegroundKey.self) }
    set { self[ForegroundKey.self] = newValue }
  }

  private enum TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  var tint: AnyShapeStyle? {
    get { untracked(TintKey.self) }
    set {
      let outer = untracked(TintKey.self)
      self[TintKey.self] = newValue.map { AnyShapeStyle(TintWithin(style: $0, outer: outer)) }
    }
  }

  /// A tint may be made of the tint around it, which is then no longer the one in force.
  private struct TintWithin: ShapeStyle {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?

    func _paint(_ request: _PaintRequest) -> _Paint? {
      var around = request
      around.environment[TintKey.self] = outer
      return style._paint(around)
    }
  }

  private enum BackgroundFillKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  var backgroundFill: AnyShapeStyle? {
    get { untracked(BackgroundFillKey.self) }
    set { self[BackgroundFillKey.self] = newValue }
  }

  private enum ElevatedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True in sheets and popovers, where dark backgrounds are lighter.
  var isElevated: Bool {
    get { untracked(ElevatedKey.self) }
    set { self[ElevatedKey.self] = newValue }
  }

  private enum StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
  }

  /// The axis of the stack around a view, which tells spacers and dividers their direction.
  var stackAxis: Axis? {
    get { untracked(StackAxisKey.self) }
    set { self[StackAxisKey.self] = newValue }
  }

  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  public var imageScale: Image.Scale {
    get { untracked(ImageScaleKey.self) }
    set { self[ImageScaleKey.self] = newValue }
  }
}

/// How texts are set, apart from their font.
struct TextSettings: Hashable {
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var alignment = TextAlignment.leading
  var reservedLines = 0
  var truncation = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var lineSpacing: CGFloat = 0
  var allowsTightening = false
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var textCase: Text.Case?
  var leading: Font.Leading?
  var speech = SpeechAdjustments()
}
