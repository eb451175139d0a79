import LocatedJSON
import SemanticTree

/// One line of a snapshot: `- role "name" [attribute=value]: text`.
struct PlaywrightLine {
  enum Content {
    case element(PlaywrightElement)
    /// `/url: …` and the like, which tell something of the element around.
    case property(name: String, value: String?)
  }

  /// Where the dash stands.
  let column: Int
  let content: Content

  /// - Throws: where the line is none of a snapshot.
  init(_ line: TextLine, file: String) throws(Diagnostic) {
    var scanner = PlaywrightScanner(line, file: file)
    scanner.skipBlanks()
    column = line.bytes[..<scanner.index].scalarCount
    let position = scanner.position
    guard scanner.skip("- ") else { throw scanner.failure("'- ' and a role") }
    scanner.skipBlanks()
    // YAML puts keys that hold a colon or the like into quotes.
    if let key = try scanner.readYAMLQuoted() {
      var inner = PlaywrightScanner(TextLine(bytes: Array(key.utf8)[...], start: position), file: file)
      let content = try PlaywrightLine.readKey(&inner, at: position)
      guard inner.isAtEnd else { throw inner.failure("the end of the key") }
      self.content = try PlaywrightLine.readText(&scanner, content)
    } else {
      let content = try PlaywrightLine.readKey(&scanner, at: position)
      self.content = try PlaywrightLine.readText(&scanner, content)
    }
  }

  private static func readKey(
    _ scanner: inout PlaywrightScanner, at position: TextPosition
  ) throws(Diagnostic) -> Content {
    if scanner.skip("/") {
      let name = scanner.readWord()
      guard !name.isEmpty else { throw scanner.failure("a property's name") }
      return .property(name: name, value: nil)
    }
    let role = scanner.readWord()
    guard !role.isEmpty else { throw scanner.failure("a role") }
    var element = PlaywrightElement(WebElement(role, at: position))
    while scanner.skip(" ") {
      scanner.skipBlanks()
      if scanner.next == UInt8(ascii: "["), let attribute = try scanner.readAttribute() {
        set(attribute, of: &element.web)
      } else if scanner.next == UInt8(ascii: "\""), element.web.name == nil {
        element.web.name = nonEmpty(try scanner.readDoubleQuoted())
      } else if scanner.next == UInt8(ascii: "/"), element.web.name == nil {
        element.web.name = nonEmpty(try scanner.readPattern())
        element.isTemplate = true
      } else if !scanner.isAtEnd {
        throw scanner.failure("a name in quotes, an attribute in brackets or a colon")
      }
    }
    return .element(element)
  }

  /// Reads what is behind the colon, if there is one.
  private static func readText(
    _ scanner: inout PlaywrightScanner, _ content: Content
  ) throws(Diagnostic) -> Content {
    scanner.skipBlanks()
    if scanner.isAtEnd {
      guard case .element = content else { throw scanner.failure("':' behind a property") }
      return content
    }
    guard scanner.skip(":") else { throw scanner.failure("':' or the end of the line") }
    guard scanner.isAtEnd || scanner.next?.isBlank == true else {
      throw scanner.failure("a blank behind ':'")
    }
    scanner.skipBlanks()
    let isPattern = scanner.next == UInt8(ascii: "/")
    let text = try scanner.readYAMLQuoted() ?? scanner.readRest()
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.failure("the end of the line") }
    switch content {
    case .property(let name, _): return .property(name: name, value: nonEmpty(text))
    case .element(var element):
      let isTemplate = isPattern && text.count > 2 && text.hasSuffix("/")
      element.web.text = nonEmpty(isTemplate ? String(text.dropFirst().dropLast()) : text)
      if isTemplate { element.isTemplate = true }
      return .element(element)
    }
  }

  private static func set(_ attribute: (name: String, value: String?), of web: inout WebElement) {
    guard attribute.name == "box", let value = attribute.value else {
      web.states.set(attribute.name, to: attribute.value ?? "true")
      return
    }
    let numbers = value.split(separator: ",").compactMap { DumpNumber.coordinate(String($0)) }
    guard numbers.count == 4 else { return }
    web.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
