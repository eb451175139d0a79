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
