import SemanticTree

/// What a button's action does, for its look; VoiceOver does not speak it.
public struct ButtonRole: Equatable, Sendable {
  enum Kind { case destructive, cancel, close, confirm }
  let kind: Kind
  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)
}

/// A control that performs an action.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let place: SourcePlace
}

extension Button: View where Label: View {
  nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, file: file, line: line, column: column, label: label)
  }

  public var body: some View { _ButtonBody(role: role, action: action, label: label, place: place) }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

extension Button where Label == SemanticUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      SemanticUI.Label(titleKey, systemImage: systemImage, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      SemanticUI.Label(title, systemImage: systemImage, file: file, line: line, column: column)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(
    _ configuration: PrimitiveButtonStyleConfiguration, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      role: configuration.role, action: configuration.trigger, file: file, line: line, column: column
    ) {
      configuration.label
    }
  }
}

// MARK: - Styles

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

struct _ButtonBody<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let place: SourcePlace

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let style = context.environment.buttonStyle ?? ButtonStyleBox.automatic
    let input = ButtonStyleInput(
      role: view.role, action: view.action, label: _ContentSource(view.label), place: view.place)
    style.add(input, context, &sink)
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

/// A button: one element made of its label, and the place that touches reach.
final class ButtonNode: UnaryNode {
  private let input: ButtonStyleInput
  private let isEnabled: Bool
  private let runtime: Runtime
  private let nodeID: NodeID

  init(label: LayoutNode, input: ButtonStyleInput, context: _ViewContext, pressIdentity: Identity) {
    self.input = input
    isEnabled = context.environment.untracked(IsEnabledKey.self)
    runtime = context.runtime
    nodeID = context.runtime.identities.nodeID(of: context.identity)
    super.init(label, identity: context.identity)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    var node = Node(id: nodeID, traits: .button, frame: builder.rect(of: self))
    node.source = input.place.location
    builder.merge(parts, into: &node)
    node.hitShape = isEnabled ? builder.hitShape(of: parts, frame: node.frame) : nil
    node.addAction(.activate)
    if !isEnabled {
      node.traits.insert(.notEnabled)
      node.respondsToInteraction = false
    }
    let action = input.action
    let isEnabled = isEnabled
    builder.handle(.action(.activate), of: nodeID) { _ in
      if isEnabled { MainActor.assumeIsolated { action() } }
      return isEnabled
    }
    builder.add(node)
  }

  override func paint(with painter: inout Painter) {
    painter.element(nodeID) { $0.visit(child) }
  }
}
