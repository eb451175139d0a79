import SemanticUI

/// The closed part of the dropdown: its title over the chosen option, with a chevron.
struct DropdownField: View {
  let title: LocalizedStringResource
  /// The words of the chosen option; nil while nothing is chosen.
  let chosen: String?
  let placeholder: String
  let isOpen: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      content
        .padding(.horizontal, DropdownMetrics.horizontalPadding)
        .padding(.vertical, DropdownMetrics.fieldVerticalPadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: shape)
        .overlay { shape.strokeBorder(.separator) }
        .contentShape(shape)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title)
    .accessibilityValue(chosen ?? placeholder)
    .accessibilityHint(isOpen ? "Closes the list" : "Opens the list")
  }

  private var content: some View {
    HStack(spacing: DropdownMetrics.fieldSpacing) {
      VStack(alignment: .leading, spacing: DropdownMetrics.captionGap) {
        Text(title)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(chosen ?? placeholder)
          .font(.body)
          .foregroundStyle(chosen == nil ? .secondary : .primary)
      }
      Spacer(minLength: 0)
      Image(systemName: "chevron.down")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.secondary)
        .rotationEffect(.degrees(isOpen ? 180 : 0))
        .accessibilityHidden(true)
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: DropdownMetrics.cornerRadius) }
}
