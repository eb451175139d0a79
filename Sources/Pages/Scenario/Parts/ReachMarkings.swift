import Pictures
import SemanticTree

/// Where controls of a screen take touches, and where its texts are cut, to be laid over its picture.
struct ReachMarkings {
  private let screen: Screen
  /// The texts of which something is not shown, each with what is.
  let cuts: [CutText]

  struct CutText: Equatable {
    var whole, shown: String
    var kind: Markings.Cut.Kind
    fileprivate var frame: Rect
  }

  init(_ screen: Screen) {
    self.screen = screen
    cuts = screen.drawing.flatMap(\.texts).compactMap(Self.cut)
  }

  func markup(_ book: PictureBook) -> Markup {
    let environment = screen.environment
    let layers = book.mark(
      Markings(hitAreas: hitAreas, cuts: cuts.map(marking)),
      on: Size(width: environment.width, height: environment.height))
    return Markup(verbatim: layers.hitAreas + layers.cuts)
  }

  /// The marks of cut texts alone.
  func cutMarkup(_ book: PictureBook) -> Markup {
    let environment = screen.environment
    let size = Size(width: environment.width, height: environment.height)
    return Markup(verbatim: book.mark(Markings(cuts: cuts.map(marking)), on: size).cuts)
  }

  /// What is lost, in words; nil where nothing is.
  var words: Markup? {
    guard !cuts.isEmpty else { return nil }
    let items = cuts.map { cut -> Markup in
      cut.kind == .truncated
        ? "<li>of “\(cut.whole)” only “\(cut.shown)” is shown</li>"
        : "<li>“\(cut.whole)” has no room for its height</li>"
    }
    return
      "<p class=\"soft\">Waves and brackets: where a text is cut.</p><ul class=\"cut-list\">\(items)</ul>"
  }

  private var hitAreas: [Rect] {
    screen.root.subtree.filter {
      $0.isElement && !$0.isHidden && $0.can(.activate) && !$0.traits.contains(.notEnabled)
    }
    .map { $0.hitShape?.bounds ?? $0.frame }
  }

  private static func cut(_ text: TextDrawing) -> CutText? {
    let shown = text.lines.map(\.text).joined(separator: " ")
    if text.isTruncated {
      return CutText(whole: text.text, shown: shown, kind: .truncated, frame: text.frame)
    }
    guard text.unlimitedSize.height * text.scaleFactor > text.frame.height + 1, text.lineLimit == nil else {
      return nil
    }
    return CutText(whole: text.text, shown: shown, kind: .clipped, frame: text.frame)
  }

  private func marking(_ cut: CutText) -> Markings.Cut {
    let end: Markings.Cut.Edge = screen.environment.layoutDirection == .rightToLeft ? .left : .right
    return Markings.Cut(cut.kind, frame: cut.frame, edge: cut.kind == .truncated ? end : .bottom)
  }
}

extension DrawingItem {
  /// The texts in it, also those in groups.
  fileprivate var texts: [TextDrawing] {
    switch self {
    case .text(let text): [text]
    case .group(let group): group.children.flatMap(\.texts)
    case .fill, .stroke, .symbol, .image: []
    }
  }
}
