/// A form in which tools write down the elements of a screen.
public enum DumpFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// The model of the AccessibilitySnapshot library, as JSON.
  case accessibilitySnapshot
  /// The page source of Appium's XCUITest driver, as XML.
  case webDriverAgentXML
  /// The same, as JSON.
  case webDriverAgentJSON
  /// What `idb ui describe-all` and `axe describe-ui` print: flat, nested or complete.
  case idb
  /// `XCUIElement.debugDescription`, also in the middle of a test's log.
  case debugDescription
  /// `maestro hierarchy`.
  case maestro
  /// `uiautomator dump`, and the page source of Appium's Android drivers.
  case uiautomator
  /// Flutter's `debugDumpSemanticsTree`.
  case flutter
  /// The answer of Chrome's `Accessibility.getFullAXTree`.
  case chrome
  /// Playwright's aria snapshot, as YAML.
  case playwright
  /// The same, as JSON.
  case playwrightJSON

  /// What a reader knows the format by.
  public var name: String {
    switch self {
    case .accessibilitySnapshot: "AccessibilitySnapshot JSON"
    case .webDriverAgentXML: "Appium/WebDriverAgent XML"
    case .webDriverAgentJSON: "WebDriverAgent JSON"
    case .idb: "idb/AXe JSON"
    case .debugDescription: "XCUIElement.debugDescription"
    case .maestro: "Maestro hierarchy"
    case .uiautomator: "uiautomator XML"
    case .flutter: "Flutter semantics"
    case .chrome: "Chrome accessibility tree"
    case .playwright: "Playwright aria snapshot"
    case .playwrightJSON: "Playwright aria snapshot (JSON)"
    }
  }
}
