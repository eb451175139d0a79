import SemanticTree

extension View {
  nonisolated public func accessibilityLabel(
    _ label: Text, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    labelled(label, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    labelled(Text(key), SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    labelled(Text(verbatim: String(label)), SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    labelled(Text(label), SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func labelled(_ label: Text, _ place: SourcePlace) -> some View {
    accessibility(makesElement: true, at: place) { node, _ in
      node.label = label.plainText
      node.origins[.label] = .given
    }
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View { valued(value) }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { valued(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    valued(Text(verbatim: String(value)))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    valued(Text(value))
  }

  nonisolated private func valued(_ value: Text) -> some View {
    accessibility(makesElement: true) { node, _ in
      node.value = value.plainText
      node.origins[.value] = .given
    }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View { hinted(hint) }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { hinted(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    hinted(Text(verbatim: String(hint)))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    hinted(Text(hint))
  }

  nonisolated private func hinted(_ hint: Text) -> some View {
    accessibility { node, _ in
      node.hint = hint.plainText
      node.origins[.hint] = .given
    }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { node, _ in
      node.identifier = identifier
      node.origins[.identifier] = .given
    }
  }

  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibility { node, _ in node.inputLabels = labels.map(\.plainText) }
  }
  nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(keys.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { Text(verbatim: String($0)) })
  }
}
