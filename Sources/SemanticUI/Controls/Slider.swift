import SemanticTree

/// A control that sets a value on a track.
public struct Slider<Label, ValueLabel> {
  let range: SliderRange
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let onEditingChanged: @MainActor (Bool) -> Void
  let place: SourcePlace
}

extension Slider: View where Label: View, ValueLabel: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A slider with labels at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: nil), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged,
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A slider in steps with labels at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step)), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged,
      place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let row = _SliderRow(
      share: view.range.share, minimum: inner.optionalSlot(.item, view.minimum),
      maximum: inner.optionalSlot(.currentValue, view.maximum))
    let hidden = inner.entering(.slot(.title)).node(of: view.label)
    let element = ControlElement(
      label: .hidden(hidden), value: .text(view.range.percent(in: context.environment)), traits: .adjustable,
      actions: [
        (.increment, view.range.move(up: true, view.onEditingChanged)),
        (.decrement, view.range.move(up: false, view.onEditingChanged)),
      ],
      place: view.place)
    sink.nodes.append(ControlNode(inner.node(of: row), element, in: inner))
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// A slider with a label that assistive technology alone uses.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, file: file, line: line, column: column, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }

  /// A slider in steps with a label that assistive technology alone uses.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, file: file, line: line, column: column, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }

  /// A slider in steps without a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, file: file, line: line, column: column, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
