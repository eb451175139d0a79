/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  /// What the first column shows of a row.
  func _firstCell(of value: TableRowValue) -> AnyView
}

/// One column.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label> {
  let content: (RowValue) -> Content
}

extension TableColumn: TableColumnContent where Content: View {
  public typealias TableRowValue = RowValue
  public func _firstCell(of value: RowValue) -> AnyView { AnyView(content(value)) }

  // Accepted: the first column fills the list.
  nonisolated public func width(_ width: CGFloat?) -> TableColumn { self }
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  nonisolated public func customizationID(_ id: String) -> TableColumn { self }
}

public struct TableColumnAlignment: Sendable {
  public static let automatic = TableColumnAlignment()
  public static let leading = TableColumnAlignment()
  public static let center = TableColumnAlignment()
  public static let trailing = TableColumnAlignment()
  public static let numeric = TableColumnAlignment()
}

extension TableColumn where Sort == Never, Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(content: content)
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(content: { Text(verbatim: $0[keyPath: value]) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(content: { Text(verbatim: $0[keyPath: value]) })
  }
}

/// Several columns, of which the first counts.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  public typealias TableRowValue = RowValue
  let first: @MainActor (RowValue) -> AnyView?
  public func _firstCell(of value: RowValue) -> AnyView { first(value) ?? AnyView(EmptyView()) }
}

/// Builds columns from the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Tells a column's key paths and closures whose rows they are about.
  nonisolated public static func buildExpression<Sort, Content: View, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  nonisolated public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  nonisolated public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  nonisolated public static func buildBlock<First: TableColumnContent, each C: TableColumnContent>(
    _ first: First, _ others: repeat each C
  ) -> _TableColumns<RowValue> where First.TableRowValue == RowValue {
    _TableColumns { first._firstCell(of: $0) }
  }

  nonisolated public static func buildIf<C: TableColumnContent>(_ column: C?) -> _TableColumns<RowValue>
  where C.TableRowValue == RowValue {
    _TableColumns { column?._firstCell(of: $0) }
  }
}
