extension PhraseTable {
  /// Brazilian Portuguese. No word of VoiceOver's own was found in public: Apple's words are from other places,
  /// some are Microsoft's or an app's, most are ours.
  public static let brazilianPortuguese = PhraseTable(
    language: "pt-BR", name: "Brazilian Portuguese", plurals: .noughtToOneAndMillions,
    phrases: [
      .selected: .word("Selecionado"), .dimmed: .word("Esmaecido"),
      .on: .word("Ativado", .reported, doubt: .cameraControl),
      .off: .word("Desativado", .reported, doubt: .cameraControl), .mixed: .word("Misto"),
      .isEditing: .word("Em edição"), .expanded: .word("Expandido"), .collapsed: .word("Recolhido"),

      .button: .word("Botão", .reported, doubt: "from Apple's name of the Home button"),
      .backButton: .word("Botão Voltar"), .switchButton: .word("Botão de alternância"),
      .popUpButton: .word("Botão local"), .radioButton: .word("Botão de opção"),
      .menuItem: .word("Item de menu"), .tab: .word("Aba"), .textField: .word("Campo de texto"),
      .secureTextField: .word("Campo de texto seguro"), .heading: .word("Título"), .link: .word("Link"),
      .visited: .word("Visitado"), .pickerItem: .word("Item do seletor"), .adjustable: .word("Ajustável"),
      .image: .word("Imagem"), .searchField: .word("Campo de busca"), .draggable: .word("Arrastável"),
      .headingLevel: .word("Título nível {0}"), .back: .word("Voltar", .thirdParty, doubt: .microsoft),

      .position: .word("{0} de {1}", .thirdParty, doubt: .microsoft), .row: .word("Linha {0}"),
      .column: .word("Coluna {0}"),
      .rowSpan: .word("Ocupa {0} linhas", plurals: [.one: "Ocupa {0} linha"]),
      .columnSpan: .word("Ocupa {0} colunas", plurals: [.one: "Ocupa {0} coluna"]),
      .listStart: .word("Início da lista"), .listEnd: .word("Fim da lista"),
      .landmark: .word("Ponto de referência"), .landmarkEnd: .word("Fim"),

      .adjustHint: .sentence(
        "Deslize para cima ou para baixo com um dedo para ajustar o valor.", .thirdParty,
        doubt: "from one app's source"),
      .switchHint: .sentence("Toque duas vezes para alternar o ajuste.", doubt: verb),
      .editHint: .sentence("Toque duas vezes para editar.", doubt: .gesturePattern),
      .editAreaHint: .sentences("Toque duas vezes para editar.", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings),
      .expandHint: .sentence("Toque duas vezes para expandir.", doubt: verb),
      .collapseHint: .sentence("Toque duas vezes para recolher.", doubt: verb),
      .pickerHint: .sentence("Toque duas vezes para ativar o seletor", doubt: .gesturePattern),
      .openHint: .sentence("Toque duas vezes para abrir.", doubt: .gesturePattern),

      .actionsAvailable: .word("Ações disponíveis"),
      .moreContentAvailable: .word("Mais conteúdo disponível"),
      .characters: .word("{0} caracteres", plurals: [.one: "{0} caractere", .many: "{0} de caracteres"]),
      .space: .word("Espaço"), .bullet: .word("Marcador"), .capital: .word("{0} maiúsculo"),
      .emoji: .word("Emoji"),

      .insertionPointAtStart: .word("Ponto de inserção no início"),
      .insertionPointAtEnd: .word("Ponto de inserção no fim"), .characterMode: .word("Modo caractere"),

      .alert: .word("Alerta", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("Caracteres"), .rotorWords: .name("Palavras"), .rotorLines: .name("Linhas"),
      .rotorHeadings: .name("Títulos"), .rotorHeadingLevel: .name("Título {0}"),
      .rotorLinks: .name("Links"), .rotorVisitedLinks: .name("Links visitados"),
      .rotorButtons: .name("Botões"), .rotorTextFields: .name("Campos de texto"),
      .rotorSearchFields: .name("Campos de busca"),
      .rotorFormControls: .name("Controles de formulário"), .rotorImages: .name("Imagens"),
      .rotorStaticText: .name("Texto estático"), .rotorTables: .name("Tabelas"), .rotorLists: .name("Listas"),
      .rotorLandmarks: .name("Pontos de referência"), .rotorContainers: .name("Contêineres"),
      .rotorSameItem: .name("Mesmo item"), .rotorVertical: .name("Navegação vertical"),
      .rotorActions: .name("Ações"), .rotorMoreContent: .name("Mais conteúdo"),
      .rotorAdjustValue: .name("Ajustar valor"),

      .rotorPunctuation: .name("Pontuação"), .rotorHints: .name("Dicas"),
      .rotorContainerDescriptions: .name("Descrições de contêineres"),
      .notFound: .name("Nenhum item encontrado: {0}"), .activate: .name("Ativar"),

      .page: .word("Página {0} de {1}"), .itemChooser: .name("Seletor de itens"),
      .speechOn: .word("Fala ativada"), .speechOff: .word("Fala desativada"),
      .screenCurtainOn: .word("Cortina de tela ativada"),
      .screenCurtainOff: .word("Cortina de tela desativada"),
      .quickNavigationOn: .word("Navegação rápida ativada"),
      .quickNavigationOff: .word("Navegação rápida desativada"),
      .punctuationNone: .word("Nenhuma"), .punctuationSome: .word("Algumas"), .punctuationAll: .word("Toda"),
    ])

  private static let misspellings = "Use o rotor para acessar Palavras com erros ortográficos"
  private static let verb = "our words after Apple's 'Toque para …'; Microsoft writes 'Dê um toque duplo'"
}
