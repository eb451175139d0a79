/// Measured symbols: at 17 points from captures of an iOS 26.1 simulator (Vercantez/openuikit), `mic.fill` and
/// `star.fill` from SwiftUI screens on iOS 18.5 and 26.2 (cashapp/AccessibilitySnapshot).
extension SymbolMetrics {
  static let symbols: [String: [MeasuredSymbol]] = [
    "checkmark": body(55, 49),
    "xmark": body(52, 46),
    "plus": body(54, 48),
    "trash": body(57, 62),
    "magnifyingglass": body(61, 56),
    "folder": body(69, 52),
    "book": body(68, 53),
    "camera": body(74, 54),
    "square.and.pencil": body(63, 60),
    "square.and.arrow.up": body(57, 66),
    "arrow.clockwise": body(52, 60),
    "arrowshape.turn.up.left": body(64, 52),
    "arrow.uturn.left": body(60, 53),
    "arrow.uturn.right": body(60, 53),
    "arrow.uturn.backward": body(60, 53),
    "arrow.uturn.forward": body(60, 53),
    "mic.fill": body(52, 60),
    "star.fill": [MeasuredSymbol(fontSize: 22, pixelWidth: 85, pixelHeight: 78)],
    "stop": inferred(51, 51),
    "play": inferred(45, 54),
    "pause": inferred(42, 54),
    "backward": inferred(66, 48),
    "forward": inferred(66, 48),
  ]

  private static func body(_ width: Int, _ height: Int) -> [MeasuredSymbol] {
    [MeasuredSymbol(fontSize: 17, pixelWidth: width, pixelHeight: height)]
  }

  /// Boxes whose symbol the capture's authors inferred.
  private static func inferred(_ width: Int, _ height: Int) -> [MeasuredSymbol] {
    [MeasuredSymbol(fontSize: 17, pixelWidth: width, pixelHeight: height, isCertain: false)]
  }
}
