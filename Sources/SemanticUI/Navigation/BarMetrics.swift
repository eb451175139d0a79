import SemanticTree

/// The distances of navigation bars, in points (measured on published pictures at size large unless said).
struct BarMetrics {
  let screen: ScreenEnvironment

  var isNew: Bool { screen.system.major >= 26 }

  /// A bar's height without a large title.
  var inlineHeight: CGFloat { isNew ? 54 : 44 }
  /// What a large title adds.
  let largeTitleHeight: CGFloat = 52
  /// Items are that high, and on iOS 26 at least that wide.
  let itemSize: CGFloat = 44
  /// From the screen's side to the first item; before iOS 26 as far as the list margin (not measured).
  var sideMargin: CGFloat { 16 }
  /// Between items; before iOS 26 it is not known.
  var itemGap: CGFloat { isNew ? 12 : 16 }
  /// Around a text item's title within its glass.
  var itemInset: CGFloat { isNew ? 16 : 0 }
  /// A search field and what is around it (UIKit's field; the room around is not known for iOS 26).
  var searchHeight: CGFloat { isNew ? 60 : 52 }
  var searchFieldHeight: CGFloat { isNew ? 44 : 36 }
  /// A bottom toolbar above the home indicator.
  var bottomHeight: CGFloat { isNew ? 48 : 44 }

  /// Large titles of earlier versions stand further in on wide phones (reported).
  var largeTitleLeading: CGFloat { !isNew && screen.width >= 414 ? 20 : 16 }

  /// A back button's frame in the bar; before iOS 26 it holds the title of the screen below and reaches above
  /// the bar.
  func backFrame(titleWidth: CGFloat) -> CGRect {
    if isNew { return CGRect(x: 16, y: 0, width: 44, height: 44) }
    let rise: CGFloat = screen.system.major >= 18 ? 17.0 / 3 : 16.0 / 3
    // 63⅔ was measured with the title "First", whose stand-in text takes 33⅓.
    return CGRect(x: 0, y: -rise, width: titleWidth + 91.0 / 3, height: 44)
  }
}
