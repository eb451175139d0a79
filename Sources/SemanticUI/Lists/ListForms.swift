/// What the user may do to the rows of a list without further code.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Rows of a collection that the list itself may shorten; rows cannot be moved.
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
    if editActions.contains(.delete) { deletion = { data.wrappedValue.remove(atOffsets: $0) } }
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}

extension List where SelectionValue: Hashable, Content: View {
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { .one($0) })
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { .many($0) })
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { .one($0) })
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID, Leaf: View {
  /// The rows of a tree with one root.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, [DataElement]?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data == [DataElement], ID == DataElement.ID {
    self.init([root], children: children, content: content)
  }
}

/// The tint of a row's symbol.
public struct ListItemTint: Sendable {
  let color: Color?
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: nil)
}

extension View {
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "listRowInsets(_:_:)", "the row keeps the distances that it has by itself",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "listSectionMargins", "the section keeps the margins that it has by itself",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func listSectionIndexVisibility(
    _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "listSectionIndexVisibility", "the index beside the list is missing",
      SourcePlace(file: file, line: line, column: column))
  }

  /// A row that cannot be chosen is still taken for one that can.
  nonisolated public func selectionDisabled(
    _ isDisabled: Bool = true, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    applyToList { source, context, sink in
      if isDisabled {
        context.runtime.log.missing(
          "selectionDisabled", at: SourcePlace(file: file, line: line, column: column),
          consequence: "the row or option can still be chosen")
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  nonisolated public func sectionActions<Content: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) -> some View {
    notModelled(
      "sectionActions", "the actions beside the section's header are missing",
      SourcePlace(file: file, line: line, column: column))
  }
}

public struct AlternatingRowBackgroundBehavior: Sendable {
  public static let automatic = AlternatingRowBackgroundBehavior()
  public static let enabled = AlternatingRowBackgroundBehavior()
  public static let disabled = AlternatingRowBackgroundBehavior()
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Accepted: on iOS only sections with a binding can be closed.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
