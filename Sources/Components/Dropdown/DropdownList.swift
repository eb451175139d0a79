import SemanticUI

/// The open part of the dropdown: its options on a raised surface, scrolling where they do not fit.
struct DropdownList<Option: Hashable>: View {
  let options: [Option]
  let selection: Option?
  let label: (Option) -> String
  let choose: (Option) -> Void

  var body: some View {
    ViewThatFits(in: .vertical) {
      rows
      ScrollView { rows }
    }
    .background(.regularMaterial, in: shape)
    .overlay { shape.strokeBorder(.separator) }
    .clipShape(shape)
    .shadow(color: .black.opacity(0.14), radius: 14, y: 6)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      if options.isEmpty {
        Text("No options")
          .font(.body)
          .foregroundStyle(.secondary)
          .padding(DropdownMetrics.emptyPadding)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      ForEach(options, id: \.self) { option in
        DropdownRow(label: label(option), isChosen: option == selection) { choose(option) }
      }
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: DropdownMetrics.cornerRadius) }
}

/// One option of the dropdown's list.
struct DropdownRow: View {
  let label: String
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        Text(label).font(.body)
        Spacer(minLength: DropdownMetrics.rowGap)
        if isChosen {
          Image(systemName: "checkmark")
            .font(.subheadline.weight(.bold))
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
      }
      .padding(.horizontal, DropdownMetrics.horizontalPadding)
      .frame(minHeight: DropdownMetrics.rowHeight)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
