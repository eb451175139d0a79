import SemanticTree

/// Where something is painted, as boxes on the screen in the order of painting.
struct Ink {
  struct Spot {
    enum Kind { case text, picture, shape }

    let kind: Kind
    /// The element that it belongs to; nil outside of one.
    let node: NodeID?
    /// What the clips around leave of it.
    let box: Rect
    /// The same without clips.
    let whole: Rect
    /// The product of the opacities around it.
    let opacity: Double
  }

  private(set) var spots: [Spot] = []
  private var boxes: [NodeID: Rect] = [:]
  /// The place in the order of painting of the last thing that is painted for each element.
  private var lasts: [NodeID: Int] = [:]

  init(_ drawing: [DrawingItem]) {
    for item in drawing { add(item, Surroundings()) }
    for (index, spot) in spots.enumerated() {
      guard let node = spot.node else { continue }
      boxes[node] = boxes[node].map { $0.union(spot.box) } ?? spot.box
      lasts[node] = index
    }
  }

  /// The box around all that is painted for an element.
  func box(of id: NodeID) -> Rect? { boxes[id] }

  /// Whether anything is painted that has its middle within a box and does not reach far beyond it.
  func isPainted(in box: Rect) -> Bool {
    spots.contains { $0.isSeen && box.contains($0.box.center) && box.inset(by: -Ink.margin).holds($0.box) }
  }

  /// Whether a surface of something else, such as that of an open list, lies over a part of an element.
  func isUnderSurface(_ part: Rect, of id: NodeID) -> Bool {
    guard let last = lasts[id] else { return false }
    return spots[(last + 1)...].contains {
      $0.kind == .shape && $0.node != id && $0.isSeen && $0.box.inset(by: -1).holds(part)
    }
  }

  /// Whether a layer as large as half the screen is painted over all of a box, after what is in the box.
  func isVeiled(_ box: Rect, on screen: Rect) -> Bool {
    guard let last = spots.lastIndex(where: { box.contains($0.box.center) && !$0.box.isHalf(of: screen) })
    else { return false }
    return spots[last...].contains { $0.kind == .shape && $0.box.isHalf(of: screen) && $0.box.holds(box) }
  }

  /// Whether anything that can be seen is painted for a node or for what is inside it.
  func isPainted(for id: NodeID) -> Bool {
    spots.contains { $0.isSeen && ($0.node == id || $0.node?.isWithin(id) == true) }
  }

  /// How far what is painted may reach beyond the place that takes touches, in points.
  private static let margin = 12.0

  // MARK: Collecting

  fileprivate struct Surroundings {
    var clips: [Rect] = []
    var transforms: [PlaneTransform] = []
    var opacity = 1.0

    func onScreen(_ box: Rect) -> Rect { transforms.reversed().reduce(box) { $1.apply(to: $0) } }
  }

  private mutating func add(_ item: DrawingItem, _ around: Surroundings) {
    switch item {
    case .text(let text): add(.text, text.node, text.frame, around)
    case .symbol(let symbol): add(.picture, symbol.node, symbol.frame, around)
    case .image(let image): add(.picture, image.node, image.frame, around)
    case .fill(let shape), .stroke(let shape, _, _):
      if !shape.paint.isClear { add(.shape, shape.node, shape.outline.bounds, around) }
    case .group(let group):
      let inner = around.within(group.effect)
      for child in group.children { add(child, inner) }
    }
  }

  private mutating func add(_ kind: Spot.Kind, _ node: NodeID?, _ frame: Rect, _ around: Surroundings) {
    let whole = around.onScreen(frame)
    let box = around.clips.reduce(whole) { $0.intersection($1) ?? .zero }
    spots.append(Spot(kind: kind, node: node, box: box, whole: whole, opacity: around.opacity))
  }
}

extension Ink.Spot {
  /// True where anything of it can be seen.
  var isSeen: Bool { !box.isEmpty && opacity > 0.001 }
}

extension Ink.Surroundings {
  fileprivate func within(_ effect: DrawingGroup.Effect) -> Self {
    var copy = self
    switch effect {
    case .opacity(let opacity): copy.opacity *= opacity
    case .clip(let outline): copy.clips.append(onScreen(outline.bounds))
    case .transform(let scaleX, let scaleY, let rotation, let anchor):
      copy.transforms.append(
        PlaneTransform(scaleX: scaleX, scaleY: scaleY, rotation: rotation, anchor: anchor))
    case .shadow, .blur, .mask, .other: break
    }
    return copy
  }
}

extension PlaneTransform {
  /// The box around a box that is scaled and turned.
  fileprivate func apply(to box: Rect) -> Rect {
    let corners = [box.minX, box.maxX].flatMap { x in
      [box.minY, box.maxY].map { apply(to: Point(x: x, y: $0)) }
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }
}

extension Rect {
  var area: Double { isEmpty ? 0 : width * height }

  /// Whether it is at least half as large as another.
  func isHalf(of other: Rect) -> Bool { area * 2 >= other.area }
}

extension Paint {
  /// True for a colour without any strength.
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.alpha == 0 } else { false }
  }
}
