import SemanticUI

/// A chip that turns one choice of several on and off, with a checkmark while it is on.
public struct ChipToggle: View {
  private let title: String
  @Binding private var isOn: Bool
  private let size: Chip.Size
  private let variant: Chip.Variant
  private let color: Color

  /// Makes a chip for a choice that a binding keeps.
  public init(
    _ title: String, isOn: Binding<Bool>, size: Chip.Size = .md, variant: Chip.Variant = .filled,
    color: Color = DesignTokens.primary
  ) {
    self.title = title
    _isOn = isOn
    self.size = size
    self.variant = variant
    self.color = color
  }

  public var body: some View {
    Chip(
      title, leadingIcon: isOn ? "checkmark" : nil, size: size, variant: variant, color: color,
      isSelected: isOn
    ) {
      isOn.toggle()
    }
  }
}
