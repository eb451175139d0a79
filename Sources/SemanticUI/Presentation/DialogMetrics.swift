import SemanticTree

/// The distances of alerts and confirmation dialogs, in points.
///
/// iOS 26.1: captured. Earlier versions: as Flutter measured them; what neither gives is marked.
struct DialogMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  var textInset: CGFloat
  var messageSize: CGFloat
  var isCentred: Bool
  var buttonHeight: CGFloat
  /// Around the buttons.
  var buttonPadding: CGFloat
  var buttonGap: CGFloat
  /// Above the title, between title and message, and between the words and the buttons (not known).
  var topPadding: CGFloat
  var messageGap: CGFloat
  var textBottom: CGFloat
  /// The black over what lies below, light and dark (captured on iOS 26.1).
  var dimming: (light: Double, dark: Double)

  init(_ screen: ScreenEnvironment) {
    let isNew = screen.system.major >= 26
    width = isNew ? 320 : (screen.typeSize.isAccessibilitySize ? 310 : 270)
    cornerRadius = isNew ? 34 : 14
    textInset = isNew ? 30 : 16
    messageSize = isNew ? 15 : 13
    isCentred = !isNew
    buttonHeight = isNew ? 48 : 45
    buttonPadding = isNew ? 16 : 0
    buttonGap = isNew ? 8 : 0
    topPadding = isNew ? 22 : 20
    messageGap = isNew ? 8 : 2
    textBottom = isNew ? 20 : 20
    dimming = (0.2, 0.48)
  }
}
