import SemanticTree

/// Where items may leave ink: never too small, so that layers can be cut to it.
package enum InkBounds {
  /// Nil where nothing is drawn.
  package static func of(_ items: [DrawingItem]) -> Rect? {
    items.reduce(nil) { union($0, of($1)) }
  }

  private static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }

  private static func of(_ item: DrawingItem) -> Rect? {
    switch item {
    case .fill(let shape): shape.outline.usable?.extent
    case .stroke(let shape, let width, _): of(shape, stroke: width)
    case .text(let text): of(text)
    case .symbol(let symbol): symbol.frame.usable?.inset(by: -2)
    case .image(let image): image.frame.usable?.inset(by: -1)
    case .group(let group): of(group)
    }
  }

  /// Sharp corners reach out by ten times half the width at most.
  private static func of(_ shape: ShapeDrawing, stroke width: Double) -> Rect? {
    guard width.isUsable else { return nil }
    return shape.outline.usable?.extent?.inset(by: -5 * abs(width) - 1)
  }

  /// Letters may hang over their frame or their lines; by more than their size they do not.
  private static func of(_ text: TextDrawing) -> Rect? {
    guard let frame = text.frame.usable else { return nil }
    let lines = text.lines.compactMap { line in
      line.frame.moved(x: frame.x, y: frame.y).usable
    }
    let corners = ([frame] + lines).flatMap { [$0.origin, Point(x: $0.maxX, y: $0.maxY)] }
    return Rect(around: corners)?.inset(by: -text.font.usableSize)
  }

  private static func of(_ group: DrawingGroup) -> Rect? {
    guard let inner = of(group.children) else { return nil }
    switch group.effect {
    case .opacity, .other: return inner
    case .clip(let outline): return outline.usable?.extent.flatMap { inner.intersection($0) }
    case .mask(let items): return of(items).flatMap { inner.intersection($0) }
    case .blur(let radius): return inner.inset(by: -reach(of: radius))
    case .shadow(_, let radius, let x, let y):
      guard x.isUsable, y.isUsable else { return inner }
      return inner.union(inner.moved(x: x, y: y).inset(by: -reach(of: radius)))
    case .transform(let scaleX, let scaleY, let rotation, let anchor):
      let transform = Turn(scaleX: scaleX, scaleY: scaleY, rotation: rotation, anchor: anchor)
      return transform.map { $0.box(around: inner) }
    }
  }

  /// How far a blur spreads ink, in points.
  package static func reach(of radius: Double) -> Double { 3 * Blur.usable(radius) + 1 }
}

extension Rect {
  fileprivate func moved(x distance: Double, y fall: Double) -> Rect {
    Rect(x: x + distance, y: y + fall, width: width, height: height)
  }
}

/// The radius of shadows and blurs, which is taken for the standard deviation of a Gaussian.
package enum Blur {
  /// In points; what is no length is none, and nothing is blurred over more than a hundred.
  package static func usable(_ radius: Double) -> Double { radius.isNaN ? 0 : min(max(radius, 0), 100) }
}
