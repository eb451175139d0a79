extension PhraseTable {
  /// German. Apple's own words where one is known, else the translation of AccessibilitySnapshot's
  /// contributors without its typing errors, else ours. Nouns keep their capitals in running text.
  public static let german = PhraseTable(
    language: "de", name: "German", plurals: .oneAndOther,
    phrases: [
      .selected: adjective(
        "Ausgewählt", .reported,
        doubt: "Apple's word on the checkmark symbol; third parties write 'Auswahl'"),
      .dimmed: adjective("Grau dargestellt"),
      .on: adjective("Ein", .reported, doubt: .cameraControl),
      .off: adjective("Aus", .reported, doubt: .cameraControl),
      .mixed: adjective("Gemischt"),
      .isEditing: noun("Bearbeiten", doubt: "a noun or an infinitive; 'wird bearbeitet' would be the state"),
      .expanded: adjective("Erweitert"),
      .collapsed: adjective("Reduziert"),

      .button: noun("Taste"), .backButton: noun("Zurück Taste"), .switchButton: noun("Umschalttaste"),
      .popUpButton: noun("Einblendtaste", .ownTranslation),
      .radioButton: noun("Optionsfeld", .ownTranslation),
      .menuItem: noun("Menüeintrag", .ownTranslation),
      .tab: noun("Tab", .reported, doubt: "AccessibilitySnapshot writes 'Tabulator'"),
      .textField: noun("Textfeld"), .secureTextField: noun("Sicheres Textfeld"),
      .heading: noun("Überschrift"), .link: noun("Hyperlink"),
      .visited: adjective("Besucht", .ownTranslation),
      .pickerItem: noun("Auswahlelement", .ownTranslation),
      .adjustable: adjective("Einstellbar", .reported), .image: noun("Bild"),
      .searchField: noun("Suchfeld"), .draggable: adjective("Beweglich", .ownTranslation),
      .headingLevel: noun("Überschrift Ebene {0}", .ownTranslation), .back: noun("Zurück"),

      .position: noun("{0} von {1}"), .row: noun("Zeile {0}"), .column: noun("Spalte {0}"),
      .rowSpan: adjective("Umfasst {0} Zeilen"), .columnSpan: adjective("Umfasst {0} Spalten"),
      .listStart: noun("Anfang der Liste"), .listEnd: noun("Ende der Liste"),
      .landmark: noun(
        "Orientierungspunkt", .reported, doubt: "Apple's word in the rotor; AccessibilitySnapshot agrees"),
      .landmarkEnd: noun("Ende"),

      .adjustHint: .sentence(
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.", .thirdParty),
      .switchHint: .sentence("Zum Umschalten doppeltippen.", .thirdParty),
      .editHint: .sentence("Zum Bearbeiten doppeltippen.", .thirdParty),
      .editAreaHint: .sentences(
        "Zum Bearbeiten doppeltippen.", misspellings, .thirdParty, doubt: misspellingsDoubt),
      .editingHint: .sentence(misspellings, .thirdParty, doubt: misspellingsDoubt),
      .expandHint: .sentence("Doppeltippen zum Erweitern.", .thirdParty),
      .collapseHint: .sentence("Doppeltippen zum Reduzieren.", .thirdParty),
      .pickerHint: .sentence("Doppeltippen, um die Auswahl zu aktivieren"),
      .openHint: .sentence("Zum Öffnen doppeltippen."),

      .actionsAvailable: noun("Aktionen verfügbar"),
      .moreContentAvailable: adjective("Weitere Inhalte verfügbar", .ownTranslation),
      .characters: noun("{0} Zeichen", .ownTranslation),
      .space: noun("Leerzeichen", .ownTranslation), .bullet: noun("Aufzählungspunkt", .ownTranslation),
      .capital: noun("Großes {0}", .ownTranslation), .emoji: noun("Emoji", .ownTranslation),

      .insertionPointAtStart: noun("Einfügemarke am Anfang", .ownTranslation),
      .insertionPointAtEnd: noun("Einfügemarke am Ende", .ownTranslation),
      .characterMode: noun("Zeichenmodus", .ownTranslation),

      .alert: noun("Warnung", .thirdParty, doubt: .microsoft),

      .rotorCharacters: noun("Zeichen", .reported), .rotorWords: noun("Wörter", .reported),
      .rotorLines: noun("Zeilen", .reported), .rotorHeadings: noun("Überschriften", .reported),
      .rotorHeadingLevel: noun("Überschrift {0}"), .rotorLinks: noun("Links"),
      .rotorVisitedLinks: noun("Besuchte Links"), .rotorButtons: noun("Tasten", .reported),
      .rotorTextFields: noun("Textfelder"), .rotorSearchFields: noun("Suchfelder", .ownTranslation),
      .rotorFormControls: noun("Formularsteuerelemente", .ownTranslation), .rotorImages: noun("Bilder"),
      .rotorStaticText: noun("Statischer Text", .ownTranslation), .rotorTables: noun("Tabellen"),
      .rotorLists: noun("Listen"),
      .rotorLandmarks: noun(
        "Orientierungspunkte", doubt: "Apple's support pages write 'Orientierungspunkt' in the singular"),
      .rotorContainers: noun("Container", .reported),
      .rotorSameItem: noun("Gleiches Objekt", .ownTranslation),
      .rotorVertical: noun("Vertikale Navigation", .ownTranslation),
      .rotorActions: noun("Aktionen", .ownTranslation),
      .rotorMoreContent: noun("Weitere Inhalte", .ownTranslation),
      .rotorAdjustValue: noun("Wert anpassen", .ownTranslation),

      .rotorPunctuation: noun("Interpunktion", .ownTranslation),
      .rotorHints: noun("Hinweise", .ownTranslation),
      .rotorContainerDescriptions: noun("Containerbeschreibungen", .ownTranslation),
      .notFound: Phrase("{0} nicht gefunden", running: "{0} nicht gefunden", .ownTranslation),
      .activate: adjective("Aktivieren", .ownTranslation),

      .page: noun("Seite {0} von {1}", .ownTranslation), .itemChooser: noun("Objektauswahl", .ownTranslation),
      .speechOn: noun("Sprachausgabe ein", .ownTranslation),
      .speechOff: noun("Sprachausgabe aus", .ownTranslation),
      .screenCurtainOn: noun("Bildschirmvorhang ein", .ownTranslation),
      .screenCurtainOff: noun("Bildschirmvorhang aus", .ownTranslation),
      .quickNavigationOn: noun("Schnellnavigation ein", .ownTranslation),
      .quickNavigationOff: noun("Schnellnavigation aus", .ownTranslation),
      .punctuationNone: adjective("Keine", .ownTranslation),
      .punctuationSome: adjective("Einige", .ownTranslation),
      .punctuationAll: adjective("Alle", .ownTranslation),
    ])

  private static let misspellings =
    "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"
  private static let misspellingsDoubt = "corrected; the source has a typing error and lacks a quotation mark"

  private static func noun(
    _ title: String, _ grade: Phrase.Grade = .thirdParty, doubt: String? = nil
  ) -> Phrase {
    Phrase(title, running: title, grade, doubt: doubt)
  }

  private static func adjective(
    _ title: String, _ grade: Phrase.Grade = .thirdParty, doubt: String? = nil
  ) -> Phrase {
    .word(title, grade, doubt: doubt)
  }
}
