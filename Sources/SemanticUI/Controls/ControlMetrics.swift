import SemanticTree

/// The sizes of controls, in points, by iOS version.
///
/// Measured on published pictures of iOS 17.5, 18.5 and 26.2 at the text size large unless said otherwise.
struct ControlMetrics {
  private let system: SystemVersion

  init(_ environment: EnvironmentValues) { system = environment.screen.system }

  /// True from iOS 26 on, whose controls are new.
  var isNew: Bool { system >= .iOS26 }

  // MARK: Switch

  /// The layout size; the height before iOS 26 is that of the accessibility frame.
  var switchSize: CGSize { isNew ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31) }
  /// How much wider than its layout box a switch is drawn and felt, on its trailing side.
  var switchOverhang: CGFloat { 2 }

  // MARK: Slider and stepper

  var sliderHeight: CGFloat { 34 }
  /// Known for iOS 26; before it, the usual ones.
  var sliderTrackHeight: CGFloat { isNew ? 6 : 4 }
  var sliderThumb: CGSize { isNew ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28) }
  /// The width of a slider that is not offered any: not published.
  var sliderIdealWidth: CGFloat { 100 }
  var stepperSize: CGSize { CGSize(width: 94, height: 32) }
  /// The gap between the halves: 1.33 before iOS 26 (halves of 46.33), none in it (halves of 47).
  var stepperGap: CGFloat { isNew ? 0 : 1 + 1.0 / 3 }

  // MARK: Segments

  var segmentHeight: CGFloat { 32 }
  /// The line between two segments, which iOS 26 does not make room for.
  var segmentGap: CGFloat { isNew ? 0 : 1 }
  /// The room beside a segment's words, both sides together: what makes the measured bar of three segments come
  /// out, which is 263 wide before iOS 26 and 261 in it.
  var segmentPadding: CGFloat { 18 }

  // MARK: Menus

  var menuWidth: CGFloat { 250 }
  /// Measured for iOS 26; 44 is what iOS 17 and 18 are reported to use.
  var menuRowHeight: CGFloat { isNew ? 42 : 44 }
  var menuHeaderHeight: CGFloat { 40 + 1.0 / 3 }
  /// Between two sections: measured for iOS 26; before it a grey band.
  var menuSectionGap: CGFloat { isNew ? 21 : 8 }
  var menuRadius: CGFloat { isNew ? 32.6 : 13 }
  /// From the platter's edge to a row's title.
  var menuTitleInset: CGFloat { isNew ? 28 : 16 }
  var menuCheckedTitleInset: CGFloat { 40 }
  var menuIconTitleInset: CGFloat { isNew ? 60 : 44 }

  // MARK: Progress

  var barHeight: CGFloat { 4 }

  func spinnerSide(_ size: ControlSize) -> CGFloat {
    size == .large || size == .extraLarge ? 37 : 20
  }

  // MARK: Buttons

  /// Not published; what pictures of iOS 17 and 18 suggest.
  var buttonRadius: CGFloat { 8 }
}
