import SemanticTree

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The figure in a rectangle: without a choice a capsule from iOS 26 on and a rounded rectangle before.
  func outline(in rect: CGRect, _ metrics: ControlMetrics) -> Outline {
    switch kind {
    case .automatic where metrics.isNew, .capsule: return .capsule(Rect(rect))
    case .automatic: return .roundedRectangle(Rect(rect), radius: Double(metrics.buttonRadius))
    case .circle: return Circle().outline(in: rect)
    case .roundedRectangle(let radius):
      let radius = max(0, min(radius ?? metrics.buttonRadius, min(rect.width, rect.height) / 2))
      return .roundedRectangle(Rect(rect), radius: Double(radius))
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The shape of the bordered buttons within.
  public var buttonBorderShape: ButtonBorderShape {
    get { untracked(ButtonBorderShapeKey.self) }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the bordered buttons within.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformEnvironment { $0.buttonBorderShape = shape }
  }
}

/// What lies under the label of a bordered button, in the shape of the iOS version in force.
struct _ButtonSurface: PrimitiveView {
  let style: AnyShapeStyle

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let shape = context.environment.buttonBorderShape
    let metrics = ControlMetrics(context.environment)
    sink.nodes.append(
      ShapeNode(
        identity: context.identity, outline: { shape.outline(in: $0, metrics) }, style: view.style,
        environment: context.environment))
  }
}

/// The room around the label of a bordered button.
///
/// 12 points sideways, 7 above and below: measured for the regular size. The other sizes are not known to the
/// pixel; they come to the 28 and 50 points that are often quoted. The largest is the large one, as documented.
struct ButtonPadding: ViewModifier {
  let controlSize: ControlSize

  func body(content: Content) -> some View {
    switch controlSize {
    case .mini, .small: content.font(.subheadline).padding(.horizontal, 10).padding(.vertical, 5)
    case .regular: content.padding(.horizontal, 12).padding(.vertical, 7)
    case .large, .extraLarge: content.padding(.horizontal, 20).padding(.vertical, 15)
    }
  }
}

/// How a button behaves while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How wide a button is beside others, on iOS 26.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

extension View {
  /// Accepted: how often an action repeats while a finger rests says nothing about one activation.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Accepted and reported as not modelled: it changes the widths of buttons.
  nonisolated public func buttonSizing(
    _ sizing: ButtonSizing, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return wrapNodes { node, context in
      context.runtime.log.missing(
        "buttonSizing", at: place, consequence: "the widths of the buttons within are their labels'")
      return node
    }
  }
}
