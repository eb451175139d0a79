import SemanticTree

/// A label with a switch at the other end of the room.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    let areLabelsHidden = labelsHidden
    HStack {
      if !areLabelsHidden {
        configuration.label
        Spacer()
      }
      _Figure { SwitchLook(isOn: isOn, tint: tint, context: $0).look }
    }
    .controlElement {
      configuration.element(label: $0.words(of: configuration.label, areShown: !areLabelsHidden))
    }
  }
}

/// What a switch looks like.
@MainActor
private struct SwitchLook {
  let isOn: Bool
  let tint: Color?
  let context: _ViewContext

  var look: FigureNode.Look {
    let metrics = ControlMetrics(context.environment)
    let isRightToLeft = context.environment.isRightToLeft
    let overhang = metrics.switchOverhang
    let size = metrics.switchSize
    @Sendable func drawn(_ bounds: CGRect) -> CGRect {
      CGRect(
        x: isRightToLeft ? -overhang : 0, y: bounds.midY - size.height / 2, width: size.width + overhang,
        height: size.height)
    }
    let layoutSize = CGSize(width: size.width, height: layoutHeight(metrics))
    let isOn = isOn
    let style = trackStyle
    return FigureNode.Look(
      size: { _ in layoutSize }, touches: { .capsule(Rect(drawn($0))) },
      parts: { bounds in
        let track = drawn(bounds)
        let knob = Self.knob(in: track, atEnd: isOn != isRightToLeft, isNew: metrics.isNew)
        return [
          FigureNode.Part(.capsule(Rect(track)), style),
          FigureNode.Part(.capsule(Rect(knob)), Color.white),
        ]
      })
  }

  /// In the rows of lists a switch does not make the row higher than its text does: rows are 44 high before iOS 26
  /// and 51 (at the text size medium) in it, where insets and switch would come to 53 and 58 (measured).
  private func layoutHeight(_ metrics: ControlMetrics) -> CGFloat {
    let height = metrics.switchSize.height
    return context.environment.isInListRow ? min(height, 14) : height
  }

  private var trackStyle: AnyShapeStyle {
    let enabled = context.environment.untracked(IsEnabledKey.self)
    guard isOn else { return AnyShapeStyle(Color(.secondarySystemFill)) }
    let color = tint.map { AnyShapeStyle($0) } ?? context.environment.tint ?? AnyShapeStyle(Color.green)
    // How far iOS fades a disabled switch is not published.
    return enabled ? color : AnyShapeStyle(_OpacityShapeStyle(base: color, opacity: 0.5))
  }

  /// The thumb: 37 by 24 on iOS 26, a disc before; 2 points from the track's edge.
  private static func knob(in track: CGRect, atEnd: Bool, isNew: Bool) -> CGRect {
    let height = track.height - 4
    let width: CGFloat = isNew ? 37 : height
    let x = atEnd ? track.maxX - 2 - width : track.minX + 2
    return CGRect(x: x, y: track.minY + 2, width: width, height: height)
  }
}

/// A button that looks pressed in while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _ToggleButtonSurface(isOn: configuration.isOn) { configuration.label }
      .controlElement { _ in configuration.element(label: .shown) }
  }
}

/// The surface of a button-style toggle: filled with the tint while on, a bordered button's otherwise.
private struct _ToggleButtonSurface<Label: View>: View {
  let isOn: Bool
  @ViewBuilder let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    label
      .foregroundStyle(
        isOn && isEnabled
          ? AnyShapeStyle(Color(.prominentLabel)) : ButtonColors.label(nil, isEnabled: isEnabled)
      )
      .modifier(ButtonPadding(controlSize: controlSize))
      .background {
        _ButtonSurface(
          style: isOn && isEnabled
            ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiarySystemFill)))
      }
  }
}

/// The style that iOS chooses: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(SwitchToggleStyle())
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
