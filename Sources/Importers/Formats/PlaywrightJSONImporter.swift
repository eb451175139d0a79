import LocatedJSON
import SemanticTree

/// Reads Playwright's aria snapshots as JSON.
enum PlaywrightJSONImporter: DumpImporter {
  static let format = DumpFormat.playwrightJSON

  /// Every key that an element may have.
  private static let keys: Set<String> = [
    "role", "name", "level", "checked", "disabled", "expanded", "invalid", "pressed", "selected", "active",
    "focused", "url", "text", "value", "children", "ref", "cursor", "box", "placeholder", "description",
    "modal", "multiline", "readonly", "required", "multiselectable", "orientation", "haspopup",
    "autocomplete",
    "keyshortcuts", "roledescription", "valuetext", "valuemin", "valuemax", "props",
  ]

  static func recognizes(_ content: DumpContent) -> Bool {
    guard let value = content.jsonOrNil else { return false }
    if value.object != nil { return isElement(value) && value.object?["children"] != nil }
    guard let elements = value.array, elements.contains(where: { $0.object != nil }) else { return false }
    return elements.allSatisfy { $0.string != nil || isElement($0) }
  }

  private static func isElement(_ value: JSONValue) -> Bool {
    guard let object = value.object, let role = object["role"]?.string, WebRole(role) != nil else {
      return false
    }
    return object.members.allSatisfy { keys.contains($0.key) }
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let value = try content.json()
    var reading = PlaywrightJSONReading(file: content.file)
    let elements = try reading.elements(value.array ?? [value], depth: 1)
    var web = WebTree()
    var tree = DumpTree(roots: web.elements(elements), coverage: WebTree.coverage(format))
    tree.title = elements.first { $0.role == "RootWebArea" || $0.role == "WebArea" }?.name
    if reading.hasBoxes { tree.coverage.properties[.frame] = .given }
    if reading.hasDescriptions { tree.coverage.properties[.hint] = .given }
    tree.notes = web.notes
    return tree
  }
}

/// Reads the elements of such a file.
private struct PlaywrightJSONReading {
  private let file: String
  private(set) var hasBoxes = false
  private(set) var hasDescriptions = false
  private var count = 0

  init(file: String) { self.file = file }

  mutating func elements(_ values: [JSONValue], depth: Int) throws(Diagnostic) -> [WebElement] {
    var result: [WebElement] = []
    for value in values { result.append(try element(value, depth: depth)) }
    return result
  }

  /// An element, or a text that stands between elements.
  private mutating func element(_ value: JSONValue, depth: Int) throws(Diagnostic) -> WebElement {
    count += 1
    if count > DumpLimits.elements { throw DumpLimits.tooMany(file, value.position) }
    if depth > DumpLimits.depth { throw DumpLimits.tooDeep(file, value.position) }
    if let text = value.string {
      var element = WebElement("text", at: value.position)
      element.text = text.isEmpty ? nil : text
      return element
    }
    guard let object = value.object else {
      throw failure(value.position, "an element or a text", found: value.summary)
    }
    guard let role = object["role"]?.string else {
      let found = object["role"]?.summary ?? "no 'role'"
      throw failure(object["role"]?.position ?? value.position, "a role", found: found)
    }
    var element = WebElement(role, at: value.position)
    setProperties(of: &element, object)
    if let children = object["children"] {
      guard let list = children.array else {
        throw failure(children.position, "a list of elements", found: children.summary)
      }
      element.children = try elements(list, depth: depth + 1)
    }
    return element
  }

  private mutating func setProperties(of element: inout WebElement, _ object: JSONObject) {
    element.name = object["name"]?.simpleText
    element.text = object["text"]?.simpleText ?? object["value"]?.simpleText
    element.placeholder = object["placeholder"]?.simpleText
    element.description = object["description"]?.simpleText
    if element.description != nil { hasDescriptions = true }
    for member in object.members {
      if let text = member.value.simpleText { element.states.set(member.key, to: text) }
    }
    element.frame = frame(object["box"])
    if element.frame != nil { hasBoxes = true }
  }

  private func frame(_ value: JSONValue?) -> Rect? {
    let numbers = ["x", "y", "width", "height"].compactMap { key in
      value?.object?[key]?.number.flatMap { DumpNumber.coordinate($0) }
    }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func failure(_ position: TextPosition, _ expected: String, found: String) -> Diagnostic {
    Diagnostic(file: file, position: position, expected: expected, found: found)
  }
}
