import SemanticTree

/// What an element is, in the words that all formats share.
enum DumpRole: String, CaseIterable {
  case button, link, image, text, heading
  case textField, secureTextField, searchField, textArea
  case toggle, checkBox, radioButton, slider, stepper, picker, popUpButton
  case tab, tabBar, segmentedControl
  case menu, menuItem, progress, key
  case alert, sheet
  case list, cell, table, scrollView, landmark
  case application, window, keyboard, statusBar
  /// A container without a meaning of its own, or an element of which the dump does not tell what it is.
  case other

  /// What VoiceOver makes of the role.
  var traits: Traits {
    switch self {
    case .button, .menu: .button
    case .link: .link
    case .image: .image
    case .text: .staticText
    case .heading: [.staticText, .header]
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .searchField: [.textEntry, .searchField]
    case .textArea: [.textEntry, .textArea]
    case .toggle, .checkBox: [.button, .toggleButton]
    case .radioButton: .button
    case .slider, .stepper, .picker: .adjustable
    case .popUpButton: [.button, .popUpButton]
    case .tab: [.button, .tabBarItem]
    case .menuItem: [.button, .menuItem]
    case .progress: .updatesFrequently
    case .key: .keyboardKey
    default: []
    }
  }

  /// Whether the role is that of something that people operate.
  var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureTextField, .searchField, .textArea, .toggle, .checkBox,
      .radioButton,
      .slider, .stepper, .picker, .popUpButton, .tab, .menu, .menuItem, .key:
      true
    default: false
    }
  }

  /// Whether the role only holds others.
  var isContainer: Bool {
    switch self {
    case .tabBar, .segmentedControl, .alert, .sheet, .list, .cell, .table, .scrollView, .landmark,
      .application,
      .window, .keyboard, .statusBar:
      true
    default: false
    }
  }

  /// What the members of a container are told about it.
  var container: Container? {
    switch self {
    case .tabBar: .tabBar
    case .segmentedControl: .segmentedControl
    case .scrollView, .table: .scrollView
    default: nil
    }
  }
}
