/// Steppers that format their value, which an iPhone shows nowhere. Whether VoiceOver says it is not known; it is
/// left out.
extension Stepper where Label: View {
  /// A stepper of a value with a label of any kind.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, file: file, line: line, column: column, label: label,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds with a label of any kind.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column, label: label,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value with a translated title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, file: file, line: line, column: column,
      label: { Text(titleKey, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds with a translated title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column,
      label: { Text(titleKey, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, file: file, line: line, column: column,
      label: { Text(title, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column,
      label: { Text(title, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged)
  }
}
