/// An element of SVG in the making.
struct Element {
  private let name: String
  private var attributes = ""
  private var content = ""

  init(_ name: String) { self.name = name }

  /// The element with one more attribute.
  func with(_ attribute: String, _ value: String) -> Element {
    var copy = self
    copy.attributes += " \(attribute)=\"\(Escaping.attribute(value))\""
    return copy
  }

  /// - Parameter places: the most decimals.
  func with(_ attribute: String, _ value: Double, places: Int = 2) -> Element {
    with(attribute, Decimals.text(value, places: places))
  }

  /// The element with an attribute of a length, which is left out where it is nothing, as that is what SVG takes then.
  func with(_ attribute: String, unlessZero value: Double) -> Element {
    let text = Decimals.text(value)
    return text == "0" ? self : with(attribute, text)
  }

  /// The element around some markup.
  func around(_ markup: String) -> Element {
    var copy = self
    copy.content += markup
    return copy
  }

  /// The element around some words, which a reader gets to see when the pointer rests on it.
  func titled(_ words: String) -> Element { around("<title>\(Escaping.text(words))</title>") }

  /// The element as markup.
  func markup(id: String? = nil) -> String {
    let start = "<\(name)" + (id.map { " id=\"\($0)\"" } ?? "") + attributes
    return content.isEmpty ? start + "/>" : "\(start)>\(content)</\(name)>"
  }
}
