import SemanticUI

/// One chip of a filter chip group.
struct FilterChip: View {
  let title: LocalizedStringResource
  let isSelected: Bool
  let color: Color
  let toggle: () -> Void

  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Button(action: toggle) {
      content
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .foregroundStyle(isSelected ? AnyShapeStyle(ReadableForeground(on: color)) : AnyShapeStyle(.primary))
        .background(isSelected ? color : .clear, in: .capsule)
        .overlay { Capsule().strokeBorder(border, lineWidth: 1) }
        // Reaches into the rows' spacing, so that the chip is easier to hit than it is high.
        .padding(.vertical, 4)
        .contentShape(.rect)
        .padding(.vertical, -4)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .animation(animation, value: isSelected)
  }

  private var content: some View {
    HStack(spacing: 6) {
      if isSelected {
        Image(systemName: "checkmark")
          .font(.caption.weight(.bold))
          .transition(reduceMotion ? .opacity : .scale.combined(with: .opacity))
      }
      Text(title)
        .lineLimit(1)
    }
    .font(.subheadline.weight(.medium))
  }

  private var border: AnyShapeStyle {
    isSelected ? AnyShapeStyle(color) : AnyShapeStyle(.quaternary)
  }

  private var animation: Animation {
    reduceMotion ? .easeInOut(duration: 0.15) : .spring(duration: 0.3, bounce: 0.35)
  }
}

/// Black or white, whichever suits text on a colour: black above a relative luminance of one half.
nonisolated struct ReadableForeground: ShapeStyle {
  let surface: Color

  init(on surface: Color) { self.surface = surface }

  func resolve(in environment: EnvironmentValues) -> Color {
    let color = surface.resolve(in: environment)
    let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
    return luminance > 0.5 ? .black : .white
  }
}
