import SemanticTree

extension ProgressViewStyleConfiguration {
  /// The element of a progress view: the label, and the share as a percentage, which is looked at often. iOS 26 is
  /// reported not to reach a spinner that has no label; before, it is called "In progress" as UIKit's is.
  func element(words: ControlElement.Words, in context: _ViewContext) -> ControlElement {
    let value = fractionCompleted.map { Percentages.words(for: $0, in: context.environment) }
    return ControlElement(
      label: label == nil && value == nil ? .text("In progress") : words,
      value: value.map { .text($0) } ?? .none, traits: .updatesFrequently, place: place)
  }

  func isReached(on metrics: ControlMetrics) -> Bool {
    fractionCompleted != nil || label != nil || !metrics.isNew
  }
}

extension View {
  /// Makes a progress view of what a style shows.
  func progressElement(_ configuration: ProgressViewStyleConfiguration) -> some View {
    applyToList { source, context, sink in
      var shown = _NodeSink()
      source.add(context, &shown)
      let content = context.single(shown.nodes)
      guard configuration.isReached(on: ControlMetrics(context.environment)) else {
        return sink.nodes.append(SilentNode(content))
      }
      let words = configuration.label.map { context.words(of: $0, areShown: false) } ?? .none
      sink.nodes.append(
        ControlNode(content, configuration.element(words: words, in: context), in: context))
    }
  }
}

/// The label, a bar, and what has been reached, one below the other.
struct _BarProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    let share = configuration.fractionCompleted ?? 0
    VStack(alignment: .leading) {
      if !labelsHidden { configuration.label }
      _Figure { Self.look(share, $0) }
      if !labelsHidden {
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .progressElement(configuration)
  }

  private static func look(_ share: Double, _ context: _ViewContext) -> FigureNode.Look {
    let height = ControlMetrics(context.environment).barHeight
    let isRightToLeft = context.environment.isRightToLeft
    return FigureNode.Look(
      size: { CGSize(width: max($0.width ?? 100, 0), height: height) },
      parts: { bounds in
        let width = bounds.width * share
        let filled = CGRect(
          x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        return [
          FigureNode.Part(.capsule(Rect(bounds)), Color(.systemFill)),
          FigureNode.Part(.capsule(Rect(filled)), TintShapeStyle()),
        ]
      })
  }
}

/// A spinner above its label. How iOS colours the label in detail is not published.
struct _SpinnerProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    let size = controlSize
    VStack {
      _Figure { context in
        let side = ControlMetrics(context.environment).spinnerSide(size)
        return FigureNode.Look(
          size: { _ in CGSize(width: side, height: side) },
          parts: { [FigureNode.Part(.ellipse(Rect($0)), Color(.systemGray))] })
      }
      if !labelsHidden { configuration.label.foregroundStyle(.secondary) }
    }
    .progressElement(configuration)
  }
}
