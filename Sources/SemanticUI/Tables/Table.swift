/// Rows in columns. On a telephone iOS shows the first column alone, as a list; this is shown on every screen.
public struct Table<Value: Identifiable, Rows, Columns> {
  let rows: () -> [Value]
  let columns: Columns
  let selection: ListSelection?
  let place: SourcePlace

  /// The chosen rows.
  enum ListSelection {
    case one(Binding<Value.ID?>)
    case many(Binding<Set<Value.ID>>)
  }
}

extension Table: View where Columns: TableColumnContent, Columns.TableRowValue == Value {
  public var body: some View {
    list.listStyle(.plain).modifier(TableNote(place: place))
  }

  @ViewBuilder private var list: some View {
    switch selection {
    case .one(let chosen): List(rows(), selection: chosen) { columns._firstCell(of: $0) }
    case .many(let chosen): List(rows(), selection: chosen) { columns._firstCell(of: $0) }
    case nil: List(rows()) { columns._firstCell(of: $0) }
    }
  }
}

/// Says on a wide screen that columns are missing.
private struct TableNote: ViewModifier {
  let place: SourcePlace
  @Environment(\.horizontalSizeClass) private var width

  @ViewBuilder func body(content: Content) -> some View {
    if width == .regular {
      content.notModelled("Table", "only its first column is shown", place)
    } else {
      content
    }
  }
}

// That the columns are about the rows' values is left to the builder: said here, it would keep the compiler from
// finding the roots of key paths.
extension Table {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(
      rows: { Array(data) }, columns: columns(), selection: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(
      rows: { Array(data) }, columns: columns(), selection: .one(selection),
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(
      rows: { Array(data) }, columns: columns(), selection: .many(selection),
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<Data: RandomAccessCollection, Order>(
    _ data: Data, sortOrder: Binding<Order>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(data, file: file, line: line, column: column, columns: columns)
  }

  nonisolated public init<Data: RandomAccessCollection, Order>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<Order>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(data, selection: selection, file: file, line: line, column: column, columns: columns)
  }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value {
  nonisolated public init(
    of valueType: Value.Type, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    let rows = rows()
    self.init(
      rows: { rows._values }, columns: columns(), selection: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    let rows = rows()
    self.init(
      rows: { rows._values }, columns: columns(), selection: .many(selection),
      place: SourcePlace(file: file, line: line, column: column))
  }
}

/// The look of tables.
public protocol TableStyle: Sendable {}
public struct AutomaticTableStyle: TableStyle { nonisolated public init() {} }
public struct InsetTableStyle: TableStyle { nonisolated public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  // Accepted: a list of the first column has neither headers nor styles of tables.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
