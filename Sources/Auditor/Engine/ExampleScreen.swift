import SemanticTree

/// Something drawn on an example's screen.
enum ExamplePart {
  /// A text of one line in a grey, 0 for black.
  case text(String, gray: Double, size: Double = 17)
  /// A layer over the whole element.
  case fill(gray: Double)
  /// A picture over the whole element.
  case image(String)
}

extension Screen {
  /// A screen of elements for a rule's example.
  static func of(
    _ nodes: Node..., drawing: [DrawingItem] = [], motions: [Motion] = [],
    change: (inout ScreenEnvironment) -> Void = { _ in }
  )
    -> Screen
  {
    var environment = ScreenEnvironment()
    change(&environment)
    let frame = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
    let root = Node(id: NodeID("screen"), isElement: false, frame: frame, children: nodes)
    return Screen(environment: environment, root: root, drawing: drawing, motions: motions)
  }

  /// One element with what is drawn for it, first to last.
  static func showing(_ parts: ExamplePart..., traits: Traits = .staticText) -> Screen {
    let node = Node.example("Soon", traits)
    return of(node, drawing: parts.map { $0.item(for: node) })
  }
}

extension Node {
  /// An element for a rule's example; a control where its traits say so.
  static func example(
    _ label: String?, _ traits: Traits = .button, at frame: Rect = Rect(x: 20, y: 100, width: 200, height: 44)
  ) -> Node {
    let id = NodeID("\(label ?? "element") \(Int(frame.x)) \(Int(frame.y))")
    var node = Node(id: id, label: label, traits: traits, frame: frame)
    if node.hasControlRole {
      node.actions = [.activate]
      node.hitShape = .rectangle(frame)
    }
    return node
  }

  /// The element with some of its parts set.
  func with(_ change: (inout Node) -> Void) -> Node {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ExamplePart {
  fileprivate func item(for node: Node) -> DrawingItem {
    switch self {
    case .fill(let gray):
      .fill(ShapeDrawing(node: node.id, outline: .rectangle(node.frame), paint: .color(.gray(gray))))
    case .image(let name): .image(ImageDrawing(node: node.id, name: name, frame: node.frame))
    case .text(let words, let gray, let size):
      .text(.example(words, in: node, .color(.gray(gray)), size: size))
    }
  }
}

extension RGBA {
  fileprivate static func gray(_ level: Double) -> RGBA { RGBA(red: level, green: level, blue: level) }
}

extension TextDrawing {
  /// The text with some of its parts set.
  func with(_ change: (inout TextDrawing) -> Void) -> TextDrawing {
    var copy = self
    change(&copy)
    return copy
  }

  /// A text of one line at an element's place.
  static func example(
    _ words: String, in node: Node, _ paint: Paint = .color(.black), size: Double = 17,
    naturalWidth: Double? = nil
  ) -> TextDrawing {
    let natural = naturalWidth ?? Double(words.count) * size / 2
    let width = min(natural, node.frame.width)
    let frame = Rect(x: node.frame.x, y: node.frame.y, width: width, height: size * 1.2)
    let line = TextLine(
      text: words, frame: Rect(x: 0, y: 0, width: width, height: frame.height), baseline: size)
    return TextDrawing(
      node: node.id, text: words, font: FontDescription(size: size), paint: paint, frame: frame, lineLimit: 1,
      lines: [line], naturalWidth: natural, unlimitedSize: Size(width: natural, height: frame.height),
      givenWidth: node.frame.width, isTruncated: natural > node.frame.width, measurement: .within(0.02))
  }
}
