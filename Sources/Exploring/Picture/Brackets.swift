import SemanticTree

/// The signs around an element's name that tell what it is, where neither colour nor bold can be seen.
struct Brackets: Equatable {
  let open, close: String

  init(_ traits: Traits) {
    let kind = Self.kind(of: traits)
    guard traits.contains(.notEnabled) else {
      self = kind
      return
    }
    // A button is the usual case, so that its parentheses stand alone.
    let isButton = kind == Self.button
    self.init("(" + (isButton ? "" : kind.open), (isButton ? "" : kind.close) + ")")
  }

  private init(_ open: String, _ close: String) {
    self.open = open
    self.close = close
  }

  private static let button = Brackets("[", "]")

  private static func kind(of traits: Traits) -> Brackets {
    if !traits.isDisjoint(with: [.textEntry, .searchField]) { return Brackets("|", "|") }
    if traits.contains(.adjustable) { return Brackets("<", ">") }
    if traits.contains(.button) || traits.contains(.link) { return button }
    if traits.contains(.header) { return Brackets("= ", " =") }
    return traits.contains(.image) ? Brackets("{", "}") : Brackets("", "")
  }

  /// A name between the signs.
  func around(_ name: String) -> String { open + name + close }

  /// What the signs mean, a line for each.
  static let legend = [
    "In the picture: [ ] a button or link, < > something with a value to raise or lower,",
    "| | a text field, { } an image, = = a heading, ( ) what is disabled, as (Apply),",
    "* what is selected. A pointer and inverse colours show VoiceOver's cursor.",
  ]
}
