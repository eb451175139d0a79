import SemanticTree

/// The look and the behaviour of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ButtonStyleConfiguration {
  /// The button's label as the style places it.
  public struct Label {
    let place: ContentPlace
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.label)), into: &sink)
  }
}

/// A style that also decides when the action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let place: ContentPlace
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.label)), into: &sink)
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    applyToList { source, context, sink in
      source.add(context.with(\.buttonStyle, ButtonStyleBox(style)), &sink)
    }
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    applyToList { source, context, sink in
      let box = (style as? any BuiltInButtonStyle)?.box ?? ButtonStyleBox(primitive: style)
      source.add(context.with(\.buttonStyle, box), &sink)
    }
  }
}
