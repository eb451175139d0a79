/// Rows of views in one column, on cards.
public struct List<SelectionValue, Content> {
  let content: Content
  let selection: ListSelection?
}

/// Which rows of a list are chosen, whatever the binding behind it.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Chooses a row, or leaves it.
  let toggle: @MainActor (AnyHashable) -> Void
  /// A list with a set of rows takes choices only while it is edited.
  let needsEditing: Bool
  /// Whether any row is chosen; a split view shows what is.
  let isChosen: () -> Bool
  /// Leaves all rows.
  let clear: @MainActor () -> Void

  /// The one row that is chosen.
  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(
      contains: { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil },
      toggle: { if let value = $0.base as? Value { binding.wrappedValue = value } }, needsEditing: false,
      isChosen: { binding.wrappedValue != nil }, clear: { binding.wrappedValue = nil })
  }

  /// The rows that are chosen.
  static func many<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      contains: { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false },
      toggle: {
        guard let value = $0.base as? Value else { return }
        if binding.wrappedValue.contains(value) {
          binding.wrappedValue.remove(value)
        } else {
          binding.wrappedValue.insert(value)
        }
      }, needsEditing: true, isChosen: { !binding.wrappedValue.isEmpty },
      clear: { binding.wrappedValue = [] })
  }
}

extension List: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(context.list(of: view.content, selection: view.selection))
  }
}

extension List where SelectionValue: Hashable, Content: View {
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .many($0) })
  }

  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .one($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .many($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .many($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

/// Controls in one column, on cards.
public struct Form<Content> {
  private let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// On an iPhone a form is an inset-grouped list, whatever list style is in force.
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    var context = context
    context.environment.list.style = .insetGrouped
    sink.nodes.append(context.list(of: view.content, selection: nil))
  }
}
