import Components
import SemanticUI

extension ShownComponent {
  var chipColor: Color { self[ChipProperties.color]?.color ?? DesignTokens.primary }

  var chipSize: Chip.Size {
    switch self[ChipProperties.size] {
    case .sm: .sm
    case .md: .md
    }
  }

  var chipVariant: Chip.Variant {
    switch self[ChipProperties.variant] {
    case .filled: .filled
    case .soft: .soft
    case .outlined: .outlined
    }
  }
}
