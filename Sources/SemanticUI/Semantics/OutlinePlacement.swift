import SemanticTree

extension Outline {
  /// The figure at its place on the screen.
  func placed(by placement: Placement) -> Outline {
    guard placement.isTranslation else { return pathPlaced(by: placement) }
    func move(_ rect: Rect) -> Rect {
      Rect(x: rect.x + placement.x, y: rect.y + placement.y, width: rect.width, height: rect.height).cleaned
    }
    switch self {
    case .rectangle(let rect): return .rectangle(move(rect))
    case .roundedRectangle(let rect, let radius): return .roundedRectangle(move(rect), radius: radius)
    case .capsule(let rect): return .capsule(move(rect))
    case .ellipse(let rect): return .ellipse(move(rect))
    case .path(let elements, let bounds):
      return .path(elements.map { $0.placed(by: placement) }, bounds: move(bounds))
    }
  }

  /// A scaled figure keeps its kind where nothing turns it.
  private func pathPlaced(by placement: Placement) -> Outline {
    let bounds = placement.boundingBox(of: bounds)
    switch self {
    case .path(let elements, _): return .path(elements.map { $0.placed(by: placement) }, bounds: bounds)
    case .rectangle: return .rectangle(bounds)
    case .roundedRectangle(_, let radius):
      return .roundedRectangle(bounds, radius: radius * placement.scale)
    case .capsule: return .capsule(bounds)
    case .ellipse: return .ellipse(bounds)
    }
  }
}

extension Placement {
  func boundingBox(of rect: Rect) -> Rect {
    moved(by: CGPoint(x: rect.x, y: rect.y)).rect(CGSize(width: rect.width, height: rect.height))
  }
}

extension PathElement {
  fileprivate func placed(by placement: Placement) -> PathElement {
    switch self {
    case .move(let point): .move(placement.apply(point))
    case .line(let point): .line(placement.apply(point))
    case .quadCurve(let point, let control):
      .quadCurve(placement.apply(point), control: placement.apply(control))
    case .curve(let point, let control1, let control2):
      .curve(
        placement.apply(point), control1: placement.apply(control1), control2: placement.apply(control2))
    case .close: .close
    }
  }
}
