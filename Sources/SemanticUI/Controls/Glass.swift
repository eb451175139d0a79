import SemanticTree

/// A translucent surface of iOS 26.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }
  let kind: Kind
  var tint: Color?

  public static let regular = Glass(kind: .regular)
  /// Glass that lets more of what is behind it through; which colours come out is not modelled either.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// Glass with a colour in it.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Glass that answers touches; at rest it looks the same.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass as a style: a material whose colours are not known, opaque with Reduce Transparency.
struct GlassShapeStyle: ShapeStyle {
  func _paint(_ request: _PaintRequest) -> _Paint? { Material(surface: .glass)._paint(request) }
}

/// The shape of glass without a shape: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  nonisolated public func _outline(in rect: CGRect) -> _Outline { Capsule()._outline(in: rect) }
}

extension View {
  /// Puts glass behind the view.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity {
        shape.fill(GlassShapeStyle())
        if let tint = glass.tint { shape.fill(tint) }
      }
    }
  }

  /// Accepted: glass shapes that flow into each other look the same at rest.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted: shapes of one union are drawn apart.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
}

/// Glass shapes that may flow into each other; they stay apart here.
public struct GlassEffectContainer<Content> {
  private let members: Content
}

extension GlassEffectContainer: View where Content: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    members = content()
  }

  public var body: some View { members }
}

// MARK: - Buttons

/// A label on glass; the box is taken to be that of a bordered button.
struct GlassButtonLook: ButtonStyle {
  let isProminent: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(foreground)
      .modifier(ButtonPadding(controlSize: controlSize))
      .background { _ButtonSurface(style: surface) }
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color(.prominentLabel)) : AnyShapeStyle(HierarchicalShapeStyle.primary)
  }

  private var surface: AnyShapeStyle {
    if isProminent, isEnabled { return AnyShapeStyle(TintShapeStyle()) }
    if let tint { return AnyShapeStyle(tint) }
    return AnyShapeStyle(GlassShapeStyle())
  }
}

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  nonisolated public init() { glass = .regular }
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GlassButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox {
    ButtonStyleBox(GlassButtonLook(isProminent: false, tint: glass.tint), isBordered: true)
  }
}
extension GlassProminentButtonStyle: BuiltInButtonStyle {
  var box: ButtonStyleBox { ButtonStyleBox(GlassButtonLook(isProminent: true, tint: nil), isBordered: true) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Glass of a kind or a colour.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
