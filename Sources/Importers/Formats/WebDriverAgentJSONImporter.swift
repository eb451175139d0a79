import LocatedJSON
import SemanticTree

/// Reads WebDriverAgent's answer to `GET /source?format=json`, with the wrapper around it or without.
///
/// Unlike the XML it tells the true identifier, and types by their short names.
enum WebDriverAgentJSONImporter: DumpImporter {
  static let format = DumpFormat.webDriverAgentJSON

  static func recognizes(_ content: DumpContent) -> Bool { content.jsonOrNil.flatMap(root) != nil }

  /// The outermost element; nil where the value is of another format. Every element has a raw identifier, be
  /// it null.
  private static func root(_ value: JSONValue) -> JSONValue? {
    for candidate in [value, value.object?["value"]].compactMap(\.self) {
      guard let object = candidate.object, let type = object["type"]?.string else { continue }
      if object["rawIdentifier"] != nil, XCUIElementType(name: type) != nil { return candidate }
    }
    return nil
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let value = try content.json()
    guard let root = root(value) else {
      throw Diagnostic(
        file: content.file, position: value.position, expected: "an element with a type and a raw identifier",
        found: value.summary)
    }
    let reader = WebDriverAgentJSONReader(file: content.file)
    let element = try reader.element(root)
    return WebDriverAgentMapping([element], format: format, hasTrueIdentifiers: true).tree
  }
}

/// Reads the elements of WebDriverAgent's JSON.
private struct WebDriverAgentJSONReader {
  let file: String

  func element(_ value: JSONValue) throws(Diagnostic) -> WebDriverAgentElement {
    guard let object = value.object else { throw failure(value, expected: "an element") }
    let type = try text("type", object).flatMap(XCUIElementType.init) ?? .other
    var element = WebDriverAgentElement(type, at: value.position)
    element.identifier = try text("rawIdentifier", object)
    element.label = try text("label", object)
    element.value = try text("value", object)
    element.placeholder = try text("placeholderValue", object)
    element.traits = try listedText("traits", object)
    element.customActions = try listedText("customActions", object)
    element.isAccessible = try flag("isAccessible", object)
    element.isEnabled = try flag("isEnabled", object)
    element.isVisible = try flag("isVisible", object)
    element.isSelected = try flag("isSelected", object)
    element.isFocused = try flag("isFocused", object)
    element.frame = try frame(object)
    guard let children = object["children"], !children.isNull else { return element }
    guard let list = children.array else {
      throw failure(children, expected: "a list of elements as 'children'")
    }
    for child in list { element.children.append(try self.element(child)) }
    return element
  }

  private func frame(_ object: JSONObject) throws(Diagnostic) -> Rect? {
    guard let value = object["rect"], !value.isNull else { return nil }
    guard let rect = value.object else { throw failure(value, expected: "an object as 'rect'") }
    return WebDriverAgentElement.frame(
      x: try number("x", rect), y: try number("y", rect), width: try number("width", rect),
      height: try number("height", rect))
  }

  // MARK: Fields

  private func text(_ key: String, _ object: JSONObject) throws(Diagnostic) -> String? {
    try listedText(key, object).nonEmpty
  }

  /// The text, also where it is empty.
  private func listedText(_ key: String, _ object: JSONObject) throws(Diagnostic) -> String? {
    guard let value = object[key] else { return nil }
    switch value.content {
    case .null: return nil
    case .string(let text): return text
    case .boolean(let isTrue): return isTrue ? "1" : "0"
    case .number(let number): return NumberText.of(number)
    case .array, .object: throw failure(value, expected: "a text as '\(key)'")
    }
  }

  private func flag(_ key: String, _ object: JSONObject) throws(Diagnostic) -> Bool? {
    switch try text(key, object) {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }

  private func number(_ key: String, _ object: JSONObject) throws(Diagnostic) -> Double? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let number = value.number else { throw failure(value, expected: "a number as '\(key)'") }
    return number
  }

  private func failure(_ value: JSONValue, expected: String) -> Diagnostic {
    Diagnostic(file: file, position: value.position, expected: expected, found: value.summary)
  }
}
