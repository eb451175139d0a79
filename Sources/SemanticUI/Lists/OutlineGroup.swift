/// Rows of a tree, each opening its children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, leaf: content)
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          // The type of a tree's row would contain itself.
          AnyView(OutlineGroup(data: inner, id: id, children: children, leaf: leaf))
        } label: {
          leaf(element)
        }
      } else {
        leaf(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID, Leaf: View {
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: \.id, children: children, leaf: content)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A list of a tree's rows.
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}
