import LocatedJSON
import SemanticTree

/// Reads the page source of Appium's XCUITest driver and of other tools on top of WebDriverAgent.
///
/// The tag of an element is its type. What is called the name is the identifier or, where there is none, the
/// label.
enum WebDriverAgentImporter: DumpImporter {
  static let format = DumpFormat.webDriverAgentXML

  private static let wrapper = "AppiumAUT"

  static func recognizes(_ content: DumpContent) -> Bool {
    guard let name = content.xmlRootName else { return false }
    return name == wrapper || name.hasPrefix(XCUIElementType.prefix)
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let root = try content.xml()
    var elements: [WebDriverAgentElement] = []
    for part in root.name == wrapper ? root.children : [root] {
      guard part.name.hasPrefix(XCUIElementType.prefix) else {
        throw Diagnostic(
          file: content.file, position: part.position,
          expected: "an element of a type such as 'XCUIElementTypeApplication'",
          found: "the element \(Quotation.quoted(part.name))",
          suggestion: "dump the screen with Appium's XCUITest driver")
      }
      elements.append(try element(part, content.file))
    }
    return WebDriverAgentMapping(elements, format: format, hasTrueIdentifiers: false).tree
  }

  private static func element(_ source: XMLElement, _ file: String) throws(Diagnostic)
    -> WebDriverAgentElement
  {
    // WebDriverAgent calls types that it does not know "Other".
    var element = WebDriverAgentElement(XCUIElementType(name: source.name) ?? .other, at: source.position)
    element.label = source.text("label") ?? source.text("title")
    element.identifier =
      source.text("identifier") ?? source.text("name").flatMap { $0 == element.label ? nil : $0 }
    element.value = source.text("value")
    element.placeholder = source.text("placeholderValue")
    element.traits = source["traits"]
    element.customActions = source["customActions"]
    element.isAccessible = source.flag("accessible")
    element.isEnabled = source.flag("enabled")
    element.isVisible = source.flag("visible")
    element.isSelected = source.flag("selected")
    element.isFocused = source.flag("focused")
    element.frame = WebDriverAgentElement.frame(
      x: try number("x", of: source, file), y: try number("y", of: source, file),
      width: try number("width", of: source, file), height: try number("height", of: source, file))
    for child in source.children { element.children.append(try self.element(child, file)) }
    return element
  }

  private static func number(_ name: String, of source: XMLElement, _ file: String) throws(Diagnostic)
    -> Double?
  {
    guard let text = source.text(name) else { return nil }
    guard let number = Double(text) else {
      throw Diagnostic(
        file: file, position: source.position,
        expected: "a number as '\(name)' of \(Quotation.quoted(source.name))",
        found: Quotation.quoted(text))
    }
    return number.isFinite ? number : nil
  }
}
