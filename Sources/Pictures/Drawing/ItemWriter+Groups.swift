import SemanticTree
import Typesetting

extension ItemWriter {
  /// A group with its effect.
  /// - Parameters:
  ///   - visible: where items can be seen, in their own points; nil where that is not known.
  ///   - bounds: where the group's ink can be seen.
  mutating func markup(of group: DrawingGroup, within visible: Rect?, bounds: Rect) -> String {
    switch group.effect {
    case .opacity(let opacity): return faded(group, opacity.share, within: visible)
    case .clip(let outline): return clipped(group, to: outline, within: visible)
    case .mask(let items):
      let children = markup(of: group.children, within: bounds)
      let mask = mask(of: markup(of: items, within: bounds), within: bounds)
      return children.isEmpty ? "" : Element("g").referring("mask", to: mask).around(children).markup()
    case .shadow(let color, let radius, let x, let y):
      guard x.isUsable, y.isUsable else { return markup(of: group.children, within: visible) }
      let shadow = Filters.shadow(color, radius: Blur.usable(radius), x: x, y: y)
      return filtered(group, by: shadow, within: visible, bounds: bounds)
    case .blur(let radius):
      return filtered(group, by: Filters.blur(Blur.usable(radius)), within: visible, bounds: bounds)
    case .transform(let scaleX, let scaleY, let rotation, let anchor):
      guard Turn(scaleX: scaleX, scaleY: scaleY, rotation: rotation, anchor: anchor) != nil else { return "" }
      let children = withoutBackdrop { $0.markup(of: group.children, within: nil) }
      let move = Transforms.text(scaleX: scaleX, scaleY: scaleY, rotation: rotation, anchor: anchor)
      return move.isEmpty ? children : Element("g").with("transform", move).around(children).markup()
    case .other(let name):
      note(.effect, name, bounds)
      return markup(of: group.children, within: visible)
    }
  }

  private mutating func faded(_ group: DrawingGroup, _ opacity: Double, within visible: Rect?) -> String {
    guard opacity > 0 else { return "" }
    let children = markup(of: group.children, within: visible)
    guard opacity < 1, !children.isEmpty else { return children }
    return Element("g").faded("opacity", opacity).around(children).markup()
  }

  /// A rectangle that holds all the ink cuts nothing.
  private mutating func clipped(
    _ group: DrawingGroup, to outline: Outline, within visible: Rect?
  ) -> String {
    guard let outline = outline.usable, let extent = outline.extent,
      let ink = InkBounds.of(group.children), let shown = ink.intersection(visible ?? ink)
    else { return "" }
    if case .rectangle(let rect) = outline, rect.intersection(shown) == shown {
      return markup(of: group.children, within: visible)
    }
    guard let seen = extent.intersection(shown) else { return "" }
    return clipped(markup(of: group.children, within: visible == nil ? nil : seen), to: outline)
  }

  private mutating func filtered(
    _ group: DrawingGroup, by effect: String?, within visible: Rect?, bounds: Rect
  ) -> String {
    let children = markup(of: group.children, within: visible)
    guard let effect, !children.isEmpty else { return children }
    let filter = bounds.element(named: "filter").with("filterUnits", "userSpaceOnUse")
      .with("color-interpolation-filters", "sRGB").around(effect)
    let name = shelf.definitions.share(.filter, filter)
    return Element("g").referring("filter", to: name).around(children).markup()
  }
}
