import SemanticTree

/// The look and the behaviour of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// The menu in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The menu's label as the style places it.
  public typealias Label = _StyleSlot
  /// What the menu holds.
  public typealias Content = _StyleSlot

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  let place: SourcePlace
}

extension ControlStyleBox where Configuration == MenuStyleConfiguration {
  /// A button in the button style in force that opens the menu; in a menu, a row with a menu of its own.
  static var menuButton: Self {
    Self { configuration, context, sink in
      let session = MenuSession(in: context)
      let input = ButtonStyleInput(
        role: nil, action: configuration.primaryAction ?? { session.open() },
        label: _ContentSource(configuration.label), place: configuration.place)
      var button = _NodeSink()
      if context.environment.menu == nil {
        (context.environment.buttonStyle ?? .automatic).add(input, context, &button)
      } else {
        context.addSubmenuRow(configuration, opening: session, into: &button)
      }
      let platter = context.platter(of: configuration.content, session)
      let opensLater = configuration.primaryAction != nil
      sink.nodes.append(
        MenuAnchor(context.single(button.nodes), runtime: context.runtime, platter: platter) {
          $0.makeMenuButton(session, opensLater: opensLater, $1)
        })
    }
  }

  init<S: MenuStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
    }
  }
}

extension _ViewContext {
  @MainActor
  fileprivate func addSubmenuRow(
    _ configuration: MenuStyleConfiguration, opening session: MenuSession, into sink: inout _NodeSink
  ) {
    let row = MenuRow(hasSubmenu: true, label: configuration.label)
    let element = ControlElement(
      traits: .button, actions: [(.activate, { session.open() })], place: configuration.place)
    sink.nodes.append(ControlNode(node(of: row), element, in: self))
  }
}

extension Node {
  /// Makes the element of a button one that opens a menu: at once, or when held.
  fileprivate mutating func makeMenuButton(
    _ session: MenuSession, opensLater: Bool, _ builder: SemanticsBuilder
  ) {
    guard traits.contains(.button) else { return }
    traits.insert(.popUpButton)
    guard opensLater else { return }
    let isEnabled = !traits.contains(.notEnabled)
    for action in [NodeAction.showMenu, .longPress] {
      addAction(action)
      builder.handle(.action(action), of: id) { _ in
        if isEnabled { session.open() }
        return isEnabled
      }
    }
  }
}

/// The style that iOS chooses: a button.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the button style in force.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items, which on iOS may depend on where the menu opens.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu stays open after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets the style of the menus within.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: MenuStyleConfiguration.self] = ControlStyleBox(style) }
  }

  /// Accepted: items keep the order in which they are written, which is iOS's where a menu opens downwards.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepted: iOS draws no indicator at menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets whether a menu stays open after an action in it.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    transformEnvironment { $0.keepsMenuOpen = behavior == .disabled }
  }
}
