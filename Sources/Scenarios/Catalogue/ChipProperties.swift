/// The sizes of a design-system chip.
public enum ChipSizeName: String, Hashable, Sendable, CaseIterable {
  case sm, md
}

/// The visual styles of a design-system chip.
public enum ChipVariantName: String, Hashable, Sendable, CaseIterable {
  case filled, soft, outlined
}

/// Keys that the design-system chip shares with its relatives.
enum ChipProperties {
  static let title = Property("title", TextKind(), "The label's text; one or two words.")
  static let leadingIcon = OptionalProperty("leadingIcon", StringKind(), "An SF Symbol before the title.")
  static let trailingIcon = OptionalProperty("trailingIcon", StringKind(), "An SF Symbol behind the title.")
  static let size = Property("size", ChoiceKind<ChipSizeName>(.md), default: .md, "The chip's size.")
  static let variant = Property(
    "variant", ChoiceKind<ChipVariantName>(.filled), default: .filled, "The visual style.")
  static let color = OptionalProperty(
    "color", ColorKind(), "The accent; the design system's primary colour unless given.")
  static let isUnavailable = Property(
    "isUnavailable", FlagKind(), default: .literal(false), "Whether it is dimmed and does not work.")
}
