import SemanticTree

/// How many pixels make a point.
struct UIAutomatorDensity {
  let pixelsPerPoint: Double
  /// Whether the reader told it.
  let isKnown: Bool
  private let screen: Size?

  /// The densities of phones.
  private static let usual = [1, 1.5, 2, 2.625, 2.75, 3, 3.5, 4]
  /// How wide most phones are, in points.
  private static let usualWidth = 400.0
  private static let possible = 0.25...16.0

  /// - Parameters:
  ///   - known: the density that the reader told; one that no device has counts as none.
  ///   - screen: its extent in pixels.
  init(known: Double?, screen: Size?) {
    self.screen = screen
    if let known, UIAutomatorDensity.possible.contains(known) {
      pixelsPerPoint = known
      isKnown = true
    } else {
      let width = screen.map { min($0.width, $0.height) } ?? 0
      let exact = width / UIAutomatorDensity.usualWidth
      pixelsPerPoint = UIAutomatorDensity.usual.min { abs($0 - exact) < abs($1 - exact) } ?? 1
      isKnown = false
    }
  }

  /// That the density is guessed.
  var notes: [String] {
    guard !isKnown, let screen else { return [] }
    let width = (screen.width / pixelsPerPoint).rounded()
    return [
      """
      the dump counts in pixels and does not tell the density; \(pixelsPerPoint.formattedShort) pixels a \
      point are taken, which makes the screen \(width.formattedShort) points wide; tell the true density \
      with --density
      """
    ]
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var formattedShort: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
