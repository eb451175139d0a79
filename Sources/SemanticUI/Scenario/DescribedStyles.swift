import SemanticTree

extension Font {
  /// A font in the tree's words.
  ///
  /// - Parameters:
  ///   - style: the text style; with a size, the style along which the size grows.
  ///   - size: in points at the standard type size; nil takes the style's.
  ///   - isScaled: false where the size is the same at every type size.
  public init(
    _style style: SemanticTree.TextStyle, size: Double?, isScaled: Bool, weight: FontWeight?,
    design: FontDesign?
  ) {
    let weight = weight.map { Weight(weight: $0) }
    let design = design.map(Design.init)
    switch size.map({ CGFloat($0) }) {
    case nil: source = .style(style, design, weight)
    case let size? where isScaled: source = .scaled(size: size, relativeTo: style, weight, design)
    case let size?: source = .system(size: size, weight, design)
    }
  }
}

extension Font.Weight {
  /// A weight in the tree's words.
  public init(_weight: FontWeight) { weight = _weight }
}

extension Font.Design {
  /// A design in the tree's words.
  public init(_ design: FontDesign) {
    switch design {
    case .standard: self = .default
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}

extension Color {
  /// A colour by its components.
  public init(_rgba color: RGBA) { source = .components(color) }

  /// One of UIKit's system colours by its name, such as `tertiaryLabel`; nil where there is none.
  public init?(_system name: String) {
    guard let token = SystemColorToken(rawValue: name), token.hasName else { return nil }
    self.init(token)
  }

  /// A colour for each appearance, as a colour set of an asset catalogue has it.
  public init(_light light: Color, dark: Color) { source = .adaptive(light: light, dark: dark) }
}

extension Material {
  /// A material in the tree's words.
  public init(_surface: SemanticTree.Material) { surface = _surface }
}
