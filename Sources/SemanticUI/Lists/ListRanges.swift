extension List where SelectionValue: Hashable, Content: View {
  /// A row for each number, of which some are chosen.
  nonisolated public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .many($0) })
  }

  /// A row for each number, of which one is chosen.
  nonisolated public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  /// A row for each member of a bound collection, of which some are chosen.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .many($0) })
  }
}
