internal import CPango
import SemanticTree

extension ItemPainter {
  /// Draws what stands for a symbol, so that it fills the symbol's frame.
  func paint(_ symbol: SymbolDrawing) {
    guard let sketch = symbol.placedSketch, let frame = symbol.frame.usable,
      let turn = Turn(scaleX: 1, scaleY: 1, rotation: symbol.rotation, anchor: frame.center)
    else { return }
    sheet.within(frame.inset(by: -1)) {
      let silhouette = sheet.silhouette {
        sheet.turned(turn) { sheet.moved(x: frame.midX, y: frame.midY) { sheet.draw(sketch) } }
      }
      sheet.inPaint(symbol.paint, standIns) { sheet.fill(silhouette) }
    }
  }
}

extension Sheet {
  fileprivate func draw(_ sketch: PlacedSketch) {
    setColor(.black)
    for part in sketch.parts {
      if part.isHole { erasing { draw(part) } } else { draw(part) }
    }
  }

  private func draw(_ part: PlacedSketch.Part) {
    if let width = part.lineWidth {
      stroke(part.outline, width: width, isRound: true)
    } else {
      fill(part.outline)
    }
  }
}
