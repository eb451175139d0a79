import SemanticTree
import Typesetting

/// Writes a drawing list as the painter of the typesetter would paint it.
struct ItemWriter {
  let shelf: Shelf
  let outliner: TextOutliner
  let environment: ScreenEnvironment
  /// What is written in place of what is not known; each thing once.
  private(set) var standIns: [StandIn] = []
  /// The name of what lies beneath the items being written, for materials; nil where that is not known.
  var backdrop: String?

  init(shelf: Shelf, outliner: TextOutliner, environment: ScreenEnvironment) {
    self.shelf = shelf
    self.outliner = outliner
    self.environment = environment
  }

  /// The whole picture: the window and what is on it.
  mutating func content(_ items: [DrawingItem]) -> String {
    let window = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
    let ground = window.element.colored("fill", environment.appearance == .dark ? .black : .white).markup()
    var markup = ground
    for item in items {
      if item.holdsMaterial {
        let layer = shelf.definitions.share(.layer, Element("g").around(markup))
        backdrop = layer
        markup = Element.use(layer).markup()
      }
      markup += self.markup(of: item, within: window)
    }
    return markup
  }

  /// - Parameter visible: where items can be seen, in their own points; nil where that is not known.
  mutating func markup(of items: [DrawingItem], within visible: Rect?) -> String {
    var markup = ""
    for item in items { markup += self.markup(of: item, within: visible) }
    return markup
  }

  private mutating func markup(of item: DrawingItem, within visible: Rect?) -> String {
    guard var bounds = InkBounds.of([item])?.usable else { return "" }
    if let visible {
      guard let shared = bounds.intersection(visible) else { return "" }
      bounds = shared
    }
    switch item {
    case .text(let text): return markup(of: text, within: bounds)
    case .fill(let shape): return fill(shape, within: bounds)
    case .stroke(let shape, let width, let dash): return stroke(shape, width, dash, within: bounds)
    case .symbol(let symbol): return markup(of: symbol, within: bounds)
    case .image(let image): return markup(of: image, within: bounds)
    case .group(let group): return markup(of: group, within: visible, bounds: bounds)
    }
  }

  /// Notes that something is only hinted at.
  mutating func note(_ kind: StandIn.Kind, _ name: String, _ frame: Rect?) {
    let standIn = StandIn(kind: kind, name: name, frame: frame)
    if !standIns.contains(standIn) { standIns.append(standIn) }
  }
}

// MARK: - Shapes

extension ItemWriter {
  private mutating func fill(_ shape: ShapeDrawing, within bounds: Rect) -> String {
    guard let outline = shape.outline.usable else { return "" }
    return paint(.fill(outline), in: shape.paint, within: bounds)
  }

  private mutating func stroke(
    _ shape: ShapeDrawing, _ width: Double, _ dash: [Double], within bounds: Rect
  ) -> String {
    guard let outline = shape.outline.usable, width.isUsable, width > 0 else { return "" }
    return paint(
      .stroke(outline, width: width, dash: dash.usableDash), in: shape.paint, within: bounds)
  }

  /// Stripes with a border.
  private mutating func markup(of image: ImageDrawing, within bounds: Rect) -> String {
    guard let frame = image.frame.usable, !frame.isEmpty else { return "" }
    note(.image, image.name, frame)
    let stripes = frame.element.referring("fill", to: self.stripes)
    let border = Figure.stroke(.rectangle(frame.inset(by: 0.5)), width: 1, dash: [])
    let element = Element("g").with("class", "approximate").titled(image.name)
      .around(stripes.markup())
      .around(border.element(in: StandIns(environment).border).markup())
    return element.markup()
  }
}
