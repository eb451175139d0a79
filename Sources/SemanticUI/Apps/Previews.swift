// Previews: a `PreviewProvider` compiles, and its views can be rendered like any other. What a preview says about
// its canvas has no effect on an app, so that none of it is noted as missing.

/// Views for the preview canvas.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The system that a preview is for; here it is always an iPhone's.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The size of a preview's canvas.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  nonisolated public init(rawValue: String) { self.rawValue = rawValue }
  nonisolated public init(stringLiteral value: String) { rawValue = value }
}

public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// Values that a preview hands to its views, of a widget say.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of such a value.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
