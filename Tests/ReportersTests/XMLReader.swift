import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a document that another program would read.
final class ReadElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [ReadElement] = []
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  func children(_ name: String) -> [ReadElement] { children.filter { $0.name == name } }

  /// The root of a document.
  static func read(_ text: String) throws -> ReadElement {
    let reader = XMLReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return try #require(reader.root)
  }
}

private final class XMLReader: NSObject, XMLParserDelegate {
  var root: ReadElement?
  private var open: [ReadElement] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = ReadElement(name: name, attributes: attributes)
    open.last?.children.append(element)
    root = root ?? element
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
