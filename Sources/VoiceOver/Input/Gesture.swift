import SemanticTree

/// What fingers do on a screen while VoiceOver is on, with the assignments of a new device (read off an iPhone
/// with iOS 14; AppleVis agrees).
public enum Gesture: Hashable, Codable, Sendable {
  case flick(FlickDirection, fingers: Int)
  /// Taps in quick succession. Four fingers tap in the upper or the lower half of the screen.
  case tap(count: Int, fingers: Int, inLowerHalf: Bool = false)
  /// Two fingers that draw a Z.
  case scrub
  /// Two fingers that turn.
  case rotate(RotorTurn)

  /// What it does; nil where VoiceOver knows no such gesture or it does nothing on one screen.
  ///
  /// - Parameter layout: decides which side three fingers that move sideways bring into view.
  public func command(in layout: LayoutDirection = .leftToRight) -> VoiceOverCommand? {
    switch self {
    case .flick(let direction, let fingers): Gesture.flick(direction, fingers, layout)
    case .tap(let count, let fingers, let isLow): Gesture.tap(count, fingers, isLow)
    case .scrub: .escape
    case .rotate(let turn): .turnRotor(turn)
    }
  }

  private static func flick(
    _ direction: FlickDirection, _ fingers: Int, _ layout: LayoutDirection
  ) -> VoiceOverCommand? {
    switch (fingers, direction) {
    case (1, .right): .next
    case (1, .left): .previous
    case (1, .up): .flickUp
    case (1, .down): .flickDown
    case (2, .up): .readAll
    case (2, .down): .readFromHere
    // The content follows the fingers, so that a flick up brings what lies below.
    case (3, .up): .scroll(.down)
    case (3, .down): .scroll(.up)
    case (3, .left): .scroll(layout == .leftToRight ? .trailing : .leading)
    case (3, .right): .scroll(layout == .leftToRight ? .leading : .trailing)
    default: nil
    }
  }

  private static func tap(_ count: Int, _ fingers: Int, _ isLow: Bool) -> VoiceOverCommand? {
    switch (fingers, count) {
    case (1, 1): .readItem
    case (1, 2): .activate
    case (1, 3): .longPress
    case (2, 2): .magicTap
    case (2, 3): .openItemChooser
    case (3, 1): .itemSummary
    case (3, 2): .toggleSpeech
    case (3, 3): .toggleScreenCurtain
    case (4, 1): isLow ? .last : .first
    default: nil
    }
  }
}

/// Where a flick goes, as seen on the screen. That a flick right leads on in right-to-left languages too is
/// modelled.
public enum FlickDirection: String, Hashable, Codable, Sendable, CaseIterable {
  case left, right, up, down
}
