/// Rules that other tools and the literature name and that a screen here cannot decide, each with the reason. Nothing is
/// said of them in an audit, so that nothing of it is a pass.
public enum UnaskedQuestions {
  /// By the rule's name.
  public static let reasons: [String: String] = [
    "focus-indicator-contrast":
      "the ring around what has the keyboard's focus is the system's and is not drawn here",
    "focus-obscured": "what scrolls into view when something takes the focus is not modelled",
    "hardcoded-color":
      "a screen does not tell whether a colour has variants; text-contrast judges it in every appearance instead",
    "language-mismatch": "the language of a text is not recognised",
    "link-distinguishable":
      "a text of several styles is drawn as one, so that a link in it has no colour of its own",
    "motion-scroll-jump": "scrolling by code is not recorded as a motion",
    "motion-system-owned": "what the system animates adapts by itself and is never found fault with",
    "orientation-locked": "the orientations that an app allows are not part of a screen",
    "selection-follows-focus": "where VoiceOver's cursor goes does not change the state here",
    "text-spacing-tolerance": "iOS offers no setting for the distance of letters, words and lines",
    "timed-dismiss": "no time passes in an audit",
  ]
}
