import SemanticTree

/// A control that chooses one of several values.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  /// Bindings that take the chosen value: one, or those of several sources.
  let selection: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  /// Shows the chosen value in place of the option's own view.
  let currentValue: AnyView?
  let place: SourcePlace
}

extension Picker: View where Label: View, Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A picker with a label of any kind.
  nonisolated public init(
    selection: Binding<SelectionValue>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: [selection], label: label(), content: content(), currentValue: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A picker with its label first, as older code has it.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: [selection], label: label, content: content(), currentValue: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A picker with a view of its own for the chosen value.
  nonisolated public init<V: View>(
    selection: Binding<SelectionValue>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: [selection], label: label(), content: content(), currentValue: AnyView(currentValueLabel()),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A picker that sets the value of several sources.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: sources.map { $0[keyPath: selection] }, label: label(), content: content(),
      currentValue: nil, place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    PickerBuilder(view: view, context: context).add(into: &sink)
  }
}

extension Picker where Label == Text, Content: View {
  /// A picker with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, file: file, line: line, column: column, content: content) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// A picker with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, file: file, line: line, column: column, content: content) {
      Text(title, file: file, line: line, column: column)
    }
  }

  /// A picker of several sources with a translated title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, file: file, line: line, column: column, content: content
    ) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }
}

extension Picker where Label == SemanticUI.Label<Text, Image>, Content: View {
  /// A picker with a translated title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, file: file, line: line, column: column, content: content) {
      SemanticUI.Label(titleKey, systemImage: systemImage, file: file, line: line, column: column)
    }
  }

  /// A picker with a title as it is and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, file: file, line: line, column: column, content: content) {
      SemanticUI.Label(title, systemImage: systemImage, file: file, line: line, column: column)
    }
  }
}
