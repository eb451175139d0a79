import SemanticTree

/// What an element looks like, without its place: by this a change of state shows.
struct Look: Equatable {
  /// What is drawn, with its colours.
  private let items: [String]
  /// What is drawn, without colours: shapes, symbols, texts and their weights.
  private let forms: [String]
  /// The colour of the first area, which is what the eye sees most of.
  let fill: RGBA?

  /// How far a control's own background may reach beyond the place that touches reach, in points.
  private static let margin = 12.0

  init(of id: NodeID, on screen: Screen) {
    let frame = screen.root.node(id).map { $0.hitShape?.bounds ?? $0.frame }
    let place = frame?.inset(by: -Look.margin)
    var items: [String] = []
    var forms: [String] = []
    var fill: RGBA?
    func visit(_ item: DrawingItem) {
      if case .group(let group) = item { return group.children.forEach(visit) }
      guard item.node == id || (item.node == nil && item.isBackground(in: place)) else { return }
      let (form, paint) = (item.form + item.position(in: frame), item.paint)
      forms.append(form)
      items.append("\(form) \(paint?.name ?? "")")
      if fill == nil, case .fill = item, case .color(let color)? = paint { fill = color }
    }
    screen.drawing.forEach(visit)
    self.items = items
    self.forms = forms
    self.fill = fill
  }

  /// True where nothing but colours differs.
  func differsInColorOnly(from other: Look) -> Bool { items != other.items && forms == other.forms }

  static func == (left: Look, right: Look) -> Bool { left.items == right.items }
}

extension DrawingItem {
  /// True for a shape that lies within a control's place, whoever drew it.
  fileprivate func isBackground(in place: Rect?) -> Bool {
    switch self {
    case .fill(let shape), .stroke(let shape, _, _): place?.holds(shape.outline.bounds) == true
    case .text, .symbol, .image, .group: false
    }
  }

  /// Where a shape lies in its control, roughly: a knob that goes to the other side is a cue.
  fileprivate func position(in frame: Rect?) -> String {
    guard let frame, frame.width > 0 else { return "" }
    switch self {
    case .fill(let shape), .stroke(let shape, _, _):
      return " at \(Int(((shape.outline.bounds.midX - frame.minX) / frame.width * 8).rounded()))"
    case .text, .symbol, .image, .group: return ""
    }
  }

  fileprivate var form: String {
    switch self {
    case .text(let text): "text \(text.text) \(text.font.weight.rawValue)"
    case .fill: "fill"
    case .stroke(_, let width, _): "stroke \(Points.text(width))"
    case .symbol(let symbol): "symbol \(symbol.name) \(symbol.font.weight.rawValue)"
    case .image(let image): "image \(image.name)"
    case .group: "group"
    }
  }

  var paint: Paint? {
    switch self {
    case .text(let text): text.paint
    case .fill(let shape), .stroke(let shape, _, _): shape.paint
    case .symbol(let symbol): symbol.paint
    case .image, .group: nil
    }
  }
}
