/// What VoiceOver has and a11ysim leaves out, each with the reason.
public enum LeftOut {
  /// Settings of a device.
  public static let settings = [
    ("Embedded Links", "a text does not tell where links stand in it"),
    ("Caption Panel", "what it shows is what is printed"),
    ("VoiceOver Recognition", "it guesses at pictures, which is to be turned off for tests"),
    ("Activities", "each is a bundle of the settings above"),
  ]

  /// Gestures.
  public static let gestures = [
    ("quadruple tap", "SwiftUI has no secondary activation"),
    (
      "double tap, hold and move",
      "it passes a gesture through to the view; a step can name the view's own action"
    ),
    ("tap and hold with two fingers", "it lets a user label an element"),
    ("quadruple tap with three fingers", "it copies what was said last"),
    ("four-finger flicks and double tap", "they lead to other apps and to practice"),
  ]
}

/// What is not known of VoiceOver and has no option, since a choice would change nothing that is modelled.
public enum OpenQuestions {
  /// Each as a sentence.
  public static let all = [
    """
    How long the pauses before a hint and after 'selected' are: they are modelled and can be heard, \
    not asserted.
    """,
    """
    Whether a group's label is repeated when the cursor comes back to it on one screen: it is, as \
    reports of leaving and coming back suggest.
    """,
    """
    What a stepper says at its limit on iOS 26, and what SwiftUI's stepper, date picker, colour \
    picker and gauge say in full: their parts are spoken as those of other elements.
    """,
    """
    Where rows begin: elements whose tops differ by less than 8 points (13 beside phones) count as \
    one row, as found by experiment by AccessibilitySnapshot's authors.
    """,
    """
    Which action the rotor's entries start with and whether they go round, and in which order the \
    rotor has its items.
    """,
    """
    Where the cursor goes when its element vanishes or a dialog closes: to the nearest element, and \
    back to the element that opened the dialog. A menu is reported not to give it back to its button.
    """,
    "In which order Full Keyboard Access goes through a screen: that of reading is taken.",
  ]
}
