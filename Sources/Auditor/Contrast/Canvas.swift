import SemanticTree

/// A screen's drawing list, ready to be asked what a place looks like with a text or a symbol on it and without.
///
/// Glyphs other than those asked about do not count: between them the eye sees what is behind.
struct Canvas {
  /// A text or a symbol, whose colour is to be seen before what is behind it.
  struct Mark {
    enum Content {
      case text(TextDrawing)
      case symbol(SymbolDrawing)
    }

    let number: Int
    let content: Content
    fileprivate let transforms: [PlaneTransform]

    var node: NodeID? {
      switch content {
      case .text(let text): text.node
      case .symbol(let symbol): symbol.node
      }
    }

    /// How much larger than its size the mark is drawn.
    var scale: Double { transforms.reduce(1) { $0 * min(abs($1.scaleX), abs($1.scaleY)) } }

    /// A place of the content on the screen.
    func onScreen(_ point: Point) -> Point { transforms.reversed().reduce(point) { $1.apply(to: $0) } }
  }

  /// What the mark that is asked about is replaced with.
  enum Stand {
    case itself, nothing
    case color(RGBA)
  }

  private indirect enum Layer {
    case mark(Int, Paint, bounds: Rect)
    case area(Outline, Paint)
    case stroke(Outline, width: Double, Paint)
    case group(DrawingGroup.Effect, Stack, numbers: Range<Int>)

    /// Outside of this nothing of the layer is seen; nil where that is not known.
    var bounds: Rect? {
      switch self {
      case .mark(_, _, let bounds): bounds
      case .area(let outline, _): outline.bounds
      case .stroke(let outline, let width, _): outline.bounds.inset(by: -width)
      case .group(.clip(let outline), _, _): outline.bounds
      case .group: nil
      }
    }
  }

  /// Layers from the lowest up, with an index of where they are.
  private struct Stack {
    let layers: [Layer]
    private let bands: Bands
    /// Where each mark is.
    private let marks: [Int: Int]

    init(_ layers: [Layer]) {
      self.layers = layers
      bands = Bands(layers.map(\.bounds))
      var marks: [Int: Int] = [:]
      for (index, layer) in layers.enumerated() {
        if case .mark(let number, _, _) = layer { marks[number] = index }
      }
      self.marks = marks
    }

    /// The layers that may be seen in a part of the screen, and a mark wherever it is.
    func layers(touching rect: Rect, and mark: Int? = nil) -> [Layer] {
      var items = bands.items(touching: rect)
      if let index = mark.flatMap({ marks[$0] }) {
        let place = items.firstIndex { $0 >= index } ?? items.endIndex
        if place == items.endIndex || items[place] != index { items.insert(index, at: place) }
      }
      return items.map { layers[$0] }
    }
  }

  private var stack = Stack([])
  private(set) var marks: [Mark] = []
  private let base: RGBA

  init(_ screen: Screen) {
    // Beneath everything lies the window in the system's background colour.
    base = screen.environment.appearance == .dark ? .black : .white
    stack = Stack(collect(screen.drawing, []))
  }

  private mutating func collect(_ items: [DrawingItem], _ transforms: [PlaneTransform]) -> [Layer] {
    items.map { item in
      switch item {
      case .text(let text): mark(.text(text), text.paint, text.frame, transforms)
      case .symbol(let symbol): mark(.symbol(symbol), symbol.paint, symbol.frame, transforms)
      case .fill(let shape): .area(shape.outline, shape.paint)
      case .stroke(let shape, let width, _): .stroke(shape.outline, width: width, shape.paint)
      case .image(let image): .area(.rectangle(image.frame), .image(name: image.name))
      case .group(let group): collect(group, transforms)
      }
    }
  }

  private mutating func mark(
    _ content: Mark.Content, _ paint: Paint, _ frame: Rect, _ transforms: [PlaneTransform]
  ) -> Layer {
    let mark = Mark(number: marks.count, content: content, transforms: transforms)
    marks.append(mark)
    return .mark(mark.number, paint, bounds: frame)
  }

  private mutating func collect(_ group: DrawingGroup, _ transforms: [PlaneTransform]) -> Layer {
    let first = marks.count
    var transforms = transforms
    if let transform = group.effect.transform { transforms.append(transform) }
    let inner = collect(group.children, transforms)
    return .group(group.effect, Stack(inner), numbers: first..<marks.count)
  }

  // MARK: Looking

  /// The same drawing without what lies outside of a part of the screen and without other marks, for looking at many
  /// places there.
  func part(in rect: Rect, with mark: Mark) -> Canvas {
    var copy = self
    copy.stack = Stack(Canvas.cull(stack, to: rect, mark.number))
    return copy
  }

