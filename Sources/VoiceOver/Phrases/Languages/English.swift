extension PhraseTable {
  /// English. The words and capitals of the library's table, heard in lower case on devices; the roles that the
  /// library lacks are from listeners' transcripts.
  public static let english = PhraseTable(
    language: "en", name: "English", plurals: .oneAndOther,
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
      .editAreaHint: .sentences(
        "Double tap to edit.", "Use the rotor to access Misspelled Words", .verified),
      .editingHint: .sentence("Use the rotor to access Misspelled Words", .verified),
      .expandHint: .sentence("Double tap to expand.", .verified),
      .collapseHint: .sentence("Double tap to collapse.", .verified),
      .pickerHint: .sentence("Double tap to activate the picker", .reported),
      .openHint: .sentence(
        "Double tap to open.", .ownTranslation, doubt: "after the Japanese hint that a listener wrote down"),

      .actionsAvailable: word("Actions Available"),
      .moreContentAvailable: word("More Content Available"),
      .characters: .word("{0} characters", .reported, plurals: [.one: "{0} character"]),
      .space: word("Space", .ownTranslation), .bullet: word("Bullet", .ownTranslation),
      .capital: Phrase("Cap {0}", running: "cap {0}", .ownTranslation), .emoji: word("Emoji", .reported),

      .insertionPointAtStart: word("Insertion point at start", .ownTranslation),
      .insertionPointAtEnd: word("Insertion point at end", .reported),
      .characterMode: word("Character mode", .reported),

      .alert: word("Alert", .reported),

      .rotorCharacters: name("Characters"), .rotorWords: name("Words"), .rotorLines: name("Lines"),
      .rotorHeadings: .name("Headings", .verified),
      .rotorHeadingLevel: .name("Heading {0}", .verified), .rotorLinks: .name("Links", .verified),
      .rotorVisitedLinks: .name("Visited Links", .verified), .rotorButtons: name("Buttons"),
      .rotorTextFields: .name("Text Fields", .verified), .rotorSearchFields: name("Search Fields"),
      .rotorFormControls: name("Form Controls"), .rotorImages: .name("Images", .verified),
      .rotorStaticText: name("Static Text"), .rotorTables: .name("Tables", .verified),
      .rotorLists: .name("Lists", .verified), .rotorLandmarks: .name("Landmarks", .verified),
      .rotorContainers: name("Containers"), .rotorSameItem: name("Same Item"),
      .rotorVertical: name("Vertical Navigation"), .rotorActions: name("Actions"),
      .rotorMoreContent: name("More Content"), .rotorAdjustValue: name("Adjust Value"),

      .rotorPunctuation: name("Punctuation"), .rotorHints: name("Hints"),
      .rotorContainerDescriptions: name("Container Descriptions"),
      .notFound: Phrase("{0} not found", running: "{0} not found", .reported),
      .activate: name("Activate"),

      .page: word("Page {0} of {1}", .reported), .itemChooser: name("Item Chooser"),
      .speechOn: word("Speech on", .ownTranslation), .speechOff: word("Speech off", .ownTranslation),
      .screenCurtainOn: word("Screen curtain on", .ownTranslation),
      .screenCurtainOff: word("Screen curtain off", .ownTranslation),
      .quickNavigationOn: word("Quick nav on", .ownTranslation),
      .quickNavigationOff: word("Quick nav off", .ownTranslation),
      .punctuationNone: word("None", .reported), .punctuationSome: word("Some", .reported),
      .punctuationAll: word("All", .reported),
    ])

  /// A name in a menu keeps its capitals.
  private static func name(_ title: String) -> Phrase { .name(title, .reported) }

  private static func word(_ title: String, _ grade: Phrase.Grade = .verified) -> Phrase {
    Phrase(title, running: title.lowercased(), grade)
  }
}
