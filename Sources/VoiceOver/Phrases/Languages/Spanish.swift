extension PhraseTable {
  /// Spanish. No word of VoiceOver's own was found in public: Apple's words are from other places, some are
  /// Microsoft's, most are ours.
  public static let spanish = PhraseTable(
    language: "es", name: "Spanish", plurals: .oneAndMillions,
    phrases: [
      .selected: .word("Seleccionado"), .dimmed: .word("Atenuado"),
      .on: .word(
        "Activado", .thirdParty,
        doubt: "Microsoft's word, and Apple's on a camera control in Latin America; in Spain that says 'Sí'"),
      .off: .word("Desactivado", .reported, doubt: .cameraControl), .mixed: .word("Mixto"),
      .isEditing: .word("En edición"), .expanded: .word("Expandido"), .collapsed: .word("Contraído"),

      .button: .word("Botón", .reported, doubt: "from Apple's name of the Home button"),
      .backButton: .word("Botón Atrás"), .switchButton: .word("Botón de conmutación"),
      .popUpButton: .word("Botón desplegable"), .radioButton: .word("Botón de opción"),
      .menuItem: .word("Ítem de menú"), .tab: .word("Pestaña"), .textField: .word("Campo de texto"),
      .secureTextField: .word("Campo de texto seguro"), .heading: .word("Encabezado"),
      .link: .word("Enlace"), .visited: .word("Visitado"), .pickerItem: .word("Ítem del selector"),
      .adjustable: .word("Ajustable"), .image: .word("Imagen"), .searchField: .word("Campo de búsqueda"),
      .draggable: .word("Se puede arrastrar"), .headingLevel: .word("Encabezado de nivel {0}"),
      .back: .word("Volver", .thirdParty, doubt: .microsoft),

      .position: .word("{0} de {1}", .thirdParty, doubt: .microsoft), .row: .word("Fila {0}"),
      .column: .word("Columna {0}"),
      .rowSpan: .word("Ocupa {0} filas", plurals: [.one: "Ocupa {0} fila"]),
      .columnSpan: .word("Ocupa {0} columnas", plurals: [.one: "Ocupa {0} columna"]),
      .listStart: .word("Inicio de lista"), .listEnd: .word("Fin de lista"),
      .landmark: .word("Punto de referencia"), .landmarkEnd: .word("Fin"),

      .adjustHint: .sentence("Desliza un dedo hacia arriba o hacia abajo para ajustar el valor."),
      .switchHint: .sentence("Toca dos veces para cambiar el ajuste.", doubt: verb),
      .editHint: .sentence("Toca dos veces para editar.", doubt: .gesturePattern),
      .editAreaHint: .sentences("Toca dos veces para editar.", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings),
      .expandHint: .sentence("Toca dos veces para expandir.", doubt: verb),
      .collapseHint: .sentence("Toca dos veces para contraer.", doubt: verb),
      .pickerHint: .sentence("Toca dos veces para activar el selector", doubt: .gesturePattern),
      .openHint: .sentence("Toca dos veces para abrir.", doubt: .gesturePattern),

      .actionsAvailable: .word("Acciones disponibles"),
      .moreContentAvailable: .word("Más contenido disponible"),
      .characters: .word("{0} caracteres", plurals: [.one: "{0} carácter", .many: "{0} de caracteres"]),
      .space: .word("Espacio"), .bullet: .word("Viñeta"), .capital: .word("{0} mayúscula"),
      .emoji: .word("Emoji"),

      .insertionPointAtStart: .word("Punto de inserción al principio"),
      .insertionPointAtEnd: .word("Punto de inserción al final"), .characterMode: .word("Modo carácter"),

      .alert: .word("Alerta", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("Caracteres"), .rotorWords: .name("Palabras"), .rotorLines: .name("Líneas"),
      .rotorHeadings: .name("Encabezados"), .rotorHeadingLevel: .name("Encabezado {0}"),
      .rotorLinks: .name("Enlaces"), .rotorVisitedLinks: .name("Enlaces visitados"),
      .rotorButtons: .name("Botones"), .rotorTextFields: .name("Campos de texto"),
      .rotorSearchFields: .name("Campos de búsqueda"),
      .rotorFormControls: .name("Controles de formulario"), .rotorImages: .name("Imágenes"),
      .rotorStaticText: .name("Texto estático"), .rotorTables: .name("Tablas"), .rotorLists: .name("Listas"),
      .rotorLandmarks: .name("Puntos de referencia"), .rotorContainers: .name("Contenedores"),
      .rotorSameItem: .name("Mismo ítem"), .rotorVertical: .name("Navegación vertical"),
      .rotorActions: .name("Acciones"), .rotorMoreContent: .name("Más contenido"),
      .rotorAdjustValue: .name("Ajustar valor"),
      .rotorPunctuation: .name("Puntuación"),
      .rotorHints: .name("Indicaciones"),
      .rotorContainerDescriptions: .name("Descripciones de contenedores"),
      .notFound: .name("No se ha encontrado: {0}"), .activate: .name("Activar"),

      .page: .word("Página {0} de {1}"), .itemChooser: .name("Selector de ítems"),
      .speechOn: .word("Voz activada"), .speechOff: .word("Voz desactivada"),
      .screenCurtainOn: .word("Cortina de pantalla activada"),
      .screenCurtainOff: .word("Cortina de pantalla desactivada"),
      .quickNavigationOn: .word("Navegación rápida activada"),
      .quickNavigationOff: .word("Navegación rápida desactivada"),
      .punctuationNone: .word("Ninguna"), .punctuationSome: .word("Alguna"), .punctuationAll: .word("Toda"),
    ])

  private static let misspellings = "Usa el rotor para acceder a Palabras mal escritas"
  private static let verb = "our words after Apple's 'Toca para …'; Microsoft writes 'Pulse dos veces'"
}