  private static func cull(_ stack: Stack, to rect: Rect, _ number: Int) -> [Layer] {
    stack.layers(touching: rect, and: number).compactMap { layer in
      switch layer {
      case .mark(let other, _, _): other == number ? layer : nil
      case .area, .stroke, .group(.transform, _, _): layer
      case .group(let effect, let inner, let numbers):
        .group(effect, Stack(cull(inner, to: rect, number)), numbers: numbers)
      }
    }
  }

  /// Whether every place of a part of the screen looks the same, so that one of them speaks for all.
  func isUniform(in rect: Rect) -> Bool { Canvas.isUniform(stack.layers, in: rect) }

  private static func isUniform(_ layers: [Layer], in rect: Rect) -> Bool {
    layers.allSatisfy { layer in
      switch layer {
      case .mark(_, let paint, _): paint.isPlain
      case .area(let outline, let paint):
        !outline.bounds.touches(rect) || (paint.isPlain && outline.coversAll(of: rect))
      case .stroke(let outline, let width, _): !outline.bounds.inset(by: -width).touches(rect)
      case .group(.opacity, let inner, _), .group(.shadow, let inner, _): isUniform(inner.layers, in: rect)
      case .group(.clip(let outline), let inner, _):
        outline.coversAll(of: rect) && isUniform(inner.layers, in: rect)
      case .group: false
      }
    }
  }

  /// What a place of the screen looks like, with something in place of one mark.
  func pixel(at point: Point, _ mark: Mark, as stand: Stand) -> Pixel {
    Probe(number: mark.number, stand: stand).pixel(of: stack.layers, at: point).over(Pixel(base))
  }

  /// Whether a mark shows at a place: whether it makes a difference there if it is black or white.
  func shows(_ mark: Mark, at place: Point) -> Bool {
    pixel(at: place, mark, as: .color(.black)) != pixel(at: place, mark, as: .color(.white))
  }

  /// Whether a mark shows at a place where nothing else is drawn: false where a clip or the edge cuts it off.
  func showsAlone(_ mark: Mark, at point: Point) -> Bool {
    Probe(number: mark.number, stand: .color(.black), isAlone: true).pixel(of: stack.layers, at: point).alpha
      > 0
  }

  /// What is painted at a place beneath the marks, by the names that colours have in every environment: from the last
  /// opaque one up.
  func backdropName(at point: Point) -> String {
    var names = ["systemBackground"]
    Canvas.collectNames(stack, at: point, into: &names)
    return names.reversed().joined(separator: " over ")
  }

  private static func collectNames(_ stack: Stack, at point: Point, into names: inout [String]) {
    for layer in stack.layers(touching: Rect(x: point.x, y: point.y, width: 0, height: 0)) {
      switch layer {
      case .mark: break
      case .area(let outline, let paint): if outline.contains(point) { paint.cover(&names) }
      case .stroke(let outline, let width, let paint):
        if outline.hasBorder(at: point, width: width) { paint.cover(&names) }
      case .group(.clip(let outline), let inner, _):
        if outline.contains(point) { collectNames(inner, at: point, into: &names) }
      case .group(let effect, let inner, _):
        guard let origin = effect.transform.map({ $0.origin(of: point) }) ?? point else { break }
        collectNames(inner, at: origin, into: &names)
      }
    }
  }

  private struct Probe {
    let number: Int
    let stand: Stand
    /// Whether only the mark is drawn.
    var isAlone = false

    func pixel(of layers: [Layer], at point: Point) -> Pixel {
      layers.reduce(.clear) { pixel(of: $1, at: point).over($0) }
    }

    private func pixel(of layer: Layer, at point: Point) -> Pixel {
      switch layer {
      case .mark(let number, let paint, _): number == self.number ? pixel(of: paint, at: point) : .clear
      case .area where isAlone, .stroke where isAlone: .clear
      case .area(let outline, let paint): outline.contains(point) ? paint.pixel(at: point) : .clear
      case .stroke(let outline, let width, let paint):
        outline.hasBorder(at: point, width: width) ? paint.pixel(at: point) : .clear
      case .group(let effect, let inner, let numbers):
        pixel(of: inner.layers, under: effect, at: point, holdsMark: numbers.contains(number))
      }
    }

    private func pixel(of paint: Paint, at point: Point) -> Pixel {
      switch stand {
      case .itself: paint.pixel(at: point)
      case .nothing: .clear
      case .color(let color): Pixel(color)
      }
    }

