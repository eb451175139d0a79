/// The accessibility modifiers as they were before iOS 14; each does what its successor does.
extension View {
  nonisolated public func accessibility(
    label: Text, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    accessibilityLabel(label, file: file, line: line, column: column)
  }

  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Marks a member of a group that is picked from; nothing of it is spoken.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
