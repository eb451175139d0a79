import SemanticTree

extension ListRowNode {
  /// Paints the row's own surface; called by the list, which clips it to the card.
  func paintBackground(with painter: inout Painter) {
    guard let background else { return }
    painter.visit(RowSurfaceNode(background, at: frame))
  }

  func paint(_ accessory: RowAccessory, with painter: inout Painter) {
    let outline = painter.place(.rectangle(Rect(accessoryFrame)))
    let style = AnyShapeStyle(Color(.tertiaryLabel))
    guard let paint = style.paint(in: environment, bounds: outline.bounds) else { return }
    var symbol = SymbolDrawing(
      node: painter.owner(of: child), name: "chevron.forward", frame: outline.bounds, paint: paint,
      font: Font.body.weight(.semibold).description(in: environment), isFrameMeasured: true)
    // An open disclosure's chevron points down.
    if accessory == .disclosure(isExpanded: true) { symbol.rotation = .pi / 2 }
    painter.add(symbol)
  }

  /// The line below the row, from where its text begins.
  func paintSeparator(with painter: inout Painter) {
    let wishes = wishes.row(RowKeys.Separators.self, as: RowSeparators.self) ?? RowSeparators()
    guard !wishes.hidden.contains(.bottom) else { return }
    let thickness = metrics.separatorThickness
    let start = separatorStart
    let end = frame.width - metrics.separatorTrailing
    let isMirrored = environment.isRightToLeft
    let left = isMirrored ? metrics.separatorTrailing : start
    let width = isMirrored ? frame.width - metrics.rowInsets.leading - left : end - start
    guard width > 0 else { return }
    let line = Rect(
      x: Double(left), y: Double(frame.height - thickness), width: Double(width), height: Double(thickness))
    let style = wishes.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(separatorColor)
    painter.fill(painter.place(.rectangle(line)), with: style, environment)
  }

  /// On iOS 26 the line was seen as 232 of 255 on white, which is black at 0.09; its dark colour is not known.
  private var separatorColor: Color {
    let screen = environment.screen
    let isKnown = screen.system.major >= 26 && screen.appearance == .light && screen.contrast == .standard
    return isKnown ? Color(.sRGB, white: 0, opacity: 0.09) : Color(.separator)
  }
}

/// Puts a row's surface at the row's place.
private final class RowSurfaceNode: LayoutNode {
  init(_ surface: LayoutNode, at frame: CGRect) {
    super.init(identity: surface.identity, children: [surface])
    self.frame = frame
  }
}
