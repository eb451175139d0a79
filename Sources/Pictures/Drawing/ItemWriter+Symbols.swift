import SemanticTree
import Typesetting

extension ItemWriter {
  /// The sketch that stands for a symbol.
  mutating func markup(of symbol: SymbolDrawing, within bounds: Rect) -> String {
    guard let sketch = symbol.placedSketch, let frame = symbol.frame.usable else { return "" }
    let name = shelf.symbol(sketch, rotation: symbol.rotation)
    let markup = paint(.symbol(name, frame.center), in: symbol.paint, within: bounds)
    guard sketch.isPlaceholder, !markup.isEmpty else { return markup }
    note(.symbol, symbol.name, frame)
    return Element("g").with("class", "approximate").titled(symbol.name).around(markup).markup()
  }
}

extension Shelf {
  /// The name of a sketch about the origin, drawn in the current colour.
  func symbol(_ sketch: PlacedSketch, rotation: Double) -> String {
    var group = Element("g").with("fill", "none").with("stroke", "currentColor")
      .with("stroke-linecap", "round").with("stroke-linejoin", "round")
    let angle = Decimals.text(rotation * 180 / .pi)
    if angle != "0" { group = group.with("transform", "rotate(\(angle))") }
    return definitions.share(.symbol, group.around(markup(of: sketch)))
  }

  /// What comes before holes is seen through a mask that leaves them out; what comes after is not.
  private func markup(of sketch: PlacedSketch) -> String {
    let room = Rect.around(sketch)
    var markup = ""
    var holes = ""
    func cut() {
      guard !holes.isEmpty else { return }
      let shown = room.element.with("fill", "#fff").with("stroke", "none").markup()
      let mask = room.element(named: "mask").with("maskUnits", "userSpaceOnUse").with("fill", "none")
        .with("stroke-linecap", "round").with("stroke-linejoin", "round")
      let name = definitions.share(.mask, mask.around(shown + holes))
      markup = Element("g").referring("mask", to: name).around(markup).markup()
      holes = ""
    }
    for part in sketch.parts {
      if part.isHole {
        holes += part.element(in: "#000").markup()
      } else {
        cut()
        markup += part.element(in: nil).markup()
      }
    }
    cut()
    return markup
  }
}

extension PlacedSketch.Part {
  /// - Parameter color: nil for that of the symbol.
  fileprivate func element(in color: String?) -> Element {
    guard let lineWidth else {
      return outline.element.with("fill", color ?? "currentColor").with("stroke", "none")
    }
    let line = outline.element.with("stroke-width", lineWidth)
    return color.map { line.with("stroke", $0) } ?? line
  }
}

extension Rect {
  /// The room that a sketch takes up.
  fileprivate static func around(_ sketch: PlacedSketch) -> Rect {
    sketch.parts.reduce(Rect.zero) { room, part in
      room.union((part.outline.extent ?? .zero).inset(by: -1 - (part.lineWidth ?? 0)))
    }
  }
}
