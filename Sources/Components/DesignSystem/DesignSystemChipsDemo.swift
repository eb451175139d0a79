import SemanticUI

/// Shows the examples of the chip's documentation: one choice of three, a switch and a removable tag.
public struct DesignSystemChipsDemo: View {
  @State private var status = "All"
  @State private var isDark = false
  @State private var tags = ["Design"]

  /// Makes the demo: all shown, dark mode off, the tag in place.
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ChipGroup {
        ForEach(["All", "Active", "Done"], id: \.self) { name in
          Chip(name, isSelected: status == name) { status = name }
        }
      }
      Chip(
        "Dark Mode", leadingIcon: "moon.fill", variant: .soft, color: DesignTokens.info, isSelected: isDark
      ) {
        isDark.toggle()
      }
      ForEach(tags, id: \.self) { tag in
        Chip(
          tag, variant: .soft, color: DesignTokens.accent, isCloseable: true,
          onClose: { tags.removeAll { $0 == tag } })
      }
    }
    .padding(20)
  }
}

/// Shows the chip in every variant, size and state.
public struct ChipCatalogue: View {
  /// Makes the catalogue.
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Chip.Variant.allCases, id: \.self) { variant in
        ForEach(Chip.Size.allCases, id: \.self) { size in
          HStack(spacing: 8) {
            Chip("Default", size: size, variant: variant)
            Chip("Selected", size: size, variant: variant, isSelected: true)
            Chip("Closeable", size: size, variant: variant, isCloseable: true)
            Chip("Off", size: size, variant: variant, isUnavailable: true)
          }
        }
      }
    }
    .padding(20)
  }
}
