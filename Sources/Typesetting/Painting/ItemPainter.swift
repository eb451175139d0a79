import SemanticTree

/// Paints a drawing list on a sheet.
struct ItemPainter {
  let sheet: Sheet
  let setter: LineSetter
  let standIns: StandIns

  func paint(_ items: [DrawingItem]) {
    for item in items { paint(item) }
  }

  private func paint(_ item: DrawingItem) {
    switch item {
    case .text(let text): paint(text)
    case .fill(let shape): fill(shape)
    case .stroke(let shape, let width, let dash): stroke(shape, width: width, dash: dash)
    case .symbol(let symbol): paint(symbol)
    case .image(let image): paint(image)
    case .group(let group): paint(group)
    }
  }
}

// MARK: - Figures

extension ItemPainter {
  private func fill(_ shape: ShapeDrawing) {
    guard let outline = shape.outline.usable else { return }
    sheet.inPaint(shape.paint, standIns) { sheet.fill(outline) }
  }

  private func stroke(_ shape: ShapeDrawing, width: Double, dash: [Double]) {
    guard let outline = shape.outline.usable, width.isUsable, width > 0 else { return }
    sheet.inPaint(shape.paint, standIns) {
      sheet.stroke(outline, width: width, dash: dash.usableDash)
    }
  }

  /// Stripes with a border.
  private func paint(_ image: ImageDrawing) {
    guard let frame = image.frame.usable, !frame.isEmpty else { return }
    sheet.inPaint(.image(name: image.name), standIns) { sheet.fill(.rectangle(frame)) }
    sheet.setColor(standIns.border)
    sheet.stroke(.rectangle(frame.inset(by: 0.5)), width: 1)
  }
}

// MARK: - Groups

extension ItemPainter {
  private func paint(_ group: DrawingGroup) {
    guard let bounds = InkBounds.of([.group(group)]) else { return }
    switch group.effect {
    case .opacity(let opacity): paint(group.children, within: bounds, opacity: opacity.share)
    case .clip(let outline):
      guard let outline = outline.usable else { return }
      sheet.clipped(to: outline) { paint(group.children) }
    case .mask(let items): paint(group.children, within: bounds, through: items)
    case .shadow(let color, let radius, let x, let y):
      shade(group.children, within: bounds, color: color, radius: radius, x: x, y: y)
      paint(group.children)
    case .blur(let radius): paint(group.children, within: bounds, blurredBy: radius)
    case .transform(let scaleX, let scaleY, let rotation, let anchor):
      let turn = Turn(scaleX: scaleX, scaleY: scaleY, rotation: rotation, anchor: anchor)
      if let turn { sheet.turned(turn) { paint(group.children) } }
    case .other: paint(group.children)
    }
  }

  private func paint(_ items: [DrawingItem], within bounds: Rect, opacity: Double) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return paint(items) }
    sheet.within(bounds) {
      let layer = sheet.layer { paint(items) }
      sheet.put(layer, opacity: opacity)
    }
  }

  private func paint(_ items: [DrawingItem], within bounds: Rect, through mask: [DrawingItem]) {
    sheet.within(bounds) {
      let silhouette = sheet.silhouette { paint(mask) }
      let layer = sheet.layer { paint(items) }
      sheet.put(layer, through: silhouette)
    }
  }

  /// The shadow alone. What of the items lies outside of the visible part casts none.
  private func shade(
    _ items: [DrawingItem], within bounds: Rect, color: RGBA, radius: Double, x: Double, y: Double
  ) {
    guard x.isUsable, y.isUsable else { return }
    sheet.within(bounds) {
      let silhouette = sheet.silhouette { paint(items) }
      silhouette.blur(deviation: Blur.usable(radius) * sheet.pixelsPerPoint)
      sheet.moved(x: x, y: y) {
        sheet.setColor(color)
        sheet.fill(silhouette)
      }
    }
  }

  private func paint(_ items: [DrawingItem], within bounds: Rect, blurredBy radius: Double) {
    sheet.within(bounds) {
      let layer = sheet.seeThrough { paint(items) }
      layer.blur(deviation: Blur.usable(radius) * sheet.pixelsPerPoint)
      sheet.put(layer)
    }
  }
}
