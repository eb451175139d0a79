import SemanticTree

/// The place of a sheet on the screen.
///
/// From iOS 26 on a sheet below full height is drawn smaller than it is laid out and floats above the screen's
/// edges. The numbers were captured on iOS 26.1 on a screen of 393 × 852 points (simulator, three pixels a point);
/// on other widths the margins are taken to be the same. How earlier versions place the large sheet is not known:
/// it is put where iOS 26 puts it.
struct SheetGeometry: Equatable {
  /// On the screen, in points.
  var frame: CGRect
  /// The size of the layout within.
  var layout: CGSize
  /// The part of the layout's bottom that the home indicator covers.
  var safeBottom: CGFloat
  /// How much smaller the layout is drawn.
  var scale: CGFloat { layout.width > 0 ? frame.width / layout.width : 1 }

  private static let margin: CGFloat = 8
  /// From this height on a sheet adds the home indicator's room to its height.
  private static let fullMarginHeight: CGFloat = 200
  /// Captured margins of small sheets by height; between them they are interpolated.
  private static let smallMargins: [(height: CGFloat, margin: CGFloat)] = [
    (100, 21.515), (144, 9.62), (200, margin),
  ]

  init(frame: CGRect, layout: CGSize, safeBottom: CGFloat) {
    self.frame = frame
    self.layout = layout
    self.safeBottom = safeBottom
  }

  /// A sheet of full height.
  init(largeOn screen: ScreenEnvironment) {
    let top = CGFloat(screen.safeArea.top)
    let frame = CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    self.init(frame: frame, layout: frame.size, safeBottom: screen.safeArea.bottom)
  }

  /// A sheet whose content is that high, in points.
  init(height: CGFloat, on screen: ScreenEnvironment) {
    let bottom = CGFloat(screen.safeArea.bottom)
    let tallest = screen.height - screen.safeArea.top - bottom
    guard height.isFinite, height < tallest else {
      self.init(largeOn: screen)
      return
    }
    let height = max(height, 0)
    if screen.system.major < 26 {
      let total = height + bottom
      let frame = CGRect(x: 0, y: screen.height - total, width: screen.width, height: total)
      self.init(frame: frame, layout: frame.size, safeBottom: bottom)
      return
    }
    let margin = Self.margin(for: height)
    let isSmall = height < Self.fullMarginHeight
    let layout = CGSize(width: screen.width, height: isSmall ? height : height + bottom)
    let width = screen.width - 2 * margin
    let drawn = layout.height * width / layout.width
    self.init(
      frame: CGRect(x: margin, y: screen.height - margin - drawn, width: width, height: drawn),
      layout: layout, safeBottom: isSmall ? 0 : bottom)
  }

  private static func margin(for height: CGFloat) -> CGFloat {
    if height >= fullMarginHeight { return margin }
    guard height > smallMargins[0].height else { return smallMargins[0].margin }
    for (lower, upper) in zip(smallMargins, smallMargins.dropFirst()) where height <= upper.height {
      let part = (height - lower.height) / (upper.height - lower.height)
      return lower.margin + part * (upper.margin - lower.margin)
    }
    return margin
  }
}

extension PresentationDetent {
  /// The height of the sheet's content, in points; infinite for a large sheet.
  func height(in environment: EnvironmentValues) -> CGFloat {
    let screen = environment.screen
    let tallest = CGFloat(screen.height - screen.safeArea.top - screen.safeArea.bottom)
    switch kind {
    case .large: return .infinity
    // Captured: 425 points of 852; taken in proportion elsewhere.
    case .medium: return CGFloat(screen.height) * 425 / 852
    case .height(let height): return height
    case .fraction(let fraction): return tallest * fraction
    case .custom:
      return custom(Context(maxDetentValue: tallest, environment: environment)) ?? .infinity
    }
  }
}

extension PresentationSettings {
  /// The height at which the sheet rests: the chosen one, else the lowest.
  func height(in environment: EnvironmentValues) -> CGFloat {
    if let chosen = selection?.wrappedValue, detents.contains(chosen) {
      return chosen.height(in: environment)
    }
    return detents.map { $0.height(in: environment) }.min() ?? .infinity
  }
}
