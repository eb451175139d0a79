import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What there is in some markup.
final class MarkupReader: NSObject, XMLParserDelegate {
  struct Found {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Found] = []
  private(set) var text = ""

  /// Nil where the markup is not well-formed.
  static func read(_ markup: String) -> MarkupReader? {
    let reader = MarkupReader()
    let document = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(markup)</svg>"
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append(Found(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The names that elements refer to.
  var references: Set<String> {
    var found: Set<String> = []
    for (key, value) in elements.flatMap(\.attributes) {
      if key == "href", value.hasPrefix("#") { found.insert(String(value.dropFirst())) }
      if value.hasPrefix("url(#"), value.hasSuffix(")") {
        found.insert(String(value.dropFirst(5).dropLast()))
      }
    }
    return found
  }
}
