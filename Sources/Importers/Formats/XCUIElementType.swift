/// XCTest's types of elements, with the numbers that it gives them.
///
/// Every tool that is built on XCTest tells the type of an element by this name, by the name with a prefix or
/// by the number.
enum XCUIElementType: Int, CaseIterable {
  case any, other, application, group, window, sheet, drawer, alert, dialog
  case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton,
    toolbarButton
  case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
  case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
  case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
  case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
  case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
  case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
  case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator
  case cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

  /// What stands before the name in XCTest's header and in page sources of Appium.
  static let prefix = "XCUIElementType"

  /// The type of that name, with the prefix or without; nil where XCTest has none of that name.
  init?(name: String) {
    let isPrefixed = name.hasPrefix(XCUIElementType.prefix)
    let short = isPrefixed ? String(name.dropFirst(XCUIElementType.prefix.count)) : name
    guard let type = XCUIElementType.named[short] else { return nil }
    self = type
  }

  /// The name without the prefix.
  var name: String {
    let name = String(describing: self)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// What the type is in the words that all formats share.
  ///
  /// A picker and a date picker only hold wheels, fields or buttons; those are what people operate. The menu
  /// is the open one, hence a list and no button.
  var role: DumpRole {
    switch self {
    case .application: .application
    case .window: .window
    case .sheet, .drawer, .popover: .sheet
    case .alert, .dialog: .alert
    case .button, .toolbarButton, .disclosureTriangle, .incrementArrow, .decrementArrow, .colorWell, .icon:
      .button
    case .radioButton: .radioButton
    case .checkBox: .checkBox
    case .switch, .toggle: .toggle
    case .popUpButton, .menuButton: .popUpButton
    case .keyboard: .keyboard
    case .key: .key
    case .statusBar: .statusBar
    case .tabBar: .tabBar
    case .tab: .tab
    case .segmentedControl: .segmentedControl
    case .table, .outline: .table
    case .collectionView, .menu: .list
    case .cell, .tableRow, .outlineRow: .cell
    case .scrollView: .scrollView
    case .slider, .pageIndicator, .ratingIndicator: .slider
    case .stepper: .stepper
    case .pickerWheel: .picker
    case .progressIndicator, .activityIndicator: .progress
    case .link: .link
    case .image: .image
    case .staticText: .text
    case .textField, .comboBox: .textField
    case .secureTextField: .secureTextField
    case .searchField: .searchField
    case .textView: .textArea
    case .menuItem, .menuBarItem: .menuItem
    default: .other
    }
  }
}

extension DumpRole {
  /// The role of XCTest's type of that name, such as `Button` or `XCUIElementTypeButton`; nil where XCTest
  /// has no such type.
  init?(xcuiType name: String) {
    guard let type = XCUIElementType(name: name) else { return nil }
    self = type.role
  }

  /// The role of XCTest's type with that number, such as 9 for a button; nil where XCTest has no such type.
  init?(xcuiRawValue number: Int) {
    guard let type = XCUIElementType(rawValue: number) else { return nil }
    self = type.role
  }
}
