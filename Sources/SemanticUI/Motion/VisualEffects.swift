import SemanticTree

/// A change to how a view is drawn, which leaves its layout alone. Effects are described and not run: what depends on
/// a place while a finger scrolls is known only on a device.
public protocol VisualEffect: Sendable {}

/// The effect to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
}

/// Effects are accepted by their names and add nothing to each other.
extension VisualEffect {
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { self }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// Where a view is while it scrolls in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition follows the finger.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// A course from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let name: String
  public static let linear = UnitCurve(name: "linear")
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
}

extension View {
  nonisolated public func visualEffect(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    notModelled(
      "visualEffect", "it is drawn without the effect",
      SourcePlace(file: file, line: line, column: column))
  }

  /// Changes the view while it scrolls in or out; at rest it is drawn as it is.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    declaresScrollTransition(SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    declaresScrollTransition(SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func declaresScrollTransition(_ place: SourcePlace) -> some View {
    declaresMotion {
      Motion(
        kind: .animation, effect: "scrollTransition", trigger: "scrolling", didRun: false,
        source: place.location)
    }
  }

  /// Lets a pushed screen or a sheet grow out of a view; which motion it is belongs to the presentation.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func navigationTransition(
    _ style: some NavigationTransition, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    declaresMotion {
      Motion(
        kind: .animation, effect: "navigationTransition", trigger: "navigation", didRun: false,
        source: SourcePlace(file: file, line: line, column: column).location)
    }
  }
}

/// How a screen comes in.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
