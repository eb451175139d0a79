extension PhraseTable {
  /// Russian. The translation of AccessibilitySnapshot's contributors without its slips, else ours.
  public static let russian = PhraseTable(
    language: "ru", name: "Russian", plurals: .russian,
    phrases: [
      .selected: .word("Выбрано", .thirdParty), .dimmed: .word("Недоступно", .thirdParty),
      .on: .word("Вкл", .thirdParty, doubt: "Apple's camera control says 'Включено'"),
      .off: .word("Выкл", .thirdParty, doubt: "Apple's camera control says 'Выключено'"),
      .mixed: .word("Смешанно", .thirdParty), .isEditing: .word("Идет правка", .thirdParty),
      .expanded: .word("Развернуто", .thirdParty), .collapsed: .word("Свернуто", .thirdParty),

      .button: .word("Кнопка", .thirdParty), .backButton: .word("Кнопка назад", .thirdParty),
      .switchButton: .word("Кнопка-переключатель", .thirdParty),
      .popUpButton: .word("Всплывающая кнопка"), .radioButton: .word("Радиокнопка"),
      .menuItem: .word("Пункт меню"), .tab: .word("Вкладка", .thirdParty),
      .textField: .word("Текстовое поле", .thirdParty),
      .secureTextField: .word("Защищённое текстовое поле", .thirdParty),
      .heading: .word("Заголовок", .thirdParty), .link: .word("Ссылка", .thirdParty),
      .visited: .word("Посещенная"), .pickerItem: .word("Объект выбора"),
      .adjustable: .word("Элемент регулировки", .thirdParty), .image: .word("Изображение", .thirdParty),
      .searchField: .word("Поле поиска", .thirdParty), .draggable: .word("Можно перетянуть"),
      .headingLevel: .word("Заголовок уровня {0}"), .back: .word("Назад", .thirdParty),

      .position: .word("{0} из {1}", .thirdParty), .row: .word("Ряд {0}", .thirdParty),
      .column: .word("Столбец {0}", .thirdParty),
      .rowSpan: .word("Охватывает строк: {0}", .thirdParty, doubt: swapped),
      .columnSpan: .word("Охватывает столбцов: {0}", .thirdParty, doubt: swapped),
      .listStart: .word("Начало списка", .thirdParty), .listEnd: .word("Конец списка", .thirdParty),
      .landmark: .word("Ориентир", .thirdParty),
      .landmarkEnd: .word(
        "Конец", doubt: "AccessibilitySnapshot writes 'Конец строки', which means end of line"),

      .adjustHint: .sentence(
        "Смахните вверх или вниз одним пальцем, чтобы настроить значение.", .thirdParty),
      .switchHint: .sentence("Коснитесь дважды, чтобы переключить настройку.", .thirdParty),
      .editHint: .sentence("Коснитесь дважды, чтобы редактировать.", .thirdParty),
      .editAreaHint: .sentences(
        "Коснитесь дважды, чтобы редактировать.", misspellings, .thirdParty, doubt: letters),
      .editingHint: .sentence(misspellings, .thirdParty, doubt: letters),
      .expandHint: .sentence("Коснитесь дважды, чтобы развернуть.", .thirdParty),
      .collapseHint: .sentence("Коснитесь дважды, чтобы свернуть.", .thirdParty),
      .pickerHint: .sentence("Коснитесь дважды, чтобы активировать выбор"),
      .openHint: .sentence("Коснитесь дважды, чтобы открыть.", doubt: .gesturePattern),

      .actionsAvailable: .word("Доступны действия", .thirdParty),
      .moreContentAvailable: .word("Доступно больше контента", .thirdParty),
      .characters: .word(
        "{0} символа", plurals: [.one: "{0} символ", .few: "{0} символа", .many: "{0} символов"]),
      .space: .word("Пробел"), .bullet: .word("Маркер"), .capital: .word("Заглавная {0}"),
      .emoji: .word("Эмодзи"),

      .insertionPointAtStart: .word("Точка вставки в начале"),
      .insertionPointAtEnd: .word("Точка вставки в конце"),
      .characterMode: .word("Режим символов"),

      .alert: .word("Оповещение", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("Символы"), .rotorWords: .name("Слова"), .rotorLines: .name("Строки"),
      .rotorHeadings: .name("Заголовки", .thirdParty),
      .rotorHeadingLevel: .name("Заголовок {0}", .thirdParty),
      .rotorLinks: .name("Ссылки", .thirdParty), .rotorVisitedLinks: .name("Посещенные ссылки", .thirdParty),
      .rotorButtons: .name("Кнопки"), .rotorTextFields: .name("Текстовые поля", .thirdParty),
      .rotorSearchFields: .name("Поля поиска"), .rotorFormControls: .name("Элементы формы"),
      .rotorImages: .name("Изображения", .thirdParty), .rotorStaticText: .name("Статический текст"),
      .rotorTables: .name("Таблицы", .thirdParty), .rotorLists: .name("Списки", .thirdParty),
      .rotorLandmarks: .name("Ориентиры", .thirdParty), .rotorContainers: .name("Контейнеры"),
      .rotorSameItem: .name("Тот же объект"), .rotorVertical: .name("Вертикальная навигация"),
      .rotorActions: .name("Действия"), .rotorMoreContent: .name("Дополнительный контент"),
      .rotorAdjustValue: .name("Настройка значения"),
      .rotorPunctuation: .name("Пунктуация"),
      .rotorHints: .name("Подсказки"), .rotorContainerDescriptions: .name("Описания контейнеров"),
      .notFound: .name("Не найдено: {0}"), .activate: .name("Активировать"),

      .page: .word("Страница {0} из {1}"), .itemChooser: .name("Выбор объекта"),
      .speechOn: .word("Речь включена"),
      .speechOff: .word("Речь выключена"), .screenCurtainOn: .word("Шторка экрана включена"),
      .screenCurtainOff: .word("Шторка экрана выключена"),
      .quickNavigationOn: .word("Быстрая навигация включена"),
      .quickNavigationOff: .word("Быстрая навигация выключена"),
      .punctuationNone: .word("Нет"), .punctuationSome: .word("Частично"), .punctuationAll: .word("Вся"),
    ])

  private static let misspellings = "Используйте ротор для доступа к объекту: Слова с ошибками"
  private static let letters = "corrected: the source has Latin letters among the Cyrillic ones"
  private static let swapped = "corrected: the source has rows and columns the other way round"
}
