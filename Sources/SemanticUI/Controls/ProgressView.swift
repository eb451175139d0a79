import SemanticTree

/// Shows how far something is, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel> {
  /// The part that is done; nil where that is not known.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let place: SourcePlace

  /// A share of the whole within 0 and 1; nil where the numbers give none.
  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let share = Double(value) / Double(total)
    return share.isNaN ? nil : min(max(share, 0), 1)
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// How far something is, with labels of any kind.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel(),
      place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.fraction, label: inner.optionalSlot(.label, view.label),
      currentValueLabel: inner.optionalSlot(.currentValue, view.currentValueLabel), place: view.place)
    inner.addStyled(configuration, automatic: ControlStyleBox(DefaultProgressViewStyle()), into: &sink)
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a label of any kind.
  nonisolated public init(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: nil, label: label(), currentValueLabel: EmptyView(),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// How far something is, with a label of any kind.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, total: total, file: file, line: line, column: column, label: label,
      currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  nonisolated public init(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    self.init(file: file, line: line, column: column) { EmptyView() }
  }

  /// How far something is.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(value: value, total: total, file: file, line: line, column: column) { EmptyView() }
  }

  /// How far an operation of Foundation's is, as it stands when the view is made.
  nonisolated public init(
    _ progress: Progress, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      value: progress.isIndeterminate ? nil : progress.fractionCompleted, file: file, line: line,
      column: column)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// Something that goes on, with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }

  /// How far something is, with a translated title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(value: value, total: total, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// How far something is, with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(value: value, total: total, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.Label
{
  /// The progress that a style is making, for styles that build on another.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label ?? .nothing(.label),
      currentValueLabel: configuration.currentValueLabel ?? .nothing(.currentValue),
      place: configuration.place)
  }
}
