import SemanticTree

/// A stepper's label, the room between, and its two halves.
///
/// The halves are the buttons of UIKit's stepper, "Decrement" and "Increment"; the label stays an element of its
/// own. What VoiceOver says of SwiftUI's stepper beyond that is not published.
struct _StepperRow: View {
  let label: _StyleSlot
  let change: StepperChange
  let place: SourcePlace
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      _StepperControl(change: change, place: place)
    }
  }
}

/// The two halves.
private struct _StepperControl: PrimitiveView {
  let change: StepperChange
  let place: SourcePlace

  private enum Half { case decrement, increment }

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    if context.environment.screen.locale.prefix(2) != "en" {
      context.runtime.log.note("a Stepper's words 'Decrement' and 'Increment' are known in English only")
    }
    let halves = [view.half(.decrement, in: context), view.half(.increment, in: context)]
    sink.nodes.append(
      StackNode(
        identity: context.identity, axis: .horizontal, alignment: VerticalAlignment.center.guide,
        spacing: ControlMetrics(context.environment).stepperGap,
        isRightToLeft: context.environment.isRightToLeft, children: halves))
  }

  private func half(_ half: Half, in context: _ViewContext) -> LayoutNode {
    let isIncrement = half == .increment
    var inner = context.entering(.index(isIncrement ? 1 : 0))
    let action = isIncrement ? change.increment : change.decrement
    if action == nil { inner.environment[IsEnabledKey.self] = false }
    let tell = change.onEditingChanged
    let act: @MainActor () -> Void = {
      tell(true)
      action?()
      tell(false)
    }
    let element = ControlElement(
      label: .text(isIncrement ? "Increment" : "Decrement"), traits: .button, actions: [(.activate, act)],
      place: place)
    return ControlNode(
      inner.node(of: _StepperHalf(symbol: isIncrement ? "plus" : "minus")), element, in: inner)
  }
}

/// One half: a symbol on a surface of half the stepper's size.
private struct _StepperHalf: View {
  let symbol: String
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    _Figure { context in
      let metrics = ControlMetrics(context.environment)
      let size = metrics.stepperSize
      let width = (size.width - metrics.stepperGap) / 2
      return FigureNode.Look(
        size: { _ in CGSize(width: width, height: size.height) }, touches: nil,
        parts: {
          [FigureNode.Part(.roundedRectangle(Rect($0), radius: 8), Color(.tertiarySystemFill))]
        })
    }
    .overlay {
      Image(systemName: symbol)
        .foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
    }
  }
}
