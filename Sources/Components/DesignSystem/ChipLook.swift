import SemanticUI

extension Chip {
  /// How large a chip is.
  public enum Size: Hashable, CaseIterable, Sendable {
    case sm, md

    /// The font of the title. A stand-in, as all numbers here: the documentation gives none.
    var font: Font { self == .md ? .subheadline : .caption }
    /// Room beside the title, in points.
    var horizontalPadding: CGFloat { self == .md ? 14 : 10 }
    /// Room above and below the title, in points.
    var verticalPadding: CGFloat { self == .md ? 8 : 4 }
    /// Room between icons and title, in points.
    var spacing: CGFloat { 6 }
  }

  /// How a chip is drawn.
  public enum Variant: Hashable, CaseIterable, Sendable {
    /// On a tinted surface, fully opaque when selected: for primary filters.
    case filled
    /// On a muted surface without a border, which deepens when selected: for secondary tags.
    case soft
    /// In a border only, which takes the accent colour when selected: for tight places.
    case outlined
  }
}

/// The colours of a chip in one variant and state. The opacities are stand-ins: the documentation gives none.
struct ChipLook {
  let variant: Chip.Variant
  let color: Color
  let isSelected: Bool

  var surface: Color {
    switch variant {
    case .filled: color.opacity(isSelected ? 1 : 0.2)
    case .soft: color.opacity(isSelected ? 0.3 : 0.15)
    case .outlined: .clear
    }
  }

  var border: AnyShapeStyle {
    switch variant {
    case .filled: AnyShapeStyle(color)
    case .soft: AnyShapeStyle(.clear)
    case .outlined: isSelected ? AnyShapeStyle(color) : AnyShapeStyle(.separator)
    }
  }

  var foreground: Color {
    switch variant {
    case .filled: isSelected ? .white : color
    case .soft: color
    case .outlined: isSelected ? color : .primary
    }
  }
}
