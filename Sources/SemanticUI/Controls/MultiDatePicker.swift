import SemanticTree

/// A calendar in which several days can be chosen. It is not drawn: an area of a guessed size stands for it.
public struct MultiDatePicker<Label> {
  let label: Label
  let place: SourcePlace
}

extension MultiDatePicker: View where Label: View {
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  /// An iPhone shows the calendar without the label.
  public var body: some View {
    Color.clear.frame(idealWidth: 320, maxWidth: .infinity, minHeight: 330, maxHeight: 330)
      .notModelled("MultiDatePicker", "its days are missing, and its size is a guess", place)
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      label: Text(titleKey, file: file, line: line, column: column),
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(titleKey, selection: selection, file: file, line: line, column: column)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      label: Text(title, file: file, line: line, column: column),
      place: SourcePlace(file: file, line: line, column: column))
  }
}
