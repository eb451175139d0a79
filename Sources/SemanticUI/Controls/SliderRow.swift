import SemanticTree

/// A slider's track between the labels of its ends.
struct _SliderRow: View {
  let share: Double
  let minimum: _StyleSlot?
  let maximum: _StyleSlot?

  var body: some View {
    HStack {
      minimum
      _Figure { SliderLook(share: share, context: $0).look }
      maximum
    }
  }
}

/// What a slider looks like.
@MainActor
private struct SliderLook {
  let share: Double
  let context: _ViewContext

  var look: FigureNode.Look {
    let metrics = ControlMetrics(context.environment)
    return FigureNode.Look(
      size: {
        CGSize(width: max($0.width ?? metrics.sliderIdealWidth, 0), height: metrics.sliderHeight)
      },
      touches: { .rectangle(Rect($0)) }, parts: { parts(in: $0, metrics) })
  }

  private func parts(in bounds: CGRect, _ metrics: ControlMetrics) -> [FigureNode.Part] {
    let thumb = metrics.sliderThumb
    let track = bounds.insetBy(dx: 0, dy: (bounds.height - metrics.sliderTrackHeight) / 2)
    let isRightToLeft = context.environment.isRightToLeft
    let position = max(bounds.width - thumb.width, 0) * (isRightToLeft ? 1 - share : share)
    let knob = CGRect(
      x: position, y: bounds.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    let filled = CGRect(
      x: isRightToLeft ? knob.midX : 0, y: track.minY,
      width: isRightToLeft ? bounds.width - knob.midX : knob.midX, height: track.height)
    return [
      FigureNode.Part(.capsule(Rect(track)), Color(.systemFill)),
      FigureNode.Part(.capsule(Rect(filled)), TintShapeStyle()),
      FigureNode.Part(.capsule(Rect(knob)), Color.white),
    ]
  }
}
