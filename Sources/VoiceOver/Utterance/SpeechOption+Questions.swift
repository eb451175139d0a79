extension SpeechOption {
  /// What public sources disagree on or are silent about, with the reason for the answer that is taken.
  static let questions: [SpeechOption] = [
    choice(
      "boundaryPlace", .question(.boundaryPlace), \.conventions.boundaryPlace,
      """
      A check of iOS 26.3 found the start and end of lists among the role words, and a web transcript has \
      'definition list start' before the role; AccessibilitySnapshot writes them last
      """),
    choice(
      "soleMember", .question(.soleMember), \.conventions.soleMember,
      "AccessibilitySnapshot gives a list's only element the start alone; no device was asked"),
    choice(
      "coordinatePlace", .question(.coordinatePlace), \.conventions.coordinatePlace,
      "The same check of iOS 26.3 found rows and columns at the end; the library writes them after the label"),
    choice(
      "fieldHint", .question(.fieldHint), \.conventions.fieldHint,
      "Transcripts of iOS 15 and 18.7 have the author's words and 'double tap to edit'; the library replaces them"
    ),
    choice(
      "editingValuePlace", .question(.editingValuePlace), \.conventions.editingValuePlace,
      "Transcripts of iOS 9 and 12 have the text behind 'is editing'; the library keeps it in front"),
    toggle(
      "insertionPoint", .question(.insertionPoint), \.conventions.speaksInsertionPoint,
      "'Character mode, insertion point at end' was heard on iOS 12; newer systems are not on record"),
    choice(
      "secureTyping", .question(.secureTyping), \.conventions.secureTyping,
      "A word is heard for each hidden character; nobody wrote down which"),
    toggle(
      "headingLevel", .question(.headingLevel), \.conventions.speaksHeadingLevel,
      "A level is reported to be spoken in apps; its words are known from the web alone"),
    toggle(
      "landmarkName", .question(.landmarkName), \.conventions.speaksLandmarkNames,
      "The web names a landmark where it begins and ends; the library does not"),
    choice(
      "popUpButton", .question(.popUpWords), \.conventions.popUpWords,
      "A study of SwiftUI menus on iOS 17 and 18 heard 'button, pop up button'; web transcripts have one of them"
    ),
    choice(
      "importantContent", .question(.importantContent), \.conventions.importantContent,
      "Reports quote the value of important content alone"),
    choice(
      "trailerPlace", .question(.trailerPlace), \.conventions.trailerPlace,
      "The library lists 'actions available' after the hint; no transcript has both"),
    choice(
      "selectionChange", .question(.selectionChange), \.conventions.selectionWords,
      "Selecting a segment is reported to be read, without the words; a switch says its new state alone"),
    toggle(
      "activationEcho", .question(.activationEcho), \.conventions.echoesActivation,
      """
      Apple says that an element that starts media is not named again when it is activated, which suggests that \
      others are; no transcript shows it
      """),
    choice(
      "movedWords", .question(.movedWords), \.conventions.movedWords,
      "With Verbosity > Controls > before the library moves 'dimmed' and states with the role; no device was asked"
    ),
    toggle(
      "summaryPage", .question(.itemSummary), \.conventions.summaryNamesPage,
      "A web transcript of an item summary begins with 'page 1 of 1'; of apps there is none"),
  ]

  /// What devices are heard to do and AccessibilitySnapshot 0.12 does not.
  static let habits: [SpeechOption] = [
    toggle(
      "secureCharacters", .habit, \.conventions.countsSecureCharacters,
      "whether a secure field says how many characters it holds instead of its bullets"),
    toggle(
      "importantContentInline", .habit, \.conventions.speaksImportantContent,
      "whether important custom content is spoken with the element"),
    toggle(
      "privateRoles", .habit, \.conventions.speaksPrivateRoles,
      "whether pop-up button, menu item, radio button, picker item, visited and draggable are spoken"),
    toggle(
      "entryLabels", .habit, \.conventions.speaksEntryLabels,
      "whether a group's label is spoken on entering it"),
  ]
}
