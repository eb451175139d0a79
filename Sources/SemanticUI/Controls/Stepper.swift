import SemanticTree

/// A control that makes a value greater or less.
public struct Stepper<Label> {
  let label: Label
  let change: StepperChange
  let place: SourcePlace
}

/// What the halves of a stepper do; nil where a half can do nothing.
struct StepperChange {
  var increment: (@MainActor () -> Void)?
  var decrement: (@MainActor () -> Void)?
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
}

extension StepperChange {
  /// Steps of a value, within bounds where there are any. A step beyond a bound leads to the bound.
  init<V: Strideable>(
    _ value: Binding<V>, step: V.Stride, bounds: ClosedRange<V>?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    func stepped(by stride: V.Stride) -> (@MainActor () -> Void)? {
      guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: stride) } }
      let present = value.wrappedValue
      let next = present.advanced(by: stride)
      let clamped = min(max(next, bounds.lowerBound), bounds.upperBound)
      guard clamped != present else { return nil }
      return { value.wrappedValue = clamped }
    }
    self.init(
      increment: stepped(by: step), decrement: stepped(by: 0 - step), onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View where Label: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A stepper that runs actions. A half without an action is disabled.
  nonisolated public init(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      change: StepperChange(
        increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A stepper of a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      change: StepperChange(value, step: step, bounds: nil, onEditingChanged: onEditingChanged),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A stepper of a value within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      change: StepperChange(value, step: step, bounds: bounds, onEditingChanged: onEditingChanged),
      place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let row = _StepperRow(label: inner.slot(.label, view.label), change: view.change, place: view.place)
    _StepperRow._makeNodes(row, in: inner, into: &sink)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a translated title that runs actions.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      file: file, line: line, column: column,
      label: { Text(titleKey, file: file, line: line, column: column) }, onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title as it is that runs actions.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      file: file, line: line, column: column,
      label: { Text(title, file: file, line: line, column: column) }, onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value with a translated title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, file: file, line: line, column: column,
      label: { Text(titleKey, file: file, line: line, column: column) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, file: file, line: line, column: column,
      label: { Text(title, file: file, line: line, column: column) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds with a translated title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column,
      label: { Text(titleKey, file: file, line: line, column: column) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column,
      label: { Text(title, file: file, line: line, column: column) }, onEditingChanged: onEditingChanged)
  }
}
