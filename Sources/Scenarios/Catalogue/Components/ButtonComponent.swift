import SemanticUI

/// A button; its label is a title, a symbol, both, or the components inside.
enum ButtonComponent: ScenarioComponent {
  static let type = ComponentType(
    "button", "A button; its label is a title, a symbol, both, or the components inside.",
    [title, symbol, role, style, ControlProperties.action, ChildrenProperty.children],
    examples:
      #"{ "type": "button", "title": "Save" }"#,
    #"""
    { "type": "button", "title": "Delete", "symbol": "trash", "role": "destructive", \#
    "style": "bordered", "action": [{ "set": "text", "to": "gone" }, { "announce": "Deleted" }] }
    """#,
    #"""
    { "type": "button", "style": "plain", "action": [{ "toggle": "flag" }], \#
    "children": [{ "type": "symbol", "name": "heart" }, { "type": "text", "text": "Like" }] }
    """#)

  static let title = OptionalProperty("title", TextKind(), "The label's text.")
  static let symbol = OptionalProperty("symbol", StringKind(), "An SF Symbol before the title.")
  static let role = OptionalProperty(
    "role", ChoiceKind<ButtonRoleName>(.cancel), "What it means to the system.")
  static let style = Property(
    "style", ChoiceKind<ButtonStyleName>(.automatic), default: .automatic, "What it looks like.")

  static func view(of component: ShownComponent) -> some View {
    Button(role: component[role]?.role, action: component.action(ControlProperties.action)) {
      label(of: component)
    }
    .styled(component[style])
  }

  /// What the author put inside or, without that, the title with its symbol.
  @MainActor @ViewBuilder
  private static func label(of component: ShownComponent) -> some View {
    if component.hasChildren {
      component.children
    } else if let title = component.text(title), let symbol = component[symbol] {
      Label(title, systemImage: symbol)
    } else if let symbol = component[symbol] {
      Image(systemName: symbol)
    } else {
      Text(verbatim: component.text(title) ?? "")
    }
  }
}

extension ButtonRoleName {
  var role: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension View {
  @MainActor @ViewBuilder
  fileprivate func styled(_ style: ButtonStyleName) -> some View {
    switch style {
    case .automatic: self
    case .plain: buttonStyle(.plain)
    case .bordered: buttonStyle(.bordered)
    case .borderedProminent: buttonStyle(.borderedProminent)
    case .borderless: buttonStyle(.borderless)
    }
  }
}
