/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _values: [TableRowValue] { get }
}

/// One row.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let value: Value

  nonisolated public init(_ value: Value) { self.value = value }
  public var _values: [Value] { [value] }
}

/// A row for each member of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  public var _values: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  nonisolated public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content, id: \.id)
  }

  nonisolated public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(data: data, content: { TableRow($0) }, id: \.id)
  }

  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

/// Several rows as the result of a builder.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public let _values: [Value]
}

/// Builds rows from the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  nonisolated public static func buildExpression<R: TableRowContent>(_ row: R) -> R
  where R.TableRowValue == Value { row }

  nonisolated public static func buildBlock<R: TableRowContent>(_ row: R) -> R
  where R.TableRowValue == Value { row }

  nonisolated public static func buildBlock(
    _ rows: any TableRowContent<Value>...
  ) -> _TableRows<Value> {
    _TableRows(_values: rows.flatMap { $0._values })
  }

  // The type tells what the statements in the braces are, so that the compiler need not try every 'ForEach'.
  nonisolated public static func buildIf<R: TableRowContent>(_ row: R?) -> R?
  where R.TableRowValue == Value { row }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public var _values: [TableRowValue] { self?._values ?? [] }
}
