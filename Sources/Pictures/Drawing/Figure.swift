import SemanticTree
import Typesetting

/// Something that is painted in one paint.
enum Figure {
  case fill(Outline)
  /// A dash pattern is usable or empty.
  case stroke(Outline, width: Double, dash: [Double])
  /// A shared line of text that starts at a place.
  case words(String, Point)
  /// A shared sketch about a place.
  case symbol(String, Point)

  /// The figure in one colour.
  func element(in color: RGBA) -> Element {
    switch self {
    case .fill(let outline): return outline.element.colored("fill", color)
    case .stroke: return stroked.colored("stroke", color)
    case .words(let name, let place):
      let element = Element.use(name, at: (place.x, place.y))
      let colored = color.shortHex == "#000" ? element : element.with("fill", color.shortHex)
      return colored.faded("opacity", color.alpha.share)
    case .symbol(let name, let place):
      return Element.use(name, at: (place.x, place.y)).with("color", color.shortHex)
        .faded("opacity", color.alpha.share)
    }
  }

  /// The figure in a shared gradient; nil where the gradient would be laid over the shared drawing's own units.
  func element(referringTo paint: String) -> Element? {
    switch self {
    case .fill(let outline): outline.element.referring("fill", to: paint)
    case .stroke: stroked.referring("stroke", to: paint)
    case .words, .symbol: nil
    }
  }

  private var stroked: Element {
    guard case .stroke(let outline, let width, let dash) = self else { return Element("g") }
    var element = outline.element.with("fill", "none")
    if Decimals.text(width) != "1" { element = element.with("stroke-width", width) }
    if !dash.isEmpty {
      element = element.with("stroke-dasharray", dash.map { Decimals.text($0) }.joined(separator: " "))
    }
    return outline.hasSharpCorners ? element.with("stroke-miterlimit", 10) : element
  }
}
