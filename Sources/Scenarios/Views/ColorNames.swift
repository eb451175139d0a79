import SemanticUI

extension ColorSpecification {
  /// The colour as such, the same wherever it is used.
  var color: Color {
    switch self {
    case .named(let name): ColorSpecification.color(named: name)
    case .exact(let color): Color(_rgba: color)
    case .faded(let base, let opacity): base.color.opacity(opacity)
    case .adaptive(let light, let dark): Color(_light: light.color, dark: dark.color)
    }
  }

  /// The colour as a style, which may depend on what is around: `secondary` on a blue text is a paler blue.
  var style: AnyShapeStyle {
    switch self {
    case .named("primary"): AnyShapeStyle(HierarchicalShapeStyle.primary)
    case .named("secondary"): AnyShapeStyle(HierarchicalShapeStyle.secondary)
    case .named("tertiary"): AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    case .named("quaternary"): AnyShapeStyle(HierarchicalShapeStyle.quaternary)
    case .named("tint"): AnyShapeStyle(TintShapeStyle())
    case .named("background"): AnyShapeStyle(BackgroundStyle())
    case .named("separator"): AnyShapeStyle(SeparatorShapeStyle())
    case .faded(let base, let opacity): AnyShapeStyle(base.style.opacity(opacity))
    default: AnyShapeStyle(color)
    }
  }

  private static func color(named name: String) -> Color {
    switch name {
    case "clear": .clear
    case "black": .black
    case "white": .white
    default: Color(_system: tokens[name] ?? "system\(name.capitalized)") ?? .clear
    }
  }

  /// UIKit's names of what SwiftUI calls differently; its palette has `system` before the name.
  private static let tokens = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel", "accent": "tint", "tint": "tint", "background": "systemBackground",
    "separator": "separator",
  ]
}
