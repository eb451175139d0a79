import SemanticTree

/// A title with an icon: one element that says its title.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let style = context.environment.labelStyle ?? LabelStyleBox(DefaultLabelStyle())
    let input = LabelStyleInput(title: _ContentSource(view.title), icon: _ContentSource(view.icon))
    var nodes = _NodeSink()
    style.add(input, context, &nodes)
    sink.nodes.append(
      LabelNode(
        context.single(nodes.nodes), title: context.hiddenTitle(view.title), identity: context.identity))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    title = Text(titleKey, file: file, line: line, column: column)
    icon = Image(systemName: name, file: file, line: line, column: column)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.title = Text(title, file: file, line: line, column: column)
    icon = Image(systemName: name, file: file, line: line, column: column)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    title = Text(titleKey, file: file, line: line, column: column)
    icon = Image(name, file: file, line: line, column: column)
  }
}

extension _ViewContext {
  /// The title laid out nowhere, for the words of a label that shows its icon only.
  @MainActor
  fileprivate func hiddenTitle<Title: View>(_ title: Title) -> LayoutNode {
    entering(.slot(.title)).node(of: title)
  }
}

/// One element with the title's words, whatever the style shows.
final class LabelNode: UnaryNode {
  private let title: LayoutNode

  init(_ content: LayoutNode, title: LayoutNode, identity: Identity) {
    self.title = title
    super.init(content, identity: identity)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let shown = builder.collect { $0.visit(child) }
    let named = builder.collect { $0.visit(title) }
    var node = Node(id: builder.id(of: self), traits: .staticText, frame: builder.rect(of: self))
    builder.merge(named.nodes.isEmpty ? shown : named, into: &node)
    let visible = shown.nodes.flatMap(\.visibleElements)
    if !visible.contains(where: { $0.traits.contains(.staticText) }) { node.traits = .image }
    node.source = visible.first?.source
    builder.add(node, madeOf: shown)
  }

  override func paint(with painter: inout Painter) {
    painter.element(painter.owner(of: self)) { $0.visit(child) }
  }
}

// MARK: - Styles

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct LabelStyleConfiguration {
  public struct Title {
    let place: ContentPlace
  }
  public struct Icon {
    let place: ContentPlace
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.title)), into: &sink)
  }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.icon)), into: &sink)
  }
}

struct LabelStyleInput {
  let title, icon: _ContentSource
}

/// The style in force, with its type hidden.
struct LabelStyleBox {
  let add: @MainActor (LabelStyleInput, _ViewContext, inout _NodeSink) -> Void

  @MainActor
  init<S: LabelStyle>(_ style: S) {
    add = { input, context, sink in
      let inner = context.entering(.slot(.style))
      let title = ContentPlaces.place(for: inner.entering(.slot(.title)), owner: S.self)
      title.source = input.title
      title.generation = context.generation
      let icon = ContentPlaces.place(for: inner.entering(.slot(.icon)), owner: S.self)
      icon.source = input.icon
      icon.generation = context.generation
      context.runtime.evaluate(style, in: inner, into: &sink) {
        $0.makeBody(
          configuration: LabelStyleConfiguration(title: .init(place: title), icon: .init(place: icon)))
      }
    }
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static let defaultValue: LabelStyleBox? = nil
  }

  var labelStyle: LabelStyleBox? {
    get { untracked(LabelStyleKey.self) }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    applyToList { source, context, sink in
      source.add(context.with(\.labelStyle, LabelStyleBox(style)), &sink)
    }
  }
}

/// Icon and title beside each other, 8 points apart (as ports assume; not known to the pixel).
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _DefaultLabelBody(configuration: configuration)
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
