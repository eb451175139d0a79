extension PhraseTable {
  /// French. Roles that listeners in France wrote down; gestures after Apple's "Touchez deux fois" and "Balayez";
  /// the rest is ours.
  public static let french = PhraseTable(
    language: "fr", name: "French", plurals: .noughtToOneAndMillions,
    phrases: [
      .selected: .word("Sélectionné"), .dimmed: .word("Estompé"),
      .on: .word("Activé", .reported, doubt: .cameraControl),
      .off: .word("Désactivé", .reported, doubt: .cameraControl), .mixed: .word("Mixte"),
      .isEditing: .word("En cours de modification"), .expanded: .word("Développé"),
      .collapsed: .word("Réduit"),

      .button: .word("Bouton", .reported), .backButton: .word("Bouton Retour"),
      .switchButton: .word("Bouton bascule"), .popUpButton: .word("Bouton contextuel"),
      .radioButton: .word("Bouton radio"), .menuItem: .word("Élément de menu"), .tab: .word("Onglet"),
      .textField: .word("Champ de texte"), .secureTextField: .word("Champ de texte sécurisé"),
      .heading: .word("En-tête", .reported), .link: .word("Lien", .reported), .visited: .word("Visité"),
      .pickerItem: .word("Élément du sélecteur"), .adjustable: .word("Ajustable", .reported),
      .image: .word("Image"), .searchField: .word("Champ de recherche"),
      .draggable: .word("Peut être déplacé"),
      .headingLevel: .word("En-tête de niveau {0}"),
      .back: .word("Retour", doubt: "Microsoft writes 'Précédent'; Apple's own bars show 'Retour'"),

      .position: .word("{0} sur {1}"), .row: .word("Rangée {0}"), .column: .word("Colonne {0}"),
      .rowSpan: .word("S’étend sur {0} rangées", plurals: [.one: "S’étend sur {0} rangée"]),
      .columnSpan: .word("S’étend sur {0} colonnes", plurals: [.one: "S’étend sur {0} colonne"]),
      .listStart: .word("Début de liste"), .listEnd: .word("Fin de liste"), .landmark: .word("Repère"),
      .landmarkEnd: .word("Fin"),

      .adjustHint: .sentence(
        "Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.", doubt: .gesturePattern),
      .switchHint: .sentence("Touchez deux fois pour activer ou désactiver le réglage.", doubt: verb),
      .editHint: .sentence("Touchez deux fois pour modifier.", doubt: .gesturePattern),
      .editAreaHint: .sentences("Touchez deux fois pour modifier.", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings),
      .expandHint: .sentence("Touchez deux fois pour développer.", doubt: verb),
      .collapseHint: .sentence("Touchez deux fois pour réduire.", doubt: verb),
      .pickerHint: .sentence("Touchez deux fois pour activer le sélecteur", doubt: .gesturePattern),
      .openHint: .sentence("Touchez deux fois pour ouvrir.", doubt: .gesturePattern),

      .actionsAvailable: .word("Actions disponibles"),
      .moreContentAvailable: .word("Contenu supplémentaire disponible"),
      .characters: .word("{0} caractères", plurals: [.one: "{0} caractère", .many: "{0} de caractères"]),
      .space: .word("Espace"), .bullet: .word("Puce"), .capital: .word("{0} majuscule"),
      .emoji: .word("Emoji"),

      .insertionPointAtStart: .word("Point d’insertion au début"),
      .insertionPointAtEnd: .word("Point d’insertion à la fin"), .characterMode: .word("Mode caractère"),

      .alert: .word("Alerte", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("Caractères"), .rotorWords: .name("Mots"), .rotorLines: .name("Lignes"),
      .rotorHeadings: .name("En-têtes", .reported), .rotorHeadingLevel: .name("En-tête {0}"),
      .rotorLinks: .name("Liens"), .rotorVisitedLinks: .name("Liens visités"),
      .rotorButtons: .name("Boutons"), .rotorTextFields: .name("Champs de texte"),
      .rotorSearchFields: .name("Champs de recherche"), .rotorFormControls: .name("Éléments de formulaire"),
      .rotorImages: .name("Images"), .rotorStaticText: .name("Texte statique"),
      .rotorTables: .name("Tableaux"), .rotorLists: .name("Listes"), .rotorLandmarks: .name("Repères"),
      .rotorContainers: .name("Conteneurs"), .rotorSameItem: .name("Même élément"),
      .rotorVertical: .name("Navigation verticale"), .rotorActions: .name("Actions"),
      .rotorMoreContent: .name("Contenu supplémentaire"), .rotorAdjustValue: .name("Ajuster la valeur"),

      .rotorPunctuation: .name("Ponctuation"),
      .rotorHints: .name("Indications"),
      .rotorContainerDescriptions: .name("Descriptions des conteneurs"),
      .notFound: .name("{0} introuvable"), .activate: .name("Activer"),

      .page: .word("Page {0} sur {1}"), .itemChooser: .name("Sélecteur d’éléments"),
      .speechOn: .word("Parole activée"), .speechOff: .word("Parole désactivée"),
      .screenCurtainOn: .word("Rideau d’écran activé"), .screenCurtainOff: .word("Rideau d’écran désactivé"),
      .quickNavigationOn: .word("Navigation rapide activée"),
      .quickNavigationOff: .word("Navigation rapide désactivée"),
      .punctuationNone: .word("Aucune"), .punctuationSome: .word("Une partie"),
      .punctuationAll: .word("Toute"),
    ])

  private static let misspellings = "Utilisez le rotor pour accéder à Mots mal orthographiés"
  private static let verb =
    "our words after Apple's 'Touchez deux fois'; Microsoft writes 'Appuyez deux fois'"
}
