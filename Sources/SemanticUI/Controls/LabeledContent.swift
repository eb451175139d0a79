import SemanticTree

/// A value, or a control, with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// Content with a label of any kind.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = LabeledContentStyleConfiguration(
      label: inner.slot(.label, view.label), content: inner.slot(.content, view.content))
    inner.addStyled(configuration, automatic: ControlStyleBox(AutomaticLabeledContentStyle()), into: &sink)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey, file: file, line: line, column: column), content: content())
  }

  /// Content with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title, file: file, line: line, column: column), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value as it is with a translated title.
  nonisolated public init<V: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: V, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      label: Text(titleKey, file: file, line: line, column: column),
      content: Text(value, file: file, line: line, column: column))
  }

  /// A value and a title as they are.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: StringProtocol>(
    _ title: S, value: V, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      label: Text(title, file: file, line: line, column: column),
      content: Text(value, file: file, line: line, column: column))
  }

  /// A value in words with a translated title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      label: Text(titleKey, file: file, line: line, column: column),
      content: Text(value, format: format, file: file, line: line, column: column))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content that a style is making, for styles that build on another.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

// MARK: - Styles

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// The labelled content in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration {
  /// The label as the style places it.
  public typealias Label = _StyleSlot
  /// The content as the style places it.
  public typealias Content = _StyleSlot

  public let label: Label
  public let content: Content
}

extension ControlStyleBox where Configuration == LabeledContentStyleConfiguration {
  init<S: LabeledContentStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
    }
  }
}

/// The label at the leading end, the content in secondary colour at the other (OpenSwiftUI's layout).
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if labelsHidden {
      configuration.content
    } else {
      HStack {
        VStack(alignment: .leading) { configuration.label }
        Spacer()
        configuration.content.foregroundStyle(.secondary)
      }
      .wrapNodes { node, _ in LabeledPairNode(node) }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the labelled content within.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: LabeledContentStyleConfiguration.self] = ControlStyleBox(style) }
  }
}

/// Makes one element of a label and the text beside it: label and value. A control beside it stays what it is.
///
/// What VoiceOver does with labelled content is not published; this is what one hears in settings.
private final class LabeledPairNode: UnaryNode {
  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    let elements = parts.nodes.flatMap(\.visibleElements)
    guard elements.count == 2, elements.allSatisfy({ $0.traits == .staticText && $0.actions.isEmpty }) else {
      return builder.add(parts)
    }
    var node = elements[0]
    node.value = elements[1].label
    node.origins[.value] = .derived
    node.frame = builder.rect(of: self)
    node.activationPoint = node.frame.center
    builder.add(node)
  }

  override func paint(with painter: inout Painter) {
    painter.element(painter.owner(of: self)) { $0.visit(child) }
  }
}
