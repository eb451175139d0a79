/// What the pictures of a page share: each element once, with a name by its kind and its turn.
struct Definitions {
  /// The first letter of the name.
  enum Kind: String {
    case glyph = "g"
    /// A line of text.
    case words = "w"
    case symbol = "s"
    case clip = "c"
    case mask = "m"
    case paint = "p"
    case filter = "f"
    /// What lies beneath a translucent surface.
    case layer = "l"
    /// A sign of a marking.
    case sign = "n"
  }

  private(set) var markup = ""
  private var names: [String: String] = [:]
  private var counts: [Kind: Int] = [:]

  /// The name of an element, which is defined unless the same one is already.
  mutating func share(_ kind: Kind, _ element: Element) -> String {
    let key = kind.rawValue + element.markup()
    if let known = names[key] { return known }
    let count = counts[kind, default: 0] + 1
    let name = kind.rawValue + String(count)
    counts[kind] = count
    names[key] = name
    markup += element.markup(id: name) + "\n"
    return name
  }
}

extension Element {
  /// The element of a definition at a place.
  static func use(_ name: String, at place: (x: Double, y: Double) = (0, 0)) -> Element {
    Element("use").with("href", "#" + name).with("x", unlessZero: place.x).with("y", unlessZero: place.y)
  }

  /// The element with an attribute that refers to a definition.
  func referring(_ attribute: String, to name: String) -> Element { with(attribute, "url(#\(name))") }
}
