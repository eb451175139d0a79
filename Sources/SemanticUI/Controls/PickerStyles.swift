/// The look of pickers. The styles are the platform's own.
public protocol PickerStyle {
  static var _look: _PickerLook { get }
}

/// The kinds of picker that are modelled.
public enum _PickerLook: Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// A menu; iOS chooses it in every place that is modelled.
public struct DefaultPickerStyle: PickerStyle {
  public static let _look = _PickerLook.automatic
  nonisolated public init() {}
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  public static let _look = _PickerLook.menu
  nonisolated public init() {}
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public static let _look = _PickerLook.segmented
  nonisolated public init() {}
}

/// Options one below the other, with a check mark at the chosen one; a wheel outside of lists.
public struct InlinePickerStyle: PickerStyle {
  public static let _look = _PickerLook.inline
  nonisolated public init() {}
}

/// Options on a drum.
public struct WheelPickerStyle: PickerStyle {
  public static let _look = _PickerLook.wheel
  nonisolated public init() {}
}

/// A row that leads to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  public static let _look = _PickerLook.navigationLink
  nonisolated public init() {}
}

/// Symbols side by side, in menus.
public struct PalettePickerStyle: PickerStyle {
  public static let _look = _PickerLook.palette
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = _PickerLook.automatic
}

extension EnvironmentValues {
  /// The kind of the pickers within.
  var pickerLook: _PickerLook {
    get { untracked(PickerLookKey.self) }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers within.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    transformEnvironment { $0.pickerLook = S._look }
  }
}
