import SemanticTree

/// A control that chooses a colour. The panel that it opens is not modelled.
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let label: Label
  let place: SourcePlace
}

extension ColorPicker: View where Label: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A colour picker with a label of any kind.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    context.runtime.log.missing(
      "ColorPicker", at: view.place,
      consequence: "its size and its words are guesses, and the panel it opens is not shown")
    let inner = context.entering(.slot(.style))
    let areLabelsShown = !context.environment.labelsHidden
    let label = inner.slot(.label, view.label)
    let row = _ColorPickerRow(label: areLabelsShown ? label : nil, color: view.selection.wrappedValue)
    let element = ControlElement(
      label: inner.words(of: label, areShown: areLabelsShown), traits: .button,
      actions: [(.activate, {})], place: view.place)
    sink.nodes.append(ControlNode(inner.node(of: row), element, in: inner))
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(selection: selection, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// A colour picker with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(selection: selection, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

/// The label and a disc of the colour, 28 points wide as is usual.
private struct _ColorPickerRow: View {
  let label: _StyleSlot?
  let color: Color

  var body: some View {
    HStack {
      if let label {
        label
        Spacer()
      }
      _Figure { _ in
        FigureNode.Look(
          size: { _ in CGSize(width: 28, height: 28) }, touches: { .ellipse(Rect($0)) },
          parts: { [FigureNode.Part(.ellipse(Rect($0)), color)] })
      }
    }
  }
}