    private func pixel(
      of inner: [Layer], under effect: DrawingGroup.Effect, at point: Point, holdsMark: Bool
    ) -> Pixel {
      switch effect {
      case .opacity(let opacity): return pixel(of: inner, at: point).faded(to: opacity)
      case .clip(let outline): return outline.contains(point) ? pixel(of: inner, at: point) : .clear
      case .mask(let items):
        let coverage = items.coverage(at: point)
        return coverage == 0 ? .clear : pixel(of: inner, at: point).faded(to: coverage)
      case .transform:
        guard let origin = effect.transform?.origin(of: point) else { return .clear }
        return pixel(of: inner, at: origin)
      // Light falls beside the content, not on it.
      case .shadow: return pixel(of: inner, at: point)
      case .blur, .other:
        let content = pixel(of: inner, at: point)
        // What the eye sees there is not known; that nothing is there is.
        return content == .clear || holdsMark ? content : .unknown
      }
    }
  }
}

extension Outline {
  /// Whether all of a rectangle lies inside: its corners tell, for a figure without dents.
  fileprivate func coversAll(of rect: Rect) -> Bool {
    if case .path = self { return false }
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { Point(x: x, y: $0) } }
    return corners.allSatisfy(contains)
  }
}

extension Paint {
  /// True for one colour, or one unknown, in every place.
  fileprivate var isPlain: Bool {
    switch self {
    case .color, .material, .image: true
    case .linearGradient, .radialGradient, .angularGradient: false
    }
  }

  /// Puts the paint's name on top of what is beneath, or in its place where it covers that.
  fileprivate func cover(_ names: inout [String]) {
    switch self {
    case .color(let color):
      if color.alpha == 0 { return }
      names = color.alpha == 1 ? [color.name] : names + [color.name]
    case .linearGradient, .radialGradient, .angularGradient: names.append("gradient")
    case .material(let material): names = ["\(material.rawValue) material"]
    case .image(let name): names = ["image '\(name)'"]
    }
  }
}

extension RGBA {
  /// The name it was chosen by, else its value; with its strength where something shows through.
  var name: String {
    let strength = alpha == 1 || hasOwnStrength ? "" : " at \(Int((alpha * 100).rounded())) %"
    return (token ?? hex) + strength
  }

  /// Labels, fills and separators are translucent by themselves.
  private var hasOwnStrength: Bool {
    guard let token else { return false }
    return ["Label", "label", "Fill", "Text", "separator"].contains { token.hasSuffix($0) }
  }
}

extension DrawingGroup.Effect {
  fileprivate var transform: PlaneTransform? {
    guard case .transform(let scaleX, let scaleY, let rotation, let anchor) = self else { return nil }
    return PlaneTransform(scaleX: scaleX, scaleY: scaleY, rotation: rotation, anchor: anchor)
  }
}

extension [DrawingItem] {
  /// How much of a place items cover together as a mask, from 0 to 1.
  fileprivate func coverage(at point: Point) -> Double {
    1 - reduce(1) { $0 * (1 - $1.coverage(at: point)) }
  }
}

extension DrawingItem {
  /// Glyphs and symbols, whose shapes are not known, count as their frames.
  fileprivate func coverage(at point: Point) -> Double {
    switch self {
    case .fill(let shape): shape.outline.contains(point) ? shape.paint.pixel(at: point).alpha : 0
    case .stroke(let shape, let width, _):
      shape.outline.hasBorder(at: point, width: width) ? shape.paint.pixel(at: point).alpha : 0
    case .text(let text): text.frame.contains(point) ? 1 : 0
    case .symbol(let symbol): symbol.frame.contains(point) ? 1 : 0
    case .image(let image): image.frame.contains(point) ? 1 : 0
    case .group(let group): group.coverage(at: point)
    }
  }
}

extension DrawingGroup {
  fileprivate func coverage(at point: Point) -> Double {
    switch effect {
    case .opacity(let opacity): children.coverage(at: point) * opacity
    case .clip(let outline): outline.contains(point) ? children.coverage(at: point) : 0
    case .mask(let items): children.coverage(at: point) * items.coverage(at: point)
    case .transform: effect.transform?.origin(of: point).map(children.coverage) ?? 0
    case .shadow, .blur, .other: children.coverage(at: point)
    }
  }
}

extension Outline {
  /// Whether a place lies on a line along the figure's edge, whose middle is the edge itself.
  fileprivate func hasBorder(at point: Point, width: Double) -> Bool {
    let half = width / 2
    if case .path(let elements, _) = self { return elements.distance(to: point) <= half }
    return resized(by: half).contains(point) && !resized(by: -half).contains(point)
  }

  /// The figure with its edge moved outwards; a free path cannot be resized and stays as it is.
  private func resized(by distance: Double) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.inset(by: -distance))
    case .roundedRectangle(let rect, let radius):
      .roundedRectangle(rect.inset(by: -distance), radius: max(radius + distance, 0))
    case .capsule(let rect): .capsule(rect.inset(by: -distance))
    case .ellipse(let rect): .ellipse(rect.inset(by: -distance))
    case .path: self
    }
  }
}
