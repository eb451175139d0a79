import SemanticTree

/// Shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  let place: SourcePlace
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = GaugeStyleConfiguration(
      value: view.fraction, label: inner.slot(.label, view.label),
      currentValueLabel: inner.optionalSlot(.currentValue, view.currentValueLabel),
      minimumValueLabel: inner.optionalSlot(.header, view.minimum),
      maximumValueLabel: inner.optionalSlot(.footer, view.maximum), place: view.place)
    inner.addStyled(configuration, automatic: ControlStyleBox(DefaultGaugeStyle()), into: &sink)
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// A gauge with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: gaugeFraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView(),
      place: SourcePlace(file: file, line: line, column: column))
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// A gauge with labels for itself and its value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: gaugeFraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView(),
      place: SourcePlace(file: file, line: line, column: column))
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// A gauge with labels for itself, its value and its bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: gaugeFraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      place: SourcePlace(file: file, line: line, column: column))
  }
}

/// Where a value lies in a range, from 0 to 1; 0 where there is no telling.
private func gaugeFraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  let length = Double(bounds.upperBound - bounds.lowerBound)
  guard length.isFinite, length > 0 else { return 0 }
  let share = Double(value - bounds.lowerBound) / length
  return share.isNaN ? 0 : min(max(share, 0), 1)
}
