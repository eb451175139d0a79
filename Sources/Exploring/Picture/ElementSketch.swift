import SemanticTree
import Terminal
import VoiceOver

/// How an element is written into a picture of characters.
struct ElementSketch: Equatable {
  let id: NodeID
  let frame: Rect
  /// Label and value.
  let name: String
  /// The brackets that tell what kind of element it is, and whether it can be used.
  let brackets: Brackets
  /// Whether text is being typed into it: then the end of the value counts most.
  let isEditing: Bool
  let style: Canvas.Style
  /// Whether it takes part in something, so that it is drawn with a frame where there is room.
  let isControl: Bool

  /// - Parameter state: the words for its state, such as "on".
  init(_ stop: Stop, state: String?) {
    let node = stop.node
    id = node.id
    frame = node.frame
    isControl = !node.traits.isDisjoint(with: [.button, .link, .textEntry, .adjustable, .searchField])
    name = Self.name(of: node, state)
    brackets = Brackets(node.traits)
    isEditing = node.traits.contains(.isEditing)
    if node.traits.contains(.notEnabled) {
      style = .faint
    } else {
      style = node.traits.contains(.header) ? .bold : .plain
    }
  }

  private static func name(of node: Node, _ state: String?) -> String {
    // That a field is being edited is heard; what is typed is what one wants to see.
    let value = node.traits.contains(.isEditing) ? node.value : state ?? node.value
    let parts = [node.label, value].compactMap { $0 }.filter { !$0.isEmpty }
    let words = TerminalText.harmless(parts.joined(separator: ": "))
    let name = words.isEmpty ? "no name" : words
    return node.traits.contains(.selected) ? "* \(name)" : name
  }

  /// The name in its brackets.
  var text: String { brackets.around(name) }

  /// The text for a width. Where it does not fit, the name is cut and the brackets stay.
  func text(width: Int, mark: Character) -> String {
    let inner = width - CharacterWidth.columns(of: brackets.around(""))
    guard inner >= 2 else { return TerminalText.cut(text, to: width, mark: mark) }
    let shortened = isEditing ? TerminalText.cutStart : TerminalText.cut
    return brackets.around(shortened(name, inner, mark))
  }
}
