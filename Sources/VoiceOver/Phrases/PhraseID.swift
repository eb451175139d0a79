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
  /// On an icon of the home screen.
  case openHint

  // Trailers.
  case actionsAvailable, moreContentAvailable

  // Typing.
  /// `{0}` is a number.
  case characters
  case space, bullet
  /// `{0}` is a letter that was typed or read alone as a capital.
  case capital
  /// Follows the name of an emoji where the user wants it marked.
  case emoji

  // Editing text.
  case insertionPointAtStart, insertionPointAtEnd, characterMode

  // What appears.
  case alert

  // The rotor.
  case rotorCharacters, rotorWords, rotorLines, rotorHeadings
  /// `{0}` is the level.
  case rotorHeadingLevel
  case rotorLinks, rotorVisitedLinks, rotorButtons, rotorTextFields, rotorSearchFields, rotorFormControls
  case rotorImages, rotorStaticText, rotorTables, rotorLists, rotorLandmarks, rotorContainers, rotorSameItem
  case rotorVertical, rotorActions, rotorMoreContent, rotorAdjustValue
  case rotorPunctuation, rotorHints, rotorContainerDescriptions
  /// `{0}` is what was looked for, in the singular.
  case notFound
  /// The implicit first entry of the actions rotor.
  case activate

  // The device.
  /// `{0}` is a page, counted from 1, `{1}` the number of pages.
  case page
  case itemChooser, speechOn, speechOff, screenCurtainOn, screenCurtainOff
  case quickNavigationOn, quickNavigationOff, punctuationNone, punctuationSome, punctuationAll
}
