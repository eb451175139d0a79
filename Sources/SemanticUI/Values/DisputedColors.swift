import SemanticTree

extension SystemPalette {
  /// The colours of a drawing on whose values published constants disagree, by name.
  static func disputedColors(
    of drawing: [DrawingItem], in environment: SemanticTree.ScreenEnvironment
  ) -> [DisputedColor] {
    var names = Set<String>()
    collectNames(drawing, into: &names)
    return names.sorted().compactMap { name in
      guard let token = SystemColorToken(rawValue: name) else { return nil }
      let alternatives = alternatives(for: token, in: environment)
      return alternatives.isEmpty ? nil : DisputedColor(token: name, alternatives: alternatives)
    }
  }

  private static func collectNames(_ items: [DrawingItem], into names: inout Set<String>) {
    for item in items {
      switch item {
      case .text(let text): names.formUnion(text.paint.tokens)
      case .symbol(let symbol): names.formUnion(symbol.paint.tokens)
      case .fill(let shape), .stroke(let shape, _, _): names.formUnion(shape.paint.tokens)
      case .image: break
      case .group(let group): collectNames(group.children, into: &names)
      }
    }
  }
}

extension Paint {
  /// The names of its colours.
  fileprivate var tokens: [String] {
    switch self {
    case .color(let color): color.token.map { [$0] } ?? []
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.compactMap(\.color.token)
    case .material, .image: []
    }
  }
}
