/// What someone does while exploring: VoiceOver's gestures, and what exists in a terminal only.
public enum ExploreAction: String, Hashable, Sendable, CaseIterable {
  case next, previous, flickUp, flickDown, doubleTap, longPress, magicTap, scrub
  case rotorForward, rotorBackward, actions
  case readFromTop, readFromHere, itemChooser, itemSummary, hint, repeatSpeech
  case first, last, scrollUp, scrollDown
  case keyboardNext, keyboardPrevious, deleteKey, mute
  case edit, startOver, help, redraw, quit
}
