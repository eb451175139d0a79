import SemanticTree

/// A text field that shows bullets in place of what is typed.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let title: Text?
  let text: Binding<String>
  let onCommit: @MainActor () -> Void
  let place: SourcePlace
}

extension SecureField: View where Label: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A field with a label of any kind.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      label: label, prompt: prompt, title: label as? Text, text: text, onCommit: {},
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A secure field has the looks of the text fields around it.
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let box = context.environment[style: TextFieldStyleConfiguration.self] ?? .plainField
    let text = view.text
    var source = TextFieldSource(text)
    source.onCommit = view.onCommit
    source.isSecure = true
    let field = TextField<_StyleSlot>(
      label: inner.slot(.title, view.label), prompt: view.prompt, title: view.title, axis: .horizontal,
      source: source, place: view.place)
    let configuration = TextFieldStyleConfiguration(label: field.label, field: field)
    inner.addStyled(configuration, automatic: box, into: &sink)
  }
}

extension SecureField where Label == Text {
  nonisolated private init(
    title: Text, prompt: Text?, _ text: Binding<String>, _ place: SourcePlace,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: title, prompt: prompt, title: title, text: text, onCommit: onCommit, place: place)
  }

  /// A field with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(titleKey, text: text, prompt: nil, file: file, line: line, column: column)
  }

  /// A field with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title, text: text, prompt: nil, file: file, line: line, column: column)
  }

  /// A field with a translated title and a placeholder.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: prompt, text,
      SourcePlace(file: file, line: line, column: column))
  }

  /// A field with a title as it is and a placeholder.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column), prompt: prompt, text,
      SourcePlace(file: file, line: line, column: column))
  }

  /// A field that tells when it is confirmed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: nil, text,
      SourcePlace(file: file, line: line, column: column), onCommit: onCommit)
  }
}
