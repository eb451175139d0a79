/// What part of which section a node is.
struct SectionPart {
  enum Role { case header, row, footer }
  let section: Identity
  let role: Role
}

/// The keys by which rows tell the list around them what they want.
enum RowKeys {
  /// `SectionPart`.
  enum Part {}
  /// `EdgeInsets`.
  enum Insets {}
  /// A `LayoutNode` to draw behind the row.
  enum Background {}
  /// `RowSeparators`.
  enum Separators {}
  /// `RowAccessory`.
  enum Accessory {}
  /// `CGFloat`: how far the content moves to the trailing side.
  enum Indent {}
  /// `RowEditing`.
  enum Editing {}
  /// `String`.
  enum Badge {}
  /// `Bool`: false where the row cannot be deleted.
  enum CanDelete {}
}

/// What a row draws at its trailing edge beside its content.
enum RowAccessory: Equatable {
  case chevron
  case disclosure(isExpanded: Bool)
}

/// Which of a row's separators are drawn, and how.
struct RowSeparators {
  var hidden: VerticalEdge.Set = []
  var tint: Color?
}

/// What a dynamic row can have done to it.
struct RowEditing {
  let index: Int
  let delete: (@MainActor (IndexSet) -> Void)?
}

extension NodeTraits {
  func row<Key, Value>(_ key: Key.Type, as type: Value.Type) -> Value? { value(key) as? Value }
}

extension View {
  nonisolated func rowTrait<Key>(_ key: Key.Type, _ value: Any) -> some View {
    wrapNodes { node, _ in TraitNode(node, .value(key: key, value: value)) }
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    wrapNodes { node, _ in
      insets.map { TraitNode(node, .value(key: RowKeys.Insets.self, value: $0)) } ?? node
    }
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    wrapNodes { node, context in
      guard let view else { return node }
      let background = context.entering(.slot(.row)).entering(.slot(.background)).node(of: view)
      return TraitNode(node, .value(key: RowKeys.Background.self, value: background))
    }
  }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    changesSeparators { separators in
      if visibility == .hidden {
        separators.hidden.formUnion(edges)
      } else {
        separators.hidden.subtract(edges)
      }
    }
  }

  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    changesSeparators { $0.tint = color }
  }

  nonisolated private func changesSeparators(_ change: @escaping (inout RowSeparators) -> Void) -> some View {
    wrapNodes { node, _ in
      var separators = node.traits.row(RowKeys.Separators.self, as: RowSeparators.self) ?? RowSeparators()
      change(&separators)
      return TraitNode(node, .value(key: RowKeys.Separators.self, value: separators))
    }
  }

  /// A tint of the system's own choice, which is the one in force.
  @_disfavoredOverload
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment { if let color = tint?.color { $0.tint = AnyShapeStyle(color) } }
  }

  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    transformEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(RowKeys.CanDelete.self, !isDisabled)
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  // MARK: Badges

  /// A number at a row's or tab's edge; nothing for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    wrapNodes { node, _ in
      count == 0 ? node : TraitNode(node, .value(key: RowKeys.Badge.self, value: String(count)))
    }
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    wrapNodes { node, _ in
      guard let words = label?.plainText else { return node }
      return TraitNode(node, .value(key: RowKeys.Badge.self, value: words))
    }
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text(verbatim: String($0)) })
  }
}
