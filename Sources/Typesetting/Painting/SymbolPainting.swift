internal import CPango
import SemanticTree

extension ItemPainter {
  /// Draws what stands for a symbol, so that it fills the symbol's frame.
  func paint(_ symbol: SymbolDrawing) {
    guard let frame = symbol.frame.usable, !frame.isEmpty, symbol.rotation.isUsable,
      let turn = Turn(scaleX: 1, scaleY: 1, rotation: symbol.rotation, anchor: frame.center)
    else { return }
    let sketch = SymbolSketch(named: symbol.name)
    let box = frame.unturned(by: symbol.rotation)
    let width = min(symbol.lineWidth, box.width, box.height)
    sheet.within(frame.inset(by: -1)) {
      let silhouette = sheet.silhouette {
        sheet.turned(turn) { sheet.draw(sketch, in: box, lineWidth: width) }
      }
      sheet.inPaint(symbol.paint, standIns) { sheet.fill(silhouette) }
    }
  }
}

extension SymbolDrawing {
  /// About as thick as the strokes of letters of the same weight, in points.
  fileprivate var lineWidth: Double {
    max(font.usableSize * (0.03 + 0.00014 * Double(font.weight.rawValue)), 0.5)
  }
}

extension Rect {
  /// The rectangle about the same middle that fills this one once it is turned. Where it is turned by nearly half a
  /// right angle there is none of that kind, and the largest square does.
  fileprivate func unturned(by angle: Double) -> Rect {
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
    return Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Sheet {
  fileprivate func draw(_ sketch: SymbolSketch, in box: Rect, lineWidth: Double) {
    setColor(.black)
    for part in sketch.parts {
      if part.isHole {
        erasing { draw(part.figure, in: box, lineWidth: lineWidth) }
      } else {
        draw(part.figure, in: box, lineWidth: lineWidth)
      }
    }
  }

  private func draw(_ figure: SymbolSketch.Figure, in box: Rect, lineWidth: Double) {
    // A line's own thickness belongs to the frame.
    var room = box
    if case .body = figure {} else { room = box.inset(by: lineWidth / 2) }
    let placed = figure.mapped { Point(x: room.x + $0.x * room.width, y: room.y + $0.y * room.height) }
    switch placed {
    case .body(let outline): fill(outline)
    case .edge(let outline): stroke(outline, width: lineWidth, isRound: true)
    case .line(let points):
      let lines = points.enumerated().map {
        $0.offset == 0 ? PathElement.move($0.element) : .line($0.element)
      }
      stroke(.path(lines, bounds: room), width: lineWidth, isRound: true)
    }
  }
}
