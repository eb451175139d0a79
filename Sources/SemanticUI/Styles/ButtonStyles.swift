/// A style of the platform's own.
@MainActor
protocol BuiltInButtonStyle {
  var box: ButtonStyleBox { get }
}

/// Draws a label in the tint, without a surface; with Button Shapes on, as a bordered button (OpenSwiftUI's rule).
struct AutomaticButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityShowButtonShapes) private var showsShape
  @Environment(\.controlSize) private var controlSize

  func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
      .foregroundStyle(ButtonColors.label(configuration.role, isEnabled: isEnabled))
    if showsShape {
      label
        .modifier(ButtonPadding(controlSize: controlSize))
        .background { _ButtonSurface(style: AnyShapeStyle(Color(.tertiarySystemFill))) }
    } else {
      label
    }
  }
}

/// Draws the label as it is.
struct PlainButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : ButtonColors.disabledOpacity)
  }
}

enum ButtonColors {
  /// How far iOS fades a disabled plain label is not published; half is what pictures suggest.
  static let disabledOpacity = 0.5

  static func label(_ role: ButtonRole?, isEnabled: Bool) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if role == .destructive { return AnyShapeStyle(ForegroundAround(or: Color(.destructiveLabel))) }
    return AnyShapeStyle(ForegroundAround(or: TintShapeStyle()))
  }
}

/// The foreground that an author gave to a control from outside, and a style of the control's own where there is none.
struct ForegroundAround<Own: ShapeStyle>: ShapeStyle {
  let own: Own

  init(or own: Own) { self.own = own }

  func _paint(_ request: _PaintRequest) -> _Paint? {
    request.environment.foreground == nil ? own._paint(request) : ForegroundStyle()._paint(request)
  }
}

/// The label on a tinted or filled surface: 12 points around it sideways, 7 above and below (measured, regular
/// size); a capsule from iOS 26 on, a rounded rectangle before.
struct BorderedButtonLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(foreground(configuration.role))
      .modifier(ButtonPadding(controlSize: controlSize))
      .background { _ButtonSurface(style: surface(configuration.role)) }
  }

  private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    if isProminent, isEnabled { return AnyShapeStyle(ForegroundAround(or: Color(.prominentLabel))) }
    return ButtonColors.label(role, isEnabled: isEnabled)
  }

  private func surface(_ role: ButtonRole?) -> AnyShapeStyle {
    if isProminent, isEnabled {
      return role == .destructive ? AnyShapeStyle(Color(.destructiveFill)) : AnyShapeStyle(TintShapeStyle())
    }
    return AnyShapeStyle(Color(.tertiarySystemFill))
  }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DefaultButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox { .automatic }
}
extension PlainButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox { ButtonStyleBox(PlainButtonLook()) }
}
extension BorderlessButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox { .automatic }
}
extension BorderedButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox { ButtonStyleBox(BorderedButtonLook(isProminent: false), isBordered: true) }
}
extension BorderedProminentButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox { ButtonStyleBox(BorderedButtonLook(isProminent: true), isBordered: true) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

enum ControlSizeKey: NamedEnvironmentKey {
  static let name = "controlSize"
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }
}
