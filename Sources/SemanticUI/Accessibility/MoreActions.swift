import SemanticTree

/// Actions and content in the forms that later versions added.
extension View {
  /// Offers an action under the words of a view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions {
      Button(action: action) { label }
    }
  }

  /// Offers the buttons of a builder as named actions; the category's heading in the rotor is not modelled.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content).notModelled(
      "accessibilityActions(category:)", "the actions stand under no category of their own",
      SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    applyToList { source, context, sink in
      guard let value else { return source.add(context, &sink) }
      sink.wrap({ source.add(context, &$0) }) { node in
        AccessibilityNode(node, makesElement: false, place: nil) { node, _ in
          let content = CustomContent(
            label: key.label.plainText, value: value.plainText,
            importance: importance == .high ? .high : .standard)
          node.customContent.removeAll { $0.label == content.label }
          node.customContent.append(content)
        }
      }
    }
  }
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }
}

/// Names a piece of custom content, so that an outer view can replace an inner one's.
public struct AccessibilityCustomContentKey {
  let label: Text

  nonisolated public init(_ label: Text, id: String) { self.label = label }
  nonisolated public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
  nonisolated public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

public struct AccessibilityActionCategory: Sendable {
  let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  nonisolated public init(_ name: Text) { self.name = name.plainText }
  nonisolated public init(_ key: LocalizedStringKey) { name = Text(key).plainText }
  init(name: String) { self.name = name }
}
