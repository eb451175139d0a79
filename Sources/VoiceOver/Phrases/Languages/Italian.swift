extension PhraseTable {
  /// Italian. Rotor words that a listener wrote down; gestures after Apple's "Tocca per …"; some words are
  /// Microsoft's, most are ours.
  public static let italian = PhraseTable(
    language: "it", name: "Italian", plurals: .oneAndMillions,
    phrases: [
      .selected: .word("Selezionato"), .dimmed: .word("Oscurato"),
      .on: .word("Sì", .reported, doubt: "\(String.cameraControl); Microsoft writes 'Attivato'"),
      .off: .word("No", .reported, doubt: "\(String.cameraControl); Microsoft writes 'Disattivato'"),
      .mixed: .word("Misto"), .isEditing: .word("In fase di modifica"), .expanded: .word("Espanso"),
      .collapsed: .word("Compresso"),

      .button: .word("Pulsante"), .backButton: .word("Pulsante Indietro"),
      .switchButton: .word("Pulsante interruttore"), .popUpButton: .word("Pulsante a comparsa"),
      .radioButton: .word("Pulsante radio"), .menuItem: .word("Voce di menu"), .tab: .word("Pannello"),
      .textField: .word("Campo di testo"), .secureTextField: .word("Campo di testo protetto"),
      .heading: .word(
        "Intestazione", .reported, doubt: "the singular of the rotor word that a listener wrote down"),
      .link: .word("Link"), .visited: .word("Visitato"), .pickerItem: .word("Elemento del selettore"),
      .adjustable: .word("Regolabile"), .image: .word("Immagine"), .searchField: .word("Campo di ricerca"),
      .draggable: .word("Trascinabile"), .headingLevel: .word("Intestazione di livello {0}"),
      .back: .word("Indietro", .thirdParty, doubt: .microsoft),

      .position: .word("{0} di {1}", .thirdParty, doubt: .microsoft), .row: .word("Riga {0}"),
      .column: .word("Colonna {0}"),
      .rowSpan: .word("Occupa {0} righe", plurals: [.one: "Occupa {0} riga"]),
      .columnSpan: .word("Occupa {0} colonne", plurals: [.one: "Occupa {0} colonna"]),
      .listStart: .word("Inizio elenco"), .listEnd: .word("Fine elenco"),
      .landmark: .word("Punto di riferimento"), .landmarkEnd: .word("Fine"),

      .adjustHint: .sentence("Scorri verso l’alto o il basso con un dito per regolare il valore."),
      .switchHint: .sentence(
        "Tocca due volte per attivare/disattivare l’impostazione.", .thirdParty, doubt: .microsoft),
      .editHint: .sentence("Tocca due volte per modificare.", doubt: .gesturePattern),
      .editAreaHint: .sentences("Tocca due volte per modificare.", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings),
      .expandHint: .sentence("Tocca due volte per espandere.", .thirdParty, doubt: .microsoft),
      .collapseHint: .sentence("Tocca due volte per comprimere.", .thirdParty, doubt: .microsoft),
      .pickerHint: .sentence("Tocca due volte per attivare il selettore", doubt: .gesturePattern),
      .openHint: .sentence("Tocca due volte per aprire.", doubt: .gesturePattern),

      .actionsAvailable: .word("Azioni disponibili"),
      .moreContentAvailable: .word("Altro contenuto disponibile"),
      .characters: .word("{0} caratteri", plurals: [.one: "{0} carattere", .many: "{0} di caratteri"]),
      .space: .word("Spazio"), .bullet: .word("Punto elenco"), .capital: .word("{0} maiuscola"),
      .emoji: .word("Emoji"),

      .insertionPointAtStart: .word("Punto di inserimento all’inizio"),
      .insertionPointAtEnd: .word("Punto di inserimento alla fine"),
      .characterMode: .word("Modalità carattere"),

      .alert: .word("Avviso", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("Caratteri", .reported), .rotorWords: .name("Parole", .reported),
      .rotorLines: .name("Righe"), .rotorHeadings: .name("Intestazioni", .reported),
      .rotorHeadingLevel: .name("Intestazione {0}"), .rotorLinks: .name("Link"),
      .rotorVisitedLinks: .name("Link visitati"), .rotorButtons: .name("Pulsanti"),
      .rotorTextFields: .name("Campi di testo"), .rotorSearchFields: .name("Campi di ricerca"),
      .rotorFormControls: .name("Controlli modulo"), .rotorImages: .name("Immagini"),
      .rotorStaticText: .name("Testo statico"), .rotorTables: .name("Tabelle"), .rotorLists: .name("Elenchi"),
      .rotorLandmarks: .name("Punti di riferimento"), .rotorContainers: .name("Contenitori", .reported),
      .rotorSameItem: .name("Stesso elemento"), .rotorVertical: .name("Navigazione verticale"),
      .rotorActions: .name("Azioni", .reported), .rotorMoreContent: .name("Altro contenuto"),
      .rotorAdjustValue: .name("Regola valore"),
      .rotorPunctuation: .name("Punteggiatura"),
      .rotorHints: .name("Suggerimenti"),
      .rotorContainerDescriptions: .name("Descrizioni contenitori"),
      .notFound: .name("{0}: nessun elemento trovato"), .activate: .name("Attiva"),

      .page: .word("Pagina {0} di {1}"), .itemChooser: .name("Selettore elementi"),
      .speechOn: .word("Voce attivata"), .speechOff: .word("Voce disattivata"),
      .screenCurtainOn: .word("Tenda schermo attivata"),
      .screenCurtainOff: .word("Tenda schermo disattivata"),
      .quickNavigationOn: .word("Navigazione rapida attivata"),
      .quickNavigationOff: .word("Navigazione rapida disattivata"),
      .punctuationNone: .word("Nessuna"), .punctuationSome: .word("Parziale"),
      .punctuationAll: .word("Tutta"),
    ])

  private static let misspellings = "Usa il rotore per accedere a Parole errate"
}
