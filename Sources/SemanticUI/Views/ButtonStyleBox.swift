import SemanticTree

/// The style in force, with its type hidden.
struct ButtonStyleBox {
  /// Whether the style draws a surface of its own around the label.
  let isBordered: Bool
  let add: @MainActor (ButtonStyleInput, _ViewContext, inout _NodeSink) -> Void
}

struct ButtonStyleInput {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: _ContentSource
  let place: SourcePlace
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue: ButtonStyleBox? = nil
  }

  var buttonStyle: ButtonStyleBox? {
    get { untracked(ButtonStyleKey.self) }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension ButtonStyleBox {
  /// The style of a button that has not been given one.
  @MainActor static let automatic = ButtonStyleBox(AutomaticButtonLook(), isBordered: false)

  @MainActor
  init<S: ButtonStyle>(_ style: S, isBordered: Bool = false) {
    self.isBordered = isBordered
    add = { input, context, sink in
      let inner = context.entering(.slot(.style))
      let place = ContentPlaces.place(for: inner, owner: S.self)
      place.source = input.label
      place.generation = context.generation
      var styled = _NodeSink()
      let runtime = context.runtime
      runtime.evaluate(style, in: inner, into: &styled) {
        $0.makeBody(
          configuration: ButtonStyleConfiguration(
            role: input.role, label: ButtonStyleConfiguration.Label(place: place),
            isPressed: runtime.pressed == inner.identity))
      }
      sink.nodes.append(
        ButtonNode(
          label: inner.single(styled.nodes), input: input, context: context,
          pressIdentity: inner.identity))
    }
  }

  @MainActor
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    isBordered = false
    add = { input, context, sink in
      let inner = context.entering(.slot(.style))
      let place = ContentPlaces.place(for: inner, owner: S.self)
      place.source = input.label
      place.generation = context.generation
      context.runtime.evaluate(style, in: inner, into: &sink) {
        $0.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: input.role, label: PrimitiveButtonStyleConfiguration.Label(place: place),
            action: input.action))
      }
    }
  }
}

extension _ViewContext {
  /// Several nodes as one, centred on each other.
  func single(_ nodes: [LayoutNode]) -> LayoutNode {
    nodes.count == 1
      ? nodes[0] : ZStackNode(identity: identity, alignment: .center, children: nodes)
  }
}
