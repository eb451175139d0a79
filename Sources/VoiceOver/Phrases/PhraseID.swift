/// Everything that VoiceOver says in its own words.
public enum PhraseID: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
  // States.
  case selected, dimmed, on, off, mixed, isEditing, expanded, collapsed

  // Roles.
  case button, backButton, switchButton, popUpButton, radioButton, menuItem, tab, textField
  case secureTextField, heading, link, visited, pickerItem, adjustable, image, searchField, draggable
  /// `{0}` is the level.
  case headingLevel

  /// The label of a back button that is not repeated beside its role.
  case back

  // Places.
  /// `{0}` is the place, counted from 1, `{1}` the number of members.
  case position
  case row, column, rowSpan, columnSpan
  case listStart, listEnd, landmark, landmarkEnd

  // Hints.
  case adjustHint, switchHint, editHint, editAreaHint, editingHint, expandHint, collapseHint, pickerHint

  // Trailers.
  case actionsAvailable, moreContentAvailable

  // Typing.
  /// `{0}` is a number other than one.
  case characters
  case oneCharacter, space, bullet
}
