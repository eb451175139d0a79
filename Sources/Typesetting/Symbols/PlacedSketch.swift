import SemanticTree

/// The drawing that stands for a symbol at the symbol's size; places are in points from the middle of its frame, before
/// the symbol is turned.
package struct PlacedSketch: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package let outline: Outline
    /// How thick the line along the outline is, in points; nil where the outline is filled. Ends and corners are round.
    package let lineWidth: Double?
    /// True where the part is taken away from those before it.
    package let isHole: Bool
  }

  package let parts: [Part]
  /// True where nothing is known of the symbol but its name.
  package let isPlaceholder: Bool
}

extension SymbolDrawing {
  /// The drawing that stands for the symbol; nil where there is nothing to draw.
  package var placedSketch: PlacedSketch? {
    guard let frame = frame.usable, !frame.isEmpty, rotation.isUsable else { return nil }
    let size = frame.unturned(by: rotation)
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let width = min(lineWidth, box.width, box.height)
    let sketch = SymbolSketch(named: name)
    return PlacedSketch(
      parts: sketch.parts.map { $0.placed(in: box, lineWidth: width) }, isPlaceholder: sketch.isPlaceholder)
  }

  /// About as thick as the strokes of letters of the same weight, in points.
  private var lineWidth: Double {
    max(font.usableSize * (0.03 + 0.00014 * Double(font.weight.rawValue)), 0.5)
  }
}

extension SymbolSketch.Part {
  fileprivate func placed(in box: Rect, lineWidth: Double) -> PlacedSketch.Part {
    if case .body(let outline) = figure {
      return PlacedSketch.Part(outline: outline.placed(in: box), lineWidth: nil, isHole: isHole)
    }
    // A line's own thickness belongs to the frame.
    return PlacedSketch.Part(
      outline: figure.outline.placed(in: box.inset(by: lineWidth / 2)), lineWidth: lineWidth * thickness,
      isHole: isHole)
  }
}

extension Outline {
  fileprivate func placed(in room: Rect) -> Outline {
    mapped { Point(x: room.x + $0.x * room.width, y: room.y + $0.y * room.height) }
  }
}

extension Rect {
  /// The size that fills this rectangle once it is turned about the middle. Where it is turned by nearly half a right
  /// angle there is none of that kind, and the largest square does.
  fileprivate func unturned(by angle: Double) -> Size {
    let turn = Turn.unit(angle)
    let (cosine, sine) = (abs(turn.x), abs(turn.y))
    let spread = cosine * cosine - sine * sine
    var size = Size(width: 0, height: 0)
    if abs(spread) > 0.1 {
      size.width = (cosine * width - sine * height) / spread
      size.height = (cosine * height - sine * width) / spread
    }
    if size.width <= 0 || size.height <= 0 {
      let side = min(width, height) / (cosine + sine)
      size = Size(width: side, height: side)
    }
    return size
  }
}
