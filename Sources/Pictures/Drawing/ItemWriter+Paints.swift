import SemanticTree
import Typesetting

extension ItemWriter {
  /// A figure in a paint.
  /// - Parameter bounds: where its ink is.
  mutating func paint(_ figure: Figure, in paint: Paint, within bounds: Rect) -> String {
    switch paint {
    case .color(let color):
      return color.alpha.share > 0 ? figure.element(in: color).markup() : ""
    case .linearGradient(let stops, let start, let end):
      guard let ramp = Ramp(stops) else { return "" }
      let gradient = Gradients.linear(ramp, from: start, to: end)
      return self.paint(figure, in: gradient, or: ramp.last, within: bounds)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard let ramp = Ramp(stops) else { return "" }
      let gradient = Gradients.radial(ramp, around: center, from: startRadius, to: endRadius)
      return self.paint(figure, in: gradient, or: ramp.last, within: bounds)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard let ramp = Ramp(stops) else { return "" }
      guard [center.x, center.y, startAngle, endAngle].allSatisfy(\.isUsable) else {
        return figure.element(in: ramp.last).markup()
      }
      let fan = Fan(ramp, from: startAngle, to: endAngle, steps: Gradients.steps)
      return self.paint(figure, in: fan, around: center, within: bounds)
    case .material(let material):
      return self.paint(figure, in: material, within: bounds)
    case .image(let name):
      note(.image, name, bounds)
      let stripes = self.stripes
      return element(of: figure, in: stripes, within: bounds).with("class", "approximate").markup()
    }
  }

  /// A gradient without extent is its last colour.
  private mutating func paint(
    _ figure: Figure, in gradient: Element?, or last: RGBA, within bounds: Rect
  ) -> String {
    guard let gradient else { return figure.element(in: last).markup() }
    return element(of: figure, in: shelf.definitions.share(.paint, gradient), within: bounds).markup()
  }

  private func element(of figure: Figure, in paint: String, within bounds: Rect) -> Element {
    if let element = figure.element(referringTo: paint) { return element }
    let mask = mask(of: figure.element(in: .white).markup(), within: bounds)
    return bounds.element.referring("fill", to: paint).referring("mask", to: mask)
  }

  private func paint(_ figure: Figure, in fan: Fan, around center: Point, within bounds: Rect) -> String {
    let corners = [bounds.minX, bounds.maxX].flatMap { x in
      [bounds.minY, bounds.maxY].map { y in abs(x - center.x) + abs(y - center.y) }
    }
    let wedges = Gradients.wedges(fan, reach: 2 * (corners.max() ?? 0) + 1)
    let colors = Element.use(shelf.definitions.share(.paint, wedges), at: (center.x, center.y)).markup()
    if case .fill(let outline) = figure { return clipped(colors, to: outline) }
    let mask = mask(of: figure.element(in: .white).markup(), within: bounds)
    return Element("g").referring("mask", to: mask).around(colors).markup()
  }

  /// The name of the stripes that stand for a picture.
  var stripes: String {
    shelf.definitions.share(.paint, Gradients.stripes(StandIns(environment)))
  }

  /// The name of a mask that shows where some markup is opaque, whatever its colours.
  func mask(of markup: String, within bounds: Rect) -> String {
    let mask = bounds.element(named: "mask").with("maskUnits", "userSpaceOnUse").with("mask-type", "alpha")
    return shelf.definitions.share(.mask, mask.around(markup))
  }

  /// Some markup as far as it lies within a figure.
  func clipped(_ markup: String, to outline: Outline) -> String {
    guard !markup.isEmpty else { return "" }
    let clip = shelf.definitions.share(.clip, Element("clipPath").around(outline.element.markup()))
    return Element("g").referring("clip-path", to: clip).around(markup).markup()
  }
}
