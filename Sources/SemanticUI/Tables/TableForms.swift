// Further ways to make a table. The order has no effect on a telephone, where headings cannot be chosen.

extension Table {
  nonisolated public init<Data: RandomAccessCollection, Order>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<Order>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(data, selection: selection, file: file, line: line, column: column, columns: columns)
  }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value {
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    let rows = rows()
    self.init(
      rows: { rows._values }, columns: columns(), selection: .one(selection),
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<Order>(
    of valueType: Value.Type, sortOrder: Binding<Order>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(of: valueType, file: file, line: line, column: column, columns: columns, rows: rows)
  }

  nonisolated public init<Order>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<Order>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      of: valueType, selection: selection, file: file, line: line, column: column, columns: columns,
      rows: rows)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content: View {
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(content: content)
  }
}
