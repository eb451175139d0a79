import SemanticTree
import Typesetting

extension ItemWriter {
  /// How far a material blurs, as a standard deviation in points: a guess, since Apple publishes none and
  /// nothing here was measured.
  private static let blurRadius = 15.0

  /// A veil of the material's colour over what lies beneath, which is blurred there where it is known.
  mutating func paint(_ figure: Figure, in material: Material, within bounds: Rect) -> String {
    note(.material, material.rawValue, bounds)
    let veil = figure.element(in: StandIns(environment).tint(of: material)).with("class", "approximate")
      .markup()
    guard case .fill(let outline) = figure, let backdrop, let blur = Filters.blur(Self.blurRadius) else {
      return veil
    }
    let window = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
    let filter = window.element(named: "filter").with("filterUnits", "userSpaceOnUse")
      .with("color-interpolation-filters", "sRGB").around(blur)
    let name = shelf.definitions.share(.filter, filter)
    let blurred = Element("g").referring("filter", to: name).around(Element.use(backdrop).markup()).markup()
    return clipped(blurred, to: outline) + veil
  }

  /// Writes something whose points are not those of the screen, so that what lies beneath is not known in them.
  mutating func withoutBackdrop(_ write: (inout ItemWriter) -> String) -> String {
    let outer = backdrop
    backdrop = nil
    defer { backdrop = outer }
    return write(&self)
  }
}

extension DrawingItem {
  /// Whether a material is among what is drawn.
  var holdsMaterial: Bool {
    switch self {
    case .fill(let shape):
      if case .material = shape.paint { true } else { false }
    case .group(let group): group.children.contains(where: \.holdsMaterial)
    case .text, .stroke, .symbol, .image: false
    }
  }
}
