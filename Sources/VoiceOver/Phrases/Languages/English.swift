extension PhraseTable {
  /// English. The words and capitals of the library's table, heard in lower case on devices; the roles that the
  /// library lacks are from listeners' transcripts.
  public static let english = PhraseTable(
    language: "en", name: "English", numbers: NumberStyle(groupSeparator: ","),
    phrases: [
      .selected: word("Selected"), .dimmed: word("Dimmed"), .on: word("On"), .off: word("Off"),
      .mixed: word("Mixed"), .isEditing: word("Is editing"), .expanded: word("Expanded"),
      .collapsed: word("Collapsed"),

      .button: word("Button"), .backButton: word("Back Button"), .switchButton: word("Switch Button"),
      .popUpButton: word("Pop up button", .reported), .radioButton: word("Radio button", .reported),
      .menuItem: word("Menu item", .reported), .tab: word("Tab"), .textField: word("Text Field"),
      .secureTextField: word("Secure Text Field"), .heading: word("Heading"), .link: word("Link"),
      .visited: word("Visited", .reported), .pickerItem: word("Picker item", .reported),
      .adjustable: word("Adjustable"), .image: word("Image"), .searchField: word("Search Field"),
      .draggable: word("Draggable", .reported), .headingLevel: word("Heading level {0}", .reported),
      .back: word("Back"),

      .position: word("{0} of {1}"), .row: word("Row {0}"), .column: word("Column {0}"),
      .rowSpan: word("Spans {0} rows"), .columnSpan: word("Spans {0} columns"),
      .listStart: word("List Start"), .listEnd: word("List End"), .landmark: word("Landmark"),
      .landmarkEnd: word("End"),

      .adjustHint: .sentence("Swipe up or down with one finger to adjust the value.", .verified),
      .switchHint: .sentence("Double tap to toggle setting.", .verified),
      .editHint: .sentence("Double tap to edit.", .verified),
      .editAreaHint: Phrase(
        "Double tap to edit., Use the rotor to access Misspelled Words",
        running: "Double tap to edit, Use the rotor to access Misspelled Words", .verified),
      .editingHint: .sentence("Use the rotor to access Misspelled Words", .verified),
      .expandHint: .sentence("Double tap to expand.", .verified),
      .collapseHint: .sentence("Double tap to collapse.", .verified),
      .pickerHint: .sentence("Double tap to activate the picker", .reported),

      .actionsAvailable: word("Actions Available"),
      .moreContentAvailable: word("More Content Available"),
      .characters: word("{0} characters", .reported), .oneCharacter: word("1 character", .reported),
      .space: word("Space", .ownTranslation), .bullet: word("Bullet", .ownTranslation),
    ])

  private static func word(_ title: String, _ grade: Phrase.Grade = .verified) -> Phrase {
    Phrase(title, running: title.lowercased(), grade)
  }
}
