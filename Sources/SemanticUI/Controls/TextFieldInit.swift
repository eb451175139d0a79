extension TextField where Label: View {
  /// A field with a label of any kind.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: text, prompt: prompt, axis: .horizontal, file: file, line: line, column: column, label: label)
  }

  /// A field with a label of any kind that grows along an axis.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      label: label, prompt: prompt, title: label as? Text, axis: axis, source: TextFieldSource(text),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A field of a value in words, with a label of any kind.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(
      label: label, prompt: prompt, title: label as? Text, axis: .horizontal,
      source: TextFieldSource(value, format), place: SourcePlace(file: file, line: line, column: column))
  }
}

extension TextField where Label == Text {
  nonisolated private init(
    title: Text, prompt: Text?, axis: Axis = .horizontal, _ source: TextFieldSource, _ place: SourcePlace
  ) {
    self.init(label: title, prompt: prompt, title: title, axis: axis, source: source, place: place)
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
      title: Text(titleKey, file: file, line: line, column: column), prompt: prompt, TextFieldSource(text),
      SourcePlace(file: file, line: line, column: column))
  }

  /// A field with a title as it is and a placeholder.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column), prompt: prompt, TextFieldSource(text),
      SourcePlace(file: file, line: line, column: column))
  }

  /// A field with a translated title that grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: prompt, axis: axis,
      TextFieldSource(text), SourcePlace(file: file, line: line, column: column))
  }

  /// A field with a title as it is that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column), prompt: prompt, axis: axis,
      TextFieldSource(text), SourcePlace(file: file, line: line, column: column))
  }

  // MARK: Values

  /// A field of a value in words, with a translated title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where F.FormatOutput == String {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: prompt,
      TextFieldSource(value, format), SourcePlace(file: file, line: line, column: column))
  }

  /// A field of a value in words, with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) where F.FormatOutput == String {
    self.init(
      title: Text(title, file: file, line: line, column: column), prompt: prompt,
      TextFieldSource(value, format), SourcePlace(file: file, line: line, column: column))
  }

  /// A field of an optional value in words, with a translated title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where F.FormatOutput == String {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: prompt,
      TextFieldSource(value, format), SourcePlace(file: file, line: line, column: column))
  }

  /// A field of a value in the words of a formatter, with a translated title.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: prompt,
      TextFieldSource(value, formatter), SourcePlace(file: file, line: line, column: column))
  }

  // MARK: Older code

  /// A field that tells when editing begins, ends and is confirmed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    var source = TextFieldSource(text)
    source.onEditingChanged = onEditingChanged
    source.onCommit = onCommit
    self.init(
      title: Text(titleKey, file: file, line: line, column: column), prompt: nil, source,
      SourcePlace(file: file, line: line, column: column))
  }

  /// A field that tells when it is confirmed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      titleKey, text: text, file: file, line: line, column: column, onEditingChanged: { _ in },
      onCommit: onCommit)
  }
}
