/// Reasons to doubt a word that several languages share.
extension String {
  /// Apple's translation database has these words for the flash of the camera only.
  static let cameraControl = "Apple's word on a camera control; what VoiceOver says of a switch is not known"

  /// WWDC 2018, sessions 226 and 230: a demonstration in English with subtitles in other languages.
  static let subtitles =
    "from Apple's subtitles of a demonstration in English; the product may word it otherwise"

  /// Fluent UI for iOS, which Microsoft translated for its own controls.
  static let microsoft = "Microsoft's word; Apple's is not known"

  /// Apple's way to tell of a gesture is public, its object is not.
  static let gesturePattern = "our words after the pattern that Apple uses for gestures in visible text"

  /// Written down by one listener.
  static let oneReport = "from a single report"
}
