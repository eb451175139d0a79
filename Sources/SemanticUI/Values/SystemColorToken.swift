/// The names of the colours that iOS adapts to appearance, contrast and elevation.
enum SystemColorToken: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// Text, most important first; `quinaryLabel` is known to SwiftUI alone.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholderText, link
  /// The accent of an app that has not chosen one.
  case tint

  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case separator, opaqueSeparator

  /// What a control's role or style chooses, for which no author can be asked: the text of a destructive button, the
  /// surface of a prominent one, and the text on a prominent surface.
  case destructiveLabel, destructiveFill, prominentLabel

  /// The token whose values this one has.
  var base: SystemColorToken {
    switch self {
    case .placeholderText: .tertiaryLabel
    case .tint: .systemBlue
    case .destructiveLabel, .destructiveFill: .systemRed
    default: self
    }
  }

  /// False for colours that have no name in SwiftUI.
  var hasName: Bool { ![.destructiveLabel, .destructiveFill, .prominentLabel].contains(self) }
}
