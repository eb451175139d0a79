import SemanticTree

/// The distances of a list, in points.
///
/// Measured on published pictures of inset-grouped lists at 390 to 402 points wide: iOS 17.5, 18.2, 18.5, 26 and
/// 26.2, at the sizes medium and large. Other sizes follow the laws named below, and a version between the known
/// ones takes the numbers of the nearest earlier one.
struct ListMetrics {
  /// From the list's side to a card.
  var sideMargin: CGFloat
  /// Within a row, from its edges to its content.
  var rowInsets: EdgeInsets
  var minimumRowHeight: CGFloat
  var cornerRadius: CGFloat
  var separatorThickness: CGFloat
  /// From a separator's end to the row's trailing edge.
  var separatorTrailing: CGFloat
  /// Around a header's text; the height as a whole is rounded to a pixel.
  var headerInsets: (top: CGFloat, bottom: CGFloat)
  var footerInsets: (top: CGFloat, bottom: CGFloat)
  /// Between rows and the next header, where no footer stands between, and between a footer and the next rows.
  var halfGap: CGFloat
  /// Between rows and the next rows without header and footer.
  var fullGap: CGFloat
  /// Above the first rows without a header; none below a large title.
  var topGap: CGFloat
  /// From an accessory's ink to the row's trailing edge, and to the content.
  var accessoryTrailing: CGFloat
  var accessoryLeading: CGFloat
  /// True where sections stand on a background of another colour.
  var isGrouped: Bool

  /// The ink of a disclosure chevron.
  static let chevron = CGSize(width: 20.0 / 3, height: 34.0 / 3)

  init(_ environment: EnvironmentValues, style: ListStyleKind) {
    let screen = environment.screen
    let scale = CGFloat(screen.scale)
    let isNew = screen.system.major >= 26
    func pixelsUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }

    // At 375 points the margin of earlier versions is reported to be 16.
    let oldMargin: CGFloat = screen.width < 390 ? 16 : 20
    sideMargin = style.hasCards ? (isNew ? 16 : oldMargin) : 0
    let inset: CGFloat = isNew ? 16 : (style.hasCards ? 20 : 16)
    let vertical: CGFloat = isNew ? 15 : 11
    rowInsets = EdgeInsets(top: vertical, leading: inset, bottom: vertical, trailing: inset)
    cornerRadius = style.hasCards ? (isNew ? 26 : 10) : 0
    separatorThickness = isNew ? 1 : 1 / scale
    separatorTrailing = isNew ? 16 : 0
    headerInsets = isNew ? (10, 10) : (17, 6)
    footerInsets = isNew ? (8, 6) : (6, 12)
    halfGap = pixelsUp(17.5)
    fullGap = isNew ? 35 : 2 * pixelsUp(17.5)
    topGap = style.isGrouped ? 35 : 0
    accessoryTrailing = isNew ? 55.0 / 3 : 62.0 / 3
    accessoryLeading = isNew ? 13 : 34.0 / 3
    minimumRowHeight = isNew ? Self.newMinimum(environment) : 44
    isGrouped = style.isGrouped
    if !style.isGrouped { (halfGap, fullGap) = (0, 0) }
  }

  /// 52 at large and 51 at medium: in both a line of body text and 31⅔; other sizes are taken to follow.
  private static func newMinimum(_ environment: EnvironmentValues) -> CGFloat {
    let scale = CGFloat(environment.screen.scale)
    let line = FontDescription.body(environment.screen.typeSize).lineHeight * scale
    return ((line - 1e-6).rounded(.up) + 95 * scale / 3) / scale
  }
}

extension FontDescription {
  /// The body style at a size, as the system draws it.
  fileprivate static func body(_ size: TypeSize) -> FontDescription {
    var environment = EnvironmentValues()
    environment.screen.typeSize = size
    return Font.body.description(in: environment)
  }

  /// The exact height of one line, in points: the system font's share of its size.
  var lineHeight: CGFloat { CGFloat(size) * 1.193359 }

  /// How much a single line's box is taller than the line, because it ends on a pixel.
  func rounding(scale: Double) -> CGFloat {
    let exact = lineHeight * CGFloat(scale)
    return ((exact - 1e-6).rounded(.up) - exact) / CGFloat(scale)
  }
}
