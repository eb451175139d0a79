/// Accessibility modifiers that can be switched off (`isEnabled: false` leaves the view as it is), as of iOS 18.
extension View {
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let labelled = accessibilityLabel(label, file: file, line: line, column: column)
    return switching(isEnabled, labelled)
  }
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled, file: file, line: line, column: column)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    accessibilityLabel(
      Text(verbatim: String(label)), isEnabled: isEnabled, file: file, line: line, column: column)
  }

  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    switching(isEnabled, accessibilityValue(value))
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }

  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    switching(isEnabled, accessibilityHint(hint))
  }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    switching(isEnabled, accessibilityIdentifier(identifier))
  }

  nonisolated public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View {
    switching(isEnabled, accessibilityInputLabels(labels))
  }
  nonisolated public func accessibilityInputLabels(
    _ keys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(keys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// One view in two looks, both at the same place in the tree so that switching keeps its state.
  nonisolated private func switching<Changed: View>(_ isEnabled: Bool, _ changed: Changed) -> some View {
    applyToList { source, context, sink in
      if isEnabled {
        Changed._makeNodes(changed, in: context, into: &sink)
      } else {
        source.add(context, &sink)
      }
    }
  }
}
